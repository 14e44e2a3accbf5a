import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import type { Language } from "#i18n/language.ts";
import { makePerson, type Person } from "./accounts.ts";
import { idsFromMarket } from "./market.ts";
import { signInAs } from "./signed-in.ts";

/** A live listing of a user, made for one journey. */
export async function listingOf({ email }: Person, title: string): Promise<string> {
  const [id] = await idsFromMarket(
    `insert into cars (title, brand, model, year, price, price_usd, city, user_id, status, phone_number, expires_at)
     select $2, 'kia', 'sportage', 2018, 14800, 0, 'beirut', id, 'active', '+96170123456', now() + interval '60 days'
     from users where email = $1 returning id`,
    [email, title],
  );
  return id ?? "";
}

interface Side {
  page: Page;
  person: Person;
  context: BrowserContext;
}

/** Two people with a browser each, and a listing of the second. */
export async function buyerAndSeller(browser: Browser, page: Page, language: string) {
  const [buyer, seller] = [await makePerson(), await makePerson()];
  const title = `Kia ${seller.email.slice(5, 17)}`;
  const carId = await listingOf(seller, title);
  const context = await browser.newContext();
  const url = base.info().project.use.baseURL ?? "";
  if (language !== "ar") await context.addCookies([{ name: "language", value: language, url }]);
  const other = await context.newPage();
  const errors: string[] = [];
  other.on("pageerror", (error) => errors.push(String(error)));
  await signInAs(page.request, buyer);
  await signInAs(other.request, seller);
  const theirs: Side = { page: other, person: seller, context };
  const { [language as Language]: vehicle } = vehicleName({
    vehicleType: "car",
    brand: "kia",
    model: "sportage",
    year: 2018,
  });
  return { buyer, seller: theirs, carId, vehicle, errors };
}
