import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { makeSite } from "./site.tsx";

afterEach(() => onlineManager.setOnline(true));

it("fails a change at once without a network, instead of making it by itself later", async () => {
  // Of what a site is given, only the queries are looked at here.
  const { queryClient } = makeSite({} as Parameters<typeof makeSite>[0]).context;
  onlineManager.setOnline(false);
  const change = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(new TypeError("no network")),
  });
  await expect(change.mutate()).rejects.toThrow("no network");
});
