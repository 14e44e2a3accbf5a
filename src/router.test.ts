import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { makeRouter } from "./router.tsx";

afterEach(() => onlineManager.setOnline(true));

it("fails a change at once without a network, instead of making it by itself later", async () => {
  // Of what a router is given, only the queries are looked at here.
  const { queryClient } = makeRouter({} as Parameters<typeof makeRouter>[0], "n").options.context;
  onlineManager.setOnline(false);
  const change = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(new TypeError("no network")),
  });
  await expect(change.mutate()).rejects.toThrow("no network");
});
