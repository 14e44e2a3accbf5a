import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { makeQueryClient } from "./query-client.ts";

afterEach(() => onlineManager.setOnline(true));

it("fails a change at once without a network, instead of making it by itself later", async () => {
  const queryClient = makeQueryClient();
  onlineManager.setOnline(false);
  const change = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(new TypeError("no network")),
  });
  await expect(change.mutate()).rejects.toThrow("no network");
});
