import type { Named } from "../reference.types.ts";
import { named } from "./helpers.ts";

export const beirut = named("beirut", "Beirut", "بيروت");
export const mountLebanon = named("mount-lebanon", "Mount Lebanon", "جبل لبنان", "jabal lebnen");
export const keserwanJbeil = named("keserwan-jbeil", "Keserwan-Jbeil", "كسروان-جبيل");
export const north = named("north", "North Lebanon", "الشمال", "north, chmel, shmel, شمال");
export const akkar = named("akkar", "Akkar", "عكار");
export const beqaa = named("beqaa", "Beqaa", "البقاع", "bekaa, be2a3, bika3, بقاع");
export const baalbekHermel = named("baalbek-hermel", "Baalbek-Hermel", "بعلبك-الهرمل");
export const south = named("south", "South Lebanon", "الجنوب", "south, jnoub, janoub, جنوب");
export const nabatieh = named("nabatieh", "Nabatieh", "النبطية");

export const governorates: readonly Named[] = [
  beirut,
  mountLebanon,
  keserwanJbeil,
  north,
  akkar,
  beqaa,
  baalbekHermel,
  south,
  nabatieh,
];
