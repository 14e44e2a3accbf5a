import { useEffect, useState } from "react";
import { useLocation, useNavigate, useRouter } from "#platform/page/routing.ts";

declare module "#platform/page/router/page-definition.ts" {
  interface HistoryState {
    /** The photo was opened from the page under it, so going back closes it. */
    photoOpenedHere?: boolean;
  }
}

/**
 * Which photo is open in full screen. It stands in the address as `#photo-3`, so that the phone's own "back" closes
 * it, and so that a photo can be linked to.
 */
export function useOpenPhoto(total: number) {
  const router = useRouter();
  const navigate = useNavigate();
  const { hash } = useLocation();
  // The server never sees what follows `#`: both render the page closed first.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  const asked = Number(/^photo-(\d{1,3})$/.exec(hash)?.[1] ?? 0);
  const open = hydrated && asked >= 1 && asked <= total ? asked - 1 : undefined;

  const show = (index: number) =>
    navigate({
      to: ".",
      search: true,
      hash: `photo-${index + 1}`,
      state: (before) => ({ ...before, photoOpenedHere: true }),
      resetScroll: false,
    });
  const close = () => {
    if (router.latestLocation.state.photoOpenedHere) router.back();
    else navigate({ to: ".", search: true, hash: "", replace: true, resetScroll: false });
  };
  return { open, show, close };
}
