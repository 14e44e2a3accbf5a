import { generations } from "#features/reference/data/generations.ts";
import { modelOrFamily } from "#features/reference/families.ts";
import { brandBySlug, type Named } from "#features/reference/reference.ts";
import type { Meaning } from "./meaning.ts";
import { keyOf } from "./tokens.ts";

interface Generation {
  keys: readonly string[];
  meaning: Meaning;
}

/** Numbers of generations as they are said. */
const said = [
  ["واحد", "wa7ad"],
  ["اثنين", "تنين", "tnen"],
  ["ثلاثة", "تلاتة", "tlete"],
  ["اربعة", "arb3a"],
  ["خمسة", "5amse", "khamse"],
  ["ستة", "sette"],
  ["سبعة", "saba3a", "sab3a"],
  ["ثمانية", "تمانة", "تماني", "tmene"],
];

/** Every generation of cars with what it is looked up by: "golf6", "golfmk6", «غولفسته», "w204", "cclassw204". */
export function generationsOf(rankOf: (brand: string) => number): Generation[] {
  return generations.flatMap(({ brand, model, alone = "", beside = "" }) => {
    const named = modelOrFamily(brandBySlug("car", brand), model);
    if (!named) return [];
    const names = namesOf(named);
    const entry = (text: string, keysOf: (code: string) => string[]): Generation => {
      const [code = "", years = ""] = text.split(":");
      const [from, to] = years.split("-").map((year) => Number(year) || undefined);
      const meaning = {
        filter: "model",
        value: model,
        brand,
        rank: rankOf(brand),
        years: [from, to],
      } as const;
      return { keys: keysOf(code).map(keyOf), meaning };
    };
    const besides = (code: string) =>
      names.flatMap((name) => {
        // "Golf 7 GTI" as well as "Golf GTI 7".
        const [first = "", ...rest] = name.split(" ");
        const within = rest.length > 0 ? [`${first} ${code} ${rest.join(" ")}`] : [];
        return [...forms(code).map((form) => `${name} ${form}`), ...within];
      });
    return [
      ...words(alone).map((text) => entry(text, (code) => [code, ...besides(code)])),
      ...words(beside).map((text) => entry(text, besides)),
    ];
  });
}

const words = (text: string) => text.split(" ").filter(Boolean);
const namesOf = ({ en, ar, aliases = [] }: Named) => [en, ar, ...aliases];

function forms(code: string): string[] {
  const number = /^\d$/.test(code) ? (said[Number(code) - 1] ?? []) : [];
  return [code, `mk ${code}`, `gen ${code}`, `جيل ${code}`, `الجيل ${code}`, ...number];
}
