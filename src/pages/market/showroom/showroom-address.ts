import type { Showroom } from "#features/dealers/showrooms/showroom.contract.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";

/** Where a showroom's cars and motorcycles are: `/dealers/{slug}` and `/dealers/{slug}/motorcycles`. */
export interface ShowroomAddress {
  slug: string;
  motorcycles: boolean;
}

/** What the parts of an address name; undefined for what is no showroom's. */
export function readAddress({
  slug = "",
  kind,
}: Record<string, string | undefined>): ShowroomAddress | undefined {
  if (!/^[a-z0-9-]{1,80}$/.test(slug) || (kind !== undefined && kind !== "motorcycles")) return undefined;
  return { slug, motorcycles: kind !== undefined };
}

/** What is shown there. Of a dealer who has motorcycles alone these are shown at once. */
export function kindAt(address: ShowroomAddress, stock: Showroom["stock"]): VehicleType {
  return address.motorcycles || (stock.car === 0 && stock.motorcycle > 0) ? "motorcycle" : "car";
}

export const pathOf = ({ slug, motorcycles }: ShowroomAddress) =>
  motorcycles ? `/dealers/${slug}/motorcycles` : `/dealers/${slug}`;
