import type { VehicleType } from "../enumerations.ts";
import type { Family } from "../reference.types.ts";
import { slugify } from "./helpers.ts";

/**
 * A family: its name, its Arabic name, which models it has, what people type. Beside its brand's name the own one says enough
 * ("BMW|X Series"); in an address the family stands alone, and what is before the line tells it from those of other brands.
 */
export type FamilyInput = readonly [en: string, ar: string, models: RegExp, aliases?: string];

/** The families of a brand, of whose models it is given the slugs. */
export function familiesOf(
  vehicleType: VehicleType,
  brand: string,
  models: readonly string[],
  inputs: readonly FamilyInput[],
): Family[] {
  return inputs.map(([en, ar, pattern, aliases = ""]) => ({
    slug: slugify(en),
    en: en.split("|").at(-1) ?? en,
    ar,
    aliases: aliases.split(",").flatMap((alias) => alias.trim() || []),
    vehicleType,
    brand,
    models: models.filter((slug) => pattern.test(slug)),
  }));
}

/** A class as it is written in both scripts: "C-Class", «سي كلاس», «الفئة C», "classe C". */
export function classNamed(letters: string, said: string, pattern: RegExp, more = ""): FamilyInput {
  const names = [letters, ...said.split("/")].flatMap((name) => [
    `${name} class`,
    `class ${name}`,
    `classe ${name}`,
    `${name} klas`,
    `${name} klass`,
    `${name} كلاس`,
    `كلاس ${name}`,
    `${name} كلس`,
    `فئة ${name}`,
    `الفئة ${name}`,
    ...(letters.length > 1 ? [name] : []),
  ]);
  return [`${letters}-Class`, `${letters} كلاس`, pattern, [...names, more].join(", ")];
}

const ordinals = "الأولى,الثانية/التانية,الثالثة/التالتة,الرابعة,الخامسة,السادسة,السابعة,الثامنة/التامنة"
  .split(",")
  .map((one) => one.split("/"));
const spoken = "wa7ad,tnen,tlete,arb3a,5amse,sette,sab3a,tmene".split(",");
const spokenOrdinals =
  "oula,tenye/tanye,talte/telte/thalitha,rab3a,5amse/khamse,sedse/sadse,sab3a,tamne".split(",");

/** A series as it is written and said: "3 Series", «الفئة الثالثة», «فئة تالتة», "serie 3", "fe2a talte". */
export function seriesNumbered(number: number, pattern: RegExp, more = ""): FamilyInput {
  const [first = "", ...others] = ordinals[number - 1] ?? [];
  const said = [first, ...others].flatMap((one) => [one, one.replace(/^ال/, "")]);
  const names = [
    ...["series", "serie", "seri", "er", "class", "سيريز", "سيري"].map((word) => `${number} ${word}`),
    ...["series", "serie", "seri", "class", "classe", "سيريز", "سيري", "فئة", "الفئة", "fe2a", "fi2a"].map(
      (word) => `${word} ${number}`,
    ),
    ...said.flatMap((one) => [`الفئة ${one}`, `فئة ${one}`]),
    ...(spokenOrdinals[number - 1] ?? "")
      .split("/")
      .flatMap((one) => [`fe2a ${one}`, `fi2a ${one}`, `el fe2a el ${one}`, `l fe2a l ${one}`]),
    `series ${spoken[number - 1]}`,
  ];
  return [`${number} Series`, `الفئة ${first}`, pattern, [...names, more].join(", ")];
}
