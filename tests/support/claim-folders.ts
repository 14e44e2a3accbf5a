// A process of its own that claims data folders at moments it is told, and keeps them as long as it lives: for the test in
// which several do so at once.
import { claim } from "#platform/db/embedded-owner.ts";

process.on(
  "message",
  ({ folders, start, everyMs }: { folders: string[]; start: number; everyMs: number }) => {
    const won = folders.filter((folder, index) => {
      // Timers are too coarse to meet the others.
      while (Date.now() < start + index * everyMs);
      try {
        claim(folder);
        return true;
      } catch {
        return false;
      }
    });
    process.send?.(won);
  },
);
process.send?.("ready");
