import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/app.ts";
import { makeListing, makeUser } from "./listing.factory.ts";

const { app, db } = await testApp();

it("shows and counts the pictures that are ready, also where the first ones are not", async () => {
  const ids = Array.from({ length: 7 }, () => randomUUID());
  const ready = ids.filter((_, at) => at !== 0 && at !== 5);
  await db
    .insertInto("uploads")
    .values(
      ready.map((id) => ({
        id,
        width: 1280,
        height: 960,
        thumbhash: "",
        widths: [320, 1280],
        bytes: 1,
        source_hash: id,
      })),
    )
    .execute();
  const images = ids.map((id) => `/media/${id}/1280.webp`);
  const listing = await makeListing(db, { user_id: await makeUser(db), images });
  const get = async (path: string) => (await app.inject(path)).json();

  const idsOf = (photos: { id: string }[]) => photos.map(({ id }) => id);
  const [card] = (await get("/api/cars")).data;
  expect([idsOf(card.photos), card.imageCount]).toEqual([ready.slice(0, 4), 5]);
  const whole = await get(`/api/cars/${listing}`);
  expect([idsOf(whole.photos), whole.imageCount]).toEqual([ready, 5]);
});
