import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

type Line = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const icon = /\/lucide-react\/dist\/esm\/icons\/(?!index)([a-z0-9-]+)\.mjs$/;
const maker = join(import.meta.dirname, "../../src/ui/icon.ts");

/** Builds take of lucide-react only the lines of its icons: src/ui/icon.ts says why. In development they stay as they are. */
export function iconsPlugin(): Plugin {
  let building = false;
  return {
    name: "mishwar:icons",
    enforce: "pre",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    load: {
      filter: { id: icon },
      async handler(id) {
        if (!building) return null;
        return `import { makeIcon } from ${JSON.stringify(maker)};
export default /* @__PURE__ */ makeIcon(${JSON.stringify(await linesOf(pathToFileURL(id).href))});`;
      },
    },
  };
}

async function linesOf(address: string): Promise<string> {
  const { __iconData: data } = (await import(address)) as { __iconData?: { node: readonly Line[] } };
  if (!data)
    throw new Error(`${fileURLToPath(address)} keeps its lines elsewhere: see tools/vite/icons-plugin.ts`);
  return data.node.map(markup).join("");
}

function markup([tag, { key: _key, ...attributes }]: Line): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join("")}/>`;
}
