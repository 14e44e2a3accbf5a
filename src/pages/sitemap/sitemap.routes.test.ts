import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { makeListing, makeListings, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { sitemapRoutes } from "./sitemap.routes.ts";

const { app, db, config, storage, time } = await testApp();
const owner = await makeUser(db);
const suspended = await makeUser(db, { user_status: "suspended" });
const shown = await makeListing(db, { user_id: owner });
const unseen = [
  await makeListing(db, { user_id: owner, status: "pending" }),
  await makeListing(db, { user_id: owner, status: "expired", expired_reason: "sold" }),
  // Inserted after the suspension: the standing holds from the first moment.
  await makeListing(db, { user_id: suspended }),
];

const { db: many } = await testDatabase();
const seller = await makeUser(many);
const sevenIds = (
  await makeListings(
    many,
    Array.from({ length: 7 }, () => ({ user_id: seller })),
  )
).toSorted();
await makeListings(
  many,
  Array.from({ length: 5 }, () => ({ user_id: seller, status: "pending" as const })),
);

describe("sitemaps", () => {
  it("name every page and every public listing in both languages, and nothing else", async () => {
    const index = await app.inject("/sitemap.xml");
    expect(index.headers["content-type"]).toContain("application/xml");
    expect(index.body.match(/<loc>[^<]+<\/loc>/g)).toEqual([
      "<loc>http://localhost:3000/sitemaps/pages.xml</loc>",
      "<loc>http://localhost:3000/sitemaps/dealers.xml</loc>",
      "<loc>http://localhost:3000/sitemaps/landings.xml</loc>",
      "<loc>http://localhost:3000/sitemaps/values.xml</loc>",
      "<loc>http://localhost:3000/sitemaps/listings-1.xml</loc>",
    ]);
    const { body } = await app.inject("/sitemaps/listings-1.xml");
    expect(body).toContain(`<loc>http://localhost:3000/cars/${shown}</loc>`);
    expect(body).toContain(`hreflang="en" href="http://localhost:3000/cars/${shown}?lang=en"`);
    for (const id of unseen) expect(body).not.toContain(id);
    expect(body.endsWith("</urlset>")).toBe(true);
  });

  it("have no file past the last", async () => {
    for (const name of ["listings-2", "listings-99999", "listings-0", "listings-1e3", "nothing"]) {
      expect((await app.inject(`/sitemaps/${name}.xml`)).statusCode).toBe(404);
    }
  });

  it.each([
    { perFile: 3, perBatch: 2 },
    { perFile: 4, perBatch: 2 },
    { perFile: 3, perBatch: 5 },
    { perFile: 7, perBatch: 3 },
  ])("are split, and every listing is in one file once, with %o", async (sitemaps) => {
    const small = Fastify();
    await small.register(sitemapRoutes, { config, db: many, storage, clock: () => time.now, sitemaps });
    const index = (await small.inject("/sitemap.xml")).body;
    const files = [...index.matchAll(/sitemaps\/(listings-\d+\.xml)/g)].map(([, name]) => name);
    expect(files.length).toBe(Math.ceil(7 / sitemaps.perFile));
    const named: string[][] = [];
    for (const file of files) {
      const { statusCode, body } = await small.inject(`/sitemaps/${file}`);
      expect([statusCode, body.endsWith("</url></urlset>")]).toEqual([200, true]);
      named.push([...body.matchAll(/<loc>[^<]*\/cars\/([^<]+)<\/loc>/g)].map(([, id = ""]) => id));
    }
    expect(named.slice(0, -1).every((ids) => ids.length === sitemaps.perFile)).toBe(true);
    expect(named.flat()).toEqual(sevenIds);
    const past = await small.inject(`/sitemaps/listings-${files.length + 1}.xml`);
    expect(past.json()).toMatchObject({ code: "route.not_found" });
    await small.close();
  });

  it("are where robots.txt says", async () => {
    expect((await app.inject("/robots.txt")).body).toContain("Sitemap: http://localhost:3000/sitemap.xml");
  });
});
