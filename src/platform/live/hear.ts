import type { Listener } from "../db/listen.ts";
import { listenAlways } from "../db/listen-always.ts";
import type { LiveHub } from "./live-hub.ts";
import { liveChannel } from "./publish.ts";

/**
 * Lets a hub hear the database, through one connection of the process. While that is away nothing is heard; once it is back
 * every browser asks for what it missed.
 */
export function hearLive(url: string, hub: LiveHub, onError: (error: Error) => void): Listener {
  return listenAlways(url, liveChannel, hub.receive, {
    onHeard: (again) => {
      if (again) hub.missed();
    },
    onError,
  });
}
