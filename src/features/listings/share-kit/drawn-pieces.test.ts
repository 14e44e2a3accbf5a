import { expect, it } from "vitest";
import { drawnPieces } from "./drawn-pieces.ts";

/** A drawing that ends when it is told to. */
function held() {
  let end = (_drawn: Buffer | Error) => {};
  const drawing = new Promise<Buffer>((resolve, reject) => {
    end = (drawn) => (drawn instanceof Error ? reject(drawn) : resolve(drawn));
  });
  return { draw: () => drawing, end };
}

it("draws a piece once for all who want it, one piece after the other", async () => {
  const piece = drawnPieces();
  const [first, second] = [held(), held()];
  let begun = 0;
  const begin = (one: ReturnType<typeof held>) => () => {
    begun++;
    return one.draw();
  };
  const both = [piece("a", begin(first)), piece("a", begin(first))];
  const next = piece("b", begin(second));
  expect(begun).toBe(1);
  first.end(Buffer.from("a"));
  expect(await Promise.all(both)).toEqual([Buffer.from("a"), Buffer.from("a")]);
  second.end(Buffer.from("b"));
  await next;
  expect(await piece("a", begin(first))).toEqual(Buffer.from("a"));
  expect(begun).toBe(2);
});

it("tries again what failed, and sends away those for whom the queue is too long", async () => {
  const piece = drawnPieces();
  const failing = held();
  failing.end(new Error("away"));
  await expect(piece("a", failing.draw)).rejects.toThrow("away");
  expect(await piece("a", async () => Buffer.from("a"))).toEqual(Buffer.from("a"));

  const slow = held();
  const asked = Array.from({ length: 26 }, (_, at) => piece(`slow ${at}`, slow.draw));
  const last = asked.pop();
  await expect(last).rejects.toMatchObject({ code: "server.busy" });
  slow.end(Buffer.from("done"));
  await Promise.all(asked);
});

it("keeps the latest ones alone", async () => {
  const piece = drawnPieces();
  let drawn = 0;
  const draw = async () => Buffer.from(String(drawn++));
  for (let at = 0; at <= 12; at++) await piece(String(at), draw);
  await piece("12", draw);
  expect(drawn).toBe(13);
  await piece("0", draw);
  expect(drawn).toBe(14);
});
