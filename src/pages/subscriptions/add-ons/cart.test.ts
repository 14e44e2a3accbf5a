import { expect, it } from "vitest";
import { orderOf, sameItem, totalOf } from "./cart.ts";

const prices = new Map([
  ["featured", 0.1],
  ["auto_refresh", 0.2],
]);

it("adds prices without the errors of binary fractions", () => {
  expect(totalOf([{ feature: "featured", carId: "a" }, { feature: "auto_refresh" }], prices)).toBe(0.3);
  expect(totalOf([], prices)).toBe(0);
});

it("counts nothing for what is not on offer any more", () => {
  expect(totalOf([{ feature: "verification_badge" }], prices)).toBe(0);
});

it("takes the same add-on for another listing as another one", () => {
  expect(sameItem({ feature: "featured", carId: "a" }, { feature: "featured", carId: "a" })).toBe(true);
  expect(sameItem({ feature: "featured", carId: "a" }, { feature: "featured", carId: "b" })).toBe(false);
  expect(sameItem({ feature: "featured", carId: "a" }, { feature: "chat_priority", carId: "a" })).toBe(false);
  expect(sameItem({ feature: "auto_refresh" }, { feature: "auto_refresh" })).toBe(true);
});

it("sends nothing that is only shown", () => {
  const campaign = { title: "Six new cars", body: "Come and see them on Saturday." };
  expect(
    orderOf([
      { feature: "featured", carId: "a", carTitle: "Toyota Corolla" },
      { feature: "notification_campaign", campaign },
    ]),
  ).toEqual([
    { feature: "featured", carId: "a" },
    { feature: "notification_campaign", campaign },
  ]);
});
