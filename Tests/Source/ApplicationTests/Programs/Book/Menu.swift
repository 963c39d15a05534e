// swift-format-ignore-file
// Recipe 13-2 of the book: the menu of the demos.

import UIKit

class PlaygroundMenuViewController: UIViewController, UITableViewDataSource {

    let demos = ["Gravity", "Gravity with Collision", "Item Properties", "Snap", "Push", "Spring Attachment"]
    private var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dynamics Playground"
        tableView = UITableView(frame: view.bounds, style: .plain)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "demo")
        tableView.dataSource = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return demos.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "demo", for: indexPath)
        cell.textLabel?.text = demos[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
