import { useSyncExternalStore } from "react";

/**
 * Whether this part of the page answers to input: not on the server, and not while it takes over the server's markup, which
 * must find drawn what the server drew, no matter what is known meanwhile.
 */
export const useAnswering = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
