import { describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/app.ts";
import { makeListing, makeUser } from "../listing.factory.ts";

const { app, db } = await testApp();
const owner = await makeUser(db);
const suspended = await makeUser(db, { user_status: "suspended" });
const shown = await makeListing(db, { user_id: owner });
const unseen = [
  await makeListing(db, { user_id: owner, status: "pending" }),
  await makeListing(db, { user_id: owner, status: "expired", expired_reason: "sold" }),
  // Inserted after the suspension: the standing holds from the first moment.
  await makeListing(db, { user_id: suspended }),
];

describe("sitemaps", () => {
  it("name every page and every public listing in both languages, and nothing else", async () => {
    const index = await app.inject("/sitemap.xml");
    expect(index.headers["content-type"]).toContain("application/xml");
    expect(index.body.match(/<loc>[^<]+<\/loc>/g)).toEqual([
      "<loc>http://localhost:3000/sitemaps/pages.xml</loc>",
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

  it("are where robots.txt says", async () => {
    expect((await app.inject("/robots.txt")).body).toContain("Sitemap: http://localhost:3000/sitemap.xml");
  });
});
