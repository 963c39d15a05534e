#!/bin/sh
# usage: sshd.sh start DIRECTORY MACHINE...   a server for each machine, and DIRECTORY/config for ssh -F
#        sshd.sh kill DIRECTORY MACHINE       ends the server and its connections at once
#        sshd.sh stop DIRECTORY
#
# Servers of openssh-server on the loopback address of this machine, with keys of their own. Everything they
# write is in DIRECTORY, but for the empty directory /run/sshd that sshd demands of root.
set -eu
directory=$2

start() {
  mkdir -p "$directory"
  [ "$(id -u)" != 0 ] || mkdir -p /run/sshd
  ssh-keygen -q -t ed25519 -N '' -f "$directory/user"
  ssh-keygen -q -t ed25519 -N '' -f "$directory/host"
  cp "$directory/user.pub" "$directory/authorized"
  for machine in "$@"; do serve "$machine"; done
  # A machine that nobody serves.
  host nobody "$(free_port)"
}

serve() { # MACHINE
  port=$(free_port)
  cat > "$directory/$1.conf" <<CONF
ListenAddress 127.0.0.1
Port $port
HostKey $directory/host
AuthorizedKeysFile $directory/authorized
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
PermitRootLogin prohibit-password
MaxStartups 100
MaxSessions 100
CONF
  /usr/sbin/sshd -D -f "$directory/$1.conf" -E "$directory/$1.log" > /dev/null 2>&1 &
  echo $! > "$directory/$1.pid"
  host "$1" "$port"
  n=0
  until ssh -F "$directory/config" "$1" true 2> /dev/null; do
    n=$((n + 1))
    [ $n -lt 100 ] || { cat "$directory/$1.log" >&2; exit 1; }
    sleep 0.1
  done
}

host() { # MACHINE PORT
  cat >> "$directory/config" <<CONF
Host $1
  HostName 127.0.0.1
  Port $2
  User $(id -un)
  IdentityFile $directory/user
  IdentitiesOnly yes
  StrictHostKeyChecking no
  UserKnownHostsFile $directory/known
  LogLevel ERROR
CONF
}

free_port() {
  python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

tree() { # PID   the process and all below it, which are servers of connections
  echo "$1"
  for child in $(pgrep -P "$1" -x sshd); do tree "$child"; done
}

end() { # MACHINE SIGNAL
  # shellcheck disable=SC2046
  kill -"$2" $(tree "$(cat "$directory/$1.pid")") 2> /dev/null || true
  rm "$directory/$1.pid"
}

case $1 in
  start) shift 2; start "$@" ;;
  kill) end "$3" KILL ;;
  stop) for file in "$directory"/*.pid; do [ ! -e "$file" ] || end "$(basename "$file" .pid)" TERM; done ;;
  *) sed -n 2,4p "$0" >&2; exit 64 ;;
esac
