import { join } from "node:path";
import type { Plugin } from "vite";

const ours = join(import.meta.dirname, "../../src/ui/icon.ts");

/** Builds make the icons of lucide-react with src/ui/icon.ts, which says why. In development they stay as they are. */
export function iconsPlugin(): Plugin {
  let found = false;
  return {
    name: "mishwar:icons",
    apply: "build",
    enforce: "pre",
    resolveId(id, importer) {
      if (!id.endsWith("/createLucideIcon.mjs") || !importer?.includes("/icons/")) return undefined;
      found = true;
      return ours;
    },
    buildEnd(error) {
      if (!error && !found)
        this.error("lucide-react makes its icons in another way now: see tools/vite/icons-plugin.ts");
    },
  };
}
