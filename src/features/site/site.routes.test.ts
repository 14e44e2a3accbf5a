import { expect, it } from "vitest";
import { makeListing, makeUser } from "#features/listings/listing.factory.ts";
import { testApp } from "../../../tests/support/app.ts";

const { app, db } = await testApp();
const site = async () => (await app.inject("/api/site")).json();

it("gives name, contact and rates, and no other setting", async () => {
  expect(await site()).toEqual({
    nameEn: "Mishwar",
    nameAr: "مشوار",
    taglineEn: expect.any(String),
    taglineAr: expect.any(String),
    descriptionEn: expect.any(String),
    descriptionAr: expect.any(String),
    phone: expect.any(String),
    email: expect.any(String),
    whatsapp: expect.any(String),
    exchangeRates: { lbp: expect.any(Number), eur: expect.any(Number), asOf: expect.any(String) },
    everyListingReviewed: true,
    phoneCodes: [],
    showAdminLink: true,
  });
});

it("does not say that every listing is reviewed once some go live by themselves, or when nobody knows", async () => {
  const setting = db.updateTable("app_settings").where("key", "=", "auto_approve_listings");
  await setting.set({ value: JSON.stringify(true) }).execute();
  expect((await site()).everyListingReviewed).toBe(false);
  await db.deleteFrom("app_settings").where("key", "=", "auto_approve_listings").execute();
  expect((await site()).everyListingReviewed).toBe(false);
});

it("counts what is public at this moment, as the search does", async () => {
  const figures = async () => (await app.inject("/api/site/figures")).json();
  expect(await figures()).toMatchObject({ listings: 0, cars: 0, motorcycles: 0, featured: 0 });
  const user_id = await makeUser(db, {
    is_dealership: true,
    is_verified_dealer: true,
    dealership_name: "Beirut Motors",
  });
  const family = { user_id, category: "family" } as const;
  await makeListing(db, { ...family, featured: true });
  const sold = await makeListing(db, family);
  await makeListing(db, { ...family, status: "pending" });
  await makeListing(db, { user_id, category: "luxury" });
  await makeListing(db, { user_id, vehicle_type: "motorcycle" });
  expect(await figures()).toMatchObject({
    listings: 4,
    cars: 3,
    motorcycles: 1,
    featured: 1,
    approvedDealers: 1,
    categories: { family: 2, luxury: 1 },
  });
  await db.updateTable("cars").set({ deleted_at: new Date() }).where("id", "=", sold).execute();
  expect(await figures()).toMatchObject({ listings: 3, cars: 2, categories: { family: 1, luxury: 1 } });
});
