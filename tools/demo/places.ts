import type { PlaceSlug } from "#features/reference/enumerations.ts";
import { Weighted } from "./random.ts";

/** Roughly by population and by how much is advertised there. */
export const placeShares: Record<PlaceSlug, number> = {
  beirut: 24,
  metn: 11,
  baabda: 9,
  tripoli: 9,
  jounieh: 5,
  kesrouan: 4,
  antelias: 4,
  sidon: 6,
  zahle: 5,
  tyre: 4,
  nabatieh: 4,
  jbeil: 4,
  aley: 4,
  chouf: 4,
  baalbek: 3,
  akkar: 2,
  halba: 1,
  batroun: 2,
  zgharta: 2,
  koura: 2,
  "minieh-danniyeh": 1,
  "west-beqaa": 1,
  marjayoun: 0.6,
  "bint-jbeil": 0.8,
  hermel: 0.5,
  bsharri: 0.4,
  jezzine: 0.5,
  rashaya: 0.3,
  hasbaya: 0.3,
};

export const placesByShare = new Weighted(
  Object.entries(placeShares) as [PlaceSlug, number][],
  ([, share]) => share,
);
