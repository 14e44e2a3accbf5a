import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Head } from "./format.ts";

export const vpicPath = fileURLToPath(new URL("./vpic.txt.gz", import.meta.url));

/** A maker's number: which schemas it follows in which model years. */
export interface Maker {
  kind: number;
  schemas: readonly { id: number; from: number; to: number }[];
}
/** What a schema says: of each element, which text (or model) it has where the keys fit. */
export type Schema = ReadonlyMap<number, readonly { keys: string; value: number }[]>;

export interface Vpic extends Omit<Head, "upTo"> {
  maker: (wmi: string) => Maker | undefined;
  schema: (id: number) => Schema | undefined;
}

let opened: Promise<Vpic> | undefined;

/** The extract of vPIC (docs/vin.md): unpacked when it is first asked for, and kept as bytes of which each question reads a few lines. */
export function openVpic(): Promise<Vpic> {
  opened ??= readFile(vpicPath)
    .then((packed) => promisify(gunzip)(packed))
    .then(indexed);
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

function indexed(bytes: Buffer): Vpic {
  const lines = new Map<string, readonly [from: number, to: number]>();
  let from = bytes.indexOf("\n") + 1;
  const head: Head = JSON.parse(bytes.toString("utf8", 0, from));
  while (from < bytes.length) {
    const to = bytes.indexOf("\n", from);
    const tab = bytes.indexOf("\t", from);
    if (to > from) lines.set(bytes.toString("latin1", from, tab), [tab + 1, to]);
    from = to + 1;
  }
  const partsOf = (key: string) => {
    const line = lines.get(key);
    return line && bytes.toString("latin1", ...line).split("\t");
  };
  return {
    ...head,
    maker: (wmi) => {
      const parts = partsOf(wmi);
      return parts && makerOf(parts);
    },
    schema: (id) => {
      const parts = partsOf(`#${id}`);
      return parts && schemaOf(parts);
    },
  };
}

function makerOf([kind, links = ""]: readonly string[]): Maker {
  const schemas = links.split(" ").map((link) => {
    const [id, years = ""] = link.split(":");
    const [from, to] = years.split("-");
    return { id: Number(id), from: Number(from), to: to ? Number(to) : Number.POSITIVE_INFINITY };
  });
  return { kind: Number(kind), schemas };
}

function schemaOf(parts: readonly string[]): Schema {
  const said = new Map<number, { keys: string; value: number }[]>();
  for (let at = 0; at < parts.length; at += 2) {
    const entries = (parts[at + 1] ?? "").split(" ").map((entry) => {
      const cut = entry.lastIndexOf("=");
      return { keys: entry.slice(0, cut), value: Number(entry.slice(cut + 1)) };
    });
    said.set(Number(parts[at]), entries);
  }
  return said;
}
