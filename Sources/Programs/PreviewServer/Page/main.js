// The page of the preview. Its modules, from the socket to the keys:
//
// connection - film, overlays (what is fetched) - player - picture, timeline, graphs, golden (what is
// drawn) - scene (joins them) - recipes, status, controls.

import "./status.js";
import "./controls.js";
