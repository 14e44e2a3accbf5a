import { expect, it } from "vitest";
import { placed } from "./row-actions.ts";

it.each([
  ["pending", ["edit", "delete"], ["edit"], ["delete"]],
  ["active", ["edit", "sold", "withdraw", "delete"], ["edit", "sold"], ["withdraw", "delete"]],
  [
    "active",
    ["edit", "renew", "sold", "withdraw", "delete"],
    ["renew", "sold"],
    ["edit", "withdraw", "delete"],
  ],
  ["rejected", ["edit", "delete"], ["edit"], ["delete"]],
  ["expired", ["edit", "renew", "delete"], ["renew", "edit"], ["delete"]],
] as const)("%s with %j", (status, actions, buttons, rest) => {
  expect(placed({ status, actions: [...actions] })).toEqual({ buttons, rest });
});
