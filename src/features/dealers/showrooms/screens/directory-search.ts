import { specializations } from "#features/reference/dealer-enumerations.ts";
import { type SearchPlace, searchPlaces } from "#features/reference/enumerations.ts";
import { normalisePlace } from "#features/reference/normalise.ts";
import { longestSearch } from "../showroom.schema.ts";

/** The address of the directory as anybody may have written it. */
export type DirectoryAddress = Partial<Record<"search" | "city" | "specialization" | "page", unknown>>;

/** What the directory is asked for. */
export interface DirectorySearch {
  search?: string;
  city?: SearchPlace;
  specialization?: (typeof specializations)[number];
  page?: number;
}

const mostPages = 1000;

/** What an address asks for; what it cannot mean is left out. */
export function readDirectory(address: DirectoryAddress): DirectorySearch {
  const search =
    typeof address.search === "string" || typeof address.search === "number" ? String(address.search) : "";
  const words = search
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, longestSearch);
  const city = searchPlaces.find((one) => one === normalisePlace(address.city));
  const specialization = specializations.find((one) => one === address.specialization);
  const page = Number(address.page);
  return {
    ...(words && { search: words }),
    ...(city && { city }),
    ...(specialization && { specialization }),
    ...(Number.isInteger(page) && page > 1 && page <= mostPages && { page }),
  };
}
