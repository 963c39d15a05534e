#!/bin/sh
# usage: cluster.sh start|stop DIRECTORY
#        cluster.sh hide DIRECTORY NODE HIDDEN   starts a node again that sees HIDDEN as an empty directory
#
# A Slurm cluster of three virtual nodes with one processor each, on the loopback address of this machine and
# without systemd or cgroups. Everything it writes is in DIRECTORY; `stop` ends the processes by their ids.
set -eu
directory=$2
host=$(hostname -s)

start() {
  mkdir -p "$directory/spool/r1" "$directory/spool/r2" "$directory/spool/r3" "$directory/state" \
    "$directory/log" "$directory/run"
  head -c 1024 /dev/urandom > "$directory/munge.key"
  chmod 400 "$directory/munge.key"
  munged --foreground --force --socket "$directory/run/munge.socket" \
    --key-file "$directory/munge.key" --log-file "$directory/log/munged.log" \
    --pid-file "$directory/run/munged.pid" --seed-file "$directory/run/munge.seed" \
    > "$directory/log/munged.out" 2>&1 &
  echo $! >> "$directory/pids"
  while [ ! -S "$directory/run/munge.socket" ]; do
    kill -0 $! || { cat "$directory/log/munged.out" >&2; exit 1; }
    sleep 0.1
  done
  # Ports that are free, so that several clusters can be on one machine.
  ports=$(python3 -c '
import socket
sockets = [socket.socket() for _ in range(4)]
for s in sockets: s.bind(("127.0.0.1", 0))
print(*[s.getsockname()[1] for s in sockets])')
  set -- $ports
  cat > "$directory/slurm.conf" <<CONF
ClusterName=films
SlurmctldHost=$host(127.0.0.1)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
# A task that is repeated waits until the credential of its first run has expired: 2 minutes by default.
AuthInfo=socket=$directory/run/munge.socket,cred_expire=10
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=0
SlurmctldPort=$1
SlurmctldPidFile=$directory/run/slurmctld.pid
SlurmctldLogFile=$directory/log/slurmctld.log
SlurmdPidFile=$directory/run/slurmd-%n.pid
SlurmdLogFile=$directory/log/slurmd-%n.log
SlurmdSpoolDir=$directory/spool/%n
StateSaveLocation=$directory/state
SlurmdTimeout=10
ReturnToService=2
KillWait=2
MinJobAge=300
MpiDefault=none
MailProg=/bin/true
NodeName=r1 NodeHostname=$host NodeAddr=127.0.0.1 Port=$2 CPUs=1
NodeName=r2 NodeHostname=$host NodeAddr=127.0.0.1 Port=$3 CPUs=1
NodeName=r3 NodeHostname=$host NodeAddr=127.0.0.1 Port=$4 CPUs=1
PartitionName=films Nodes=r[1-3] Default=YES MaxTime=INFINITE State=UP
CONF
  export SLURM_CONF="$directory/slurm.conf"
  slurmctld -D -c > "$directory/log/slurmctld.out" 2>&1 &
  echo $! >> "$directory/pids"
  for node in r1 r2 r3; do slurmd_start $node; done
  until [ "$(sinfo --noheader --format=%T 2>/dev/null)" = idle ]; do sleep 0.2; done
}

slurmd_start() { # NODE [COMMAND...]   the command starts slurmd
  node=$1
  shift
  SLURM_CONF="$directory/slurm.conf" "$@" slurmd -D -N "$node" > "$directory/log/slurmd-$node.out" 2>&1 &
  echo $! >> "$directory/pids"
  echo $! > "$directory/run/$node"
}

hide() { # NODE HIDDEN
  end "$(cat "$directory/run/$1")"
  export SLURM_CONF="$directory/slurm.conf" HIDDEN="$2"
  scontrol update nodename="$1" state=down reason=test
  slurmd_start "$1" unshare --mount sh -c 'mount -t tmpfs none "$HIDDEN" && exec "$@"' sh
  scontrol update nodename="$1" state=resume
  until [ "$(sinfo --noheader --Node --nodes="$1" --format=%t)" = idle ]; do sleep 0.2; done
}

end() { # PID...
  kill "$@" 2> /dev/null || true
  for id in "$@"; do
    while kill -0 "$id" 2> /dev/null; do sleep 0.1; done
  done
}

stop() {
  # shellcheck disable=SC2046
  end $(cat "$directory/pids")
}

case $1 in
  start) start ;;
  stop) stop ;;
  hide) hide "$3" "$4" ;;
  *) sed -n 2,3p "$0" >&2; exit 64 ;;
esac
