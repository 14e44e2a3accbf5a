import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { browsePaths, vehicleTypeAt } from "#features/listings/paths.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import {
  changed,
  type ListFilter,
  type Patch,
  readSearch,
  type Search,
  toggled,
} from "#features/search/address/browse-search.ts";
import { type ModelNames, modelNames } from "#features/search/address/heading.ts";
import { type Asked, modelsQuery } from "#features/search/search.api.ts";
import type { Facets } from "#features/search/search-answer.schema.ts";
import { useLocation, useNavigate } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";

/** A set of filters, wherever it is kept: in the address, or as a draft in the sheet of a phone. */
export interface Filters extends Asked {
  change: (patch: Patch) => void;
  toggle: (filter: ListFilter, value: string) => void;
}

/** The filters with what the market has for them. */
export interface CountedFilters extends Filters {
  facets: Facets | undefined;
}

type Path = (typeof browsePaths)[VehicleType];

/** The filters of a page: a change leads to another address of it. */
export interface Browse extends Filters {
  to: Path;
}

/** Browsing the market. */
export function useBrowse(): Browse {
  const vehicleType = vehicleTypeAt(useLocation().pathname);
  return useBrowseAt({ vehicleType, path: browsePaths[vehicleType] });
}

export interface BrowsePlace extends Pick<Asked, "vehicleType" | "userId"> {
  path: string;
}

/** The filters of the address; a change is a step in the history and keeps the place on the page. */
export function useBrowseAt({ vehicleType, userId, path }: BrowsePlace): Browse {
  // The router knows the pages of the market by their names; that of a seller takes the same search.
  const to = path as Path;
  const { search: raw } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(vehicleType, raw), [vehicleType, raw]);
  const step = (next: (before: Search) => Search) =>
    void navigate({ to, search: (before) => next(readSearch(vehicleType, before)), resetScroll: false });
  return {
    vehicleType,
    search,
    userId,
    to,
    change: (patch) => step((before) => changed(before, patch)),
    toggle: (filter, value) => step((before) => changed(before, toggled(before, filter, value))),
  };
}

/** The names of the models of the chosen brands. */
export function useModelNames({ vehicleType, search }: Pick<Filters, "vehicleType" | "search">): ModelNames {
  const { api } = usePage();
  const { language } = useWording();
  const { data } = useQuery(modelsQuery(api, vehicleType, search.brand ?? [], "families"));
  return useMemo(() => modelNames(data ?? [], language), [data, language]);
}
