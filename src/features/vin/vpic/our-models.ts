import { familyBySlug } from "#features/reference/families.ts";
import { brandBySlug } from "#features/reference/reference.ts";
import type { Decoded } from "./decode.ts";

/** Models that have another name here, or are a version of one; only where it is known. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bentley: { continental: "continental-gt" },
  bmw: { m3ci: "m3" },
  chevrolet: {
    "bolt ev": "bolt",
    "bolt euv": "bolt",
    "captiva sport": "captiva",
    "cruze limited": "cruze",
    "impala limited": "impala",
    "malibu limited": "malibu",
    "malibu classic": "malibu",
    "silverado hd": "silverado",
    "silverado ld": "silverado",
    "silverado ltd": "silverado",
    "traverse limited": "traverse",
  },
  chrysler: { "300c": "300", "town and country": "town-country" },
  dodge: { "1500": "ram-1500" },
  ferrari: { "430": "f430", "458": "458-italia", "488": "488-gtb", "360": "360-modena", f8: "f8-tributo" },
  ford: {
    "e-150": "econoline",
    "e-250": "econoline",
    "e-350": "econoline",
    "expedition el": "expedition",
    "expedition max": "expedition",
    "f-150 heritage": "f-150",
    "mustang gtd": "mustang",
  },
  gmc: {
    "hummer ev pickup": "hummer-ev",
    "hummer ev suv": "hummer-ev",
    "sierra hd": "sierra",
    "sierra limited": "sierra",
    "yukon xl": "yukon",
  },
  honda: { "accord crosstour": "crosstour", "civic si": "civic", "civic type r": "civic" },
  hyundai: {
    "elantra gt": "elantra",
    "elantra n": "elantra",
    "elantra touring": "elantra",
    "genesis coupe": "genesis",
    "ioniq 5 n": "ioniq-5",
    "ioniq 6 n": "ioniq-6",
    "kona n": "kona",
    "santa fe sport": "santa-fe",
    "santa fe xl": "santa-fe",
    "veloster n": "veloster",
  },
  infiniti: { q70l: "q70" },
  jeep: {
    "grand cherokee l": "grand-cherokee",
    "grand wagoneer l": "grand-wagoneer",
    "wagoneer l": "wagoneer",
    "wrangler jk": "wrangler",
  },
  kia: { borrego: "mohave", "forte koup": "forte", rondo: "carens", sedona: "carnival" },
  "land-rover": { "new range rover": "range-rover" },
  lincoln: { "navigator l": "navigator" },
  mazda: { mazda2: "2", mazda3: "3", mazda5: "5", mazda6: "6" },
  mini: { "cooper convertible": "cooper", "cooper coupe": "coupe", hardtop: "cooper" },
  mitsubishi: {
    "lancer evolution": "lancer",
    "lancer sportback": "lancer",
    montero: "pajero",
    "mirage g4": "mirage",
    rvr: "asx",
  },
  nissan: {
    "kicks mpv": "kicks",
    "kicks play": "kicks",
    "nissan z": "z",
    "rogue select": "rogue",
    "rogue sport": "qashqai",
    "sentra classic": "sentra",
  },
  porsche: { "718 boxster": "718", "718 cayman": "718", "718 spyder": "718" },
  subaru: { "b9 tribeca": "tribeca", "xv crosstrek": "xv" },
  suzuki: { "grand vitara xl-7": "xl7" },
  toyota: {
    "86": "gr86",
    "gr corolla": "corolla",
    "prius prime (phev)": "prius",
    "rav4 prime (phev)": "rav4",
  },
  volkswagen: {
    "golf iii": "golf",
    "golf alltrack": "golf",
    "golf sportwagen": "golf",
    "e-golf": "golf",
    gti: "golf-gti",
    "jetta gli": "jetta",
    "jetta sportwagen": "jetta",
    "jetta wagon": "jetta",
    r32: "golf-r",
    "tiguan limited": "tiguan",
  },
  volvo: { "s60 cross country": "s60", v60cc: "v60", s90l: "s90" },
};

export interface OurModel {
  model?: string;
  /** Of which family it is, where the family is all that is known, or the way we name its models. */
  family?: string;
}

/** The model of our list that a vehicle of vPIC is, or its family; neither where our list has none like it. */
export function ourModelOf(brand: string, decoded: Decoded): OurModel {
  const models = brandBySlug("car", brand)?.models ?? [];
  const plain = decoded.model.toLowerCase().trim();
  const [byRule, family] = rules[brand]?.(decoded) ?? [];
  const names = [byRule, renamed[brand]?.[plain], plain].flatMap((name) => (name ? together(name) : []));
  const model = names.flatMap((name) => models.find(({ slug }) => together(slug) === name)?.slug ?? [])[0];
  const known = family && familyBySlug(family)?.brand === brand ? family : undefined;
  return { ...(model && { model }), ...(known && { family: known }) };
}

/** "RS 5" is "rs5", "F-150" "f150". */
const together = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

type Rule = (decoded: Decoded) => readonly [model: string | undefined, family?: string | undefined];

/** Where our models are named by what vPIC says in the trim or the series. */
const rules: Readonly<Record<string, Rule>> = {
  /** "C-Class", "C300-4M" → C 300; "AMG C43" → C 43 AMG. */
  "mercedes-benz": ({ model, series = "", trim = "" }) => {
    const letters = /^([A-Z]+)-Class/.exec(model)?.[1]?.replace(/^M$/, "ML");
    if (!letters) return [undefined];
    const said = `${trim} ${series}`;
    const number = [...said.matchAll(/\b([A-Z]{1,3}) ?(\d{2,3})/g)].find(([, of]) => of === letters)?.[2];
    const name = number && `${letters}-${number}${said.includes("AMG") ? "-amg" : ""}`;
    return [name, `${letters}-class`.toLowerCase()];
  },
  /** "328xi", "325Ci", "330i/330xi": the same engine with other doors or driven wheels. */
  bmw: ({ model, series = "" }) => {
    const family = /^(\d)-series$/i.exec(series)?.[1];
    const [, number, long] = /^([1-8]\d{2})(L?)(x?i|C?i[CS]?|ix|i[sAC]?|ti)$/i.exec(model) ?? [];
    return [number && `${number}${long?.toLowerCase()}i`, family && `${family}-series`];
  },
  /** "RX", "350 Premium" → RX 350. */
  lexus: ({ model, trim = "" }) => {
    const number = /^(\d{3}[ht]?)/i.exec(trim)?.[1];
    return [number && `${model}-${number}`.toLowerCase(), `lexus-${model}-range`.toLowerCase()];
  },
  /** "Cooper", series "Cooper S". */
  mini: ({ model, series = "" }) => {
    if (!/^(cooper|hardtop)/i.test(model) || /coupe|roadster/i.test(model)) return [undefined];
    return [/JCW/.test(series) ? "john-cooper-works" : /Cooper S/.test(series) ? "cooper-s" : "cooper"];
  },
  /** "Ram", series "1500" or "DR (1500)". */
  dodge: ({ model, series = "" }) => [
    /^Ram$/i.test(model) && /\b1500\b/.test(series) ? "ram-1500" : undefined,
  ],
};
