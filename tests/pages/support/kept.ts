import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Visitor } from "../../../tools/pages/listed-pages.ts";

/** Where a run of `npm run pages` keeps what its parts tell one another. */
const folder = () => join(process.env.PAGES_WORK ?? "", "kept");

/** What the browser of a signed-in user holds. */
export const stateOf = (visitor: Visitor) => join(folder(), `${visitor}.json`);
/** The ids that addresses ask for. */
export const idsFile = () => join(folder(), "ids.json");

const shots = fileURLToPath(new URL("../shots/", import.meta.url));
/** The committed picture of a page. */
export const shotFile = (name: string) => join(shots, `${name}.webp`);
