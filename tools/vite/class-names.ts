import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const src = fileURLToPath(new URL("../../src/", import.meta.url));
const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const signs = `${letters}0123456789`;

/**
 * The class of a CSS Module as pages carry it: four signs, since a page has hundreds of them, and the same in the browser's
 * bundle and in the renderer's. `file` is the sheet, absolute or from src/; `name` is its class there.
 */
export function className(file: string, name: string): string {
  const sheet = file.startsWith(src) ? relative(src, file) : file;
  const bytes = createHash("sha256")
    .update(`${sheet.replaceAll("\\", "/")} ${name}`)
    .digest();
  const [first, ...others] = [0, 1, 2, 3].map((place) => bytes.readUInt16BE(2 * place));
  return [letters[(first ?? 0) % letters.length], ...others.map((one) => signs[one % signs.length])].join("");
}
