import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { usePage } from "#ui/page.tsx";
import { limitQuery } from "./form.api.ts";
import { type LimitState, shownLimit } from "./shown-limit.ts";

/** The dialog about a full plan: open by itself before the form is filled in, and when a listing was refused for it. */
export function useLimit(vehicleType: VehicleType, on: boolean) {
  const { api } = usePage();
  const { data } = useQuery({ ...limitQuery(api, vehicleType), enabled: on });
  const [state, setState] = useState<LimitState>("unseen");
  // A dialog opens in a browser only: the server has no place for it.
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return {
    shown: inBrowser ? shownLimit(data, state) : undefined,
    open: () => setState("open"),
    refused: (message: string) => setState({ refused: message }),
    close: () => setState("shut"),
  };
}
