import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSavedIds } from "#features/shortlist/saved.ts";
import { useSearch } from "#platform/page/routing.ts";
import { usePage } from "#ui/page.tsx";
import { listingNamesQuery } from "../checklist.api.ts";
import { anyCar, type Inspection, readInspections } from "../inspection-store.ts";

const listingId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As many names as a call gives at once. */
const most = 24;

export interface Car {
  id: string;
  name: NonNullable<Inspection["name"]>;
}

/**
 * The car that is inspected, and the cars that may be: saved ones and those with answers on this device, which need no
 * network. Known once the page is alive: it is drawn for no particular car, and kept on the device like that.
 */
export function useCars(): { id: string; cars: readonly Car[] } {
  const { api } = usePage();
  const search = useSearch();
  const [id, setId] = useState(anyCar);
  // The router knows what the page was drawn for; without a network that is another address than the one asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another car
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("car") ?? "";
    setId(listingId.test(asked) ? asked : anyCar);
  }, [search]);
  const [kept, setKept] = useState<readonly Inspection[]>([]);
  useEffect(() => void readInspections().then(setKept, () => {}), []);
  const saved = useSavedIds();
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const ids = [...new Set([...(id === anyCar ? [] : [id]), ...saved])].slice(0, most);
  const { data } = useQuery({ ...listingNamesQuery(api, ids), enabled: isAlive && ids.length > 0 });
  const cars = new Map<string, Car>();
  for (const one of kept) if (one.name && one.id !== anyCar) cars.set(one.id, { id: one.id, name: one.name });
  for (const one of data ?? []) cars.set(one.id, one);
  return { id, cars: isAlive ? [...cars.values()] : [] };
}
