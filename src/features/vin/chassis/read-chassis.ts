import type { BodyType } from "#features/reference/enumerations.ts";
import { familyBySlug } from "#features/reference/families.ts";
import { mercedesBodies, mercedesTypes, typesWithBody } from "./mercedes.ts";
import { volkswagenTypes } from "./volkswagen-group.ts";

/** What the type of a chassis says. */
export interface Chassis {
  brand: string;
  /** The models that are built as this type. */
  models: readonly string[];
  /** The one to be proposed. */
  model?: string;
  /** The family that they make up. */
  family?: string;
  bodyType?: BodyType;
  /** When the type began. */
  from?: number;
}

/** What a European VIN says of its type, where its maker is one that writes it into each; of all others nothing. */
export const readChassis = (vin: string): Chassis | undefined => mercedes(vin) ?? volkswagenGroup(vin);

function mercedes(vin: string): Chassis | undefined {
  if (!/^(WD[BCDF]|W1[KNV])\d{3}/.test(vin)) return undefined;
  const [type, body] = [vin.slice(3, 6), vin.slice(6, 7)];
  const named = mercedesTypes[type + body] ?? mercedesTypes[type];
  if (!named) return undefined;
  const family = familyBySlug(named);
  const bodies: Readonly<Record<string, BodyType>> = mercedesBodies;
  const bodyType = typesWithBody.test(type) ? bodies[body] : undefined;
  return {
    brand: "mercedes-benz",
    ...(family ? { family: named, models: family.models } : { model: named, models: [named] }),
    ...(bodyType && { bodyType }),
  };
}

function volkswagenGroup(vin: string): Chassis | undefined {
  const known = volkswagenTypes[vin.slice(0, 3)];
  if (!known) return undefined;
  const [brand, types] = known;
  // Škoda fills the places of body and engine that the others leave open.
  if (brand !== "skoda" && vin.slice(3, 6) !== "ZZZ") return undefined;
  const type = types[vin.slice(6, 8)];
  if (!type) return undefined;
  const [names, from] = type;
  const models = names.split(" ").filter((name) => name !== "?");
  const [model] = models;
  return { brand, models, from, ...(model && !names.startsWith("?") && { model }) };
}
