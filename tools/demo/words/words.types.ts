/** What is true of a listing, so that no sentence claims what the fields deny. */
export const flags = [
  "car",
  "bike",
  "new",
  "used",
  "damaged",
  "company",
  "us",
  "gulf",
  "europe",
  "lowkm",
  "highkm",
  "oneowner",
  "clean",
  "accident",
  "serviced",
  "full",
  "sunroof",
  "leather",
  "camera",
  "carplay",
  "led",
  "cruise",
  "hybrid",
  "electric",
  "diesel",
  "fourwd",
  "eco",
  "classic",
  "recent",
  "dealer",
  "private",
  "licence",
  "nolicence",
  "automatic",
  "manual",
  "scooter",
  "family",
  "sport",
  "work",
  "negotiable",
  "fixed",
  "travel",
  "kept",
  "vin",
  "trim",
  "engine",
  "touring",
] as const;
export type Flag = (typeof flags)[number];

export interface Line {
  /** All of them must be true. */
  when: readonly Flag[];
  /** With {slots}; see the slots of `slotsOf`. */
  text: string;
}

const known: ReadonlySet<string> = new Set(flags);

/** `line("used oneowner", "…")`. */
export function line(when: string, text: string): Line {
  const needed = when.split(" ").filter((word) => word !== "");
  for (const flag of needed) if (!known.has(flag)) throw new Error(`"${flag}" is no flag`);
  return { when: needed as Flag[], text };
}

export const sections = [
  "open",
  "state",
  "drive",
  "past",
  "source",
  "extras",
  "why",
  "price",
  "contact",
  "bullet",
] as const;
export type Section = (typeof sections)[number];

/** How listings are written in one language. */
export interface Wording {
  titles: readonly Line[];
  fragments: Readonly<Record<Section, readonly Line[]>>;
}
