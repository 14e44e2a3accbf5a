import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

type Line = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const icon = /\/lucide-react\/dist\/esm\/icons\/(?!index)([a-z0-9-]+)\.mjs$/;
const maker = join(import.meta.dirname, "../../src/ui/icon.ts");

/** Those of each card of a list. A page has their lines once; what is shown less often is no shorter by that. */
const repeated = ["heart", "git-compare-arrows", "images", "map-pin", "badge-check"];
const sprite = "virtual:sprite";

/** Builds take of lucide-react only the lines of its icons: src/ui/icon.ts says why. In development they stay as they are. */
export function iconsPlugin(): Plugin {
  let building = false;
  return {
    name: "mishwar:icons",
    enforce: "pre",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    resolveId: { filter: { id: /^virtual:sprite$/ }, handler: () => `\0${sprite}` },
    load: {
      filter: { id: [icon, /^\0virtual:sprite$/] },
      async handler(id) {
        if (id === `\0${sprite}`) {
          const symbols = await Promise.all(building ? repeated.map(symbol) : []);
          return `export const sprite = ${JSON.stringify(symbols.join(""))};`;
        }
        if (!building) return null;
        const name = icon.exec(id)?.[1] ?? "";
        const drawn = repeated.includes(name)
          ? `${JSON.stringify(`<use href="#i-${name}"/>`)}, {}`
          : JSON.stringify(await linesOf(pathToFileURL(id).href));
        return `import { makeIcon } from ${JSON.stringify(maker)};
export default /* @__PURE__ */ makeIcon(${drawn});`;
      },
    },
  };
}

async function symbol(name: string): Promise<string> {
  const address = import.meta.resolve(`lucide-react/dist/esm/icons/${name}.mjs`);
  return `<symbol id="i-${name}" viewBox="0 0 24 24">${await linesOf(address)}</symbol>`;
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
