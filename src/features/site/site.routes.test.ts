import { expect, it } from "vitest";
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
