import { randomUUID } from "node:crypto";
import { changePerson, makePerson } from "./support/accounts.ts";
import { makeAdministrator, signInAdministrator } from "./support/administrators.ts";
import { idsFromMarket } from "./support/market.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import { wordOf } from "./support/waiting.ts";

/** A number of no car: no maker's number begins like this. */
const newVin = () => `99${randomUUID().replace(/-/g, "").toUpperCase().slice(0, 15)}`;

/** A listing of a new user, on sale since 90 days; `end` ends it. */
async function listed(said: { vin: string; title: string; mileage: number; price: number }, end?: string) {
  const person = await makePerson();
  await changePerson(person, "current_plan = 'dealer'");
  const [id = ""] = await idsFromMarket(
    `insert into cars (title, brand, model, year, price, price_usd, city, user_id, status, terms, vin_number, mileage,
        created_at, updated_at, expires_at)
      select $2::text, 'kia', 'sportage', 2018, $3::numeric, 0, 'beirut', u.id, 'active', '', $4::text, $5::int,
        now() - interval '90 days', now() - interval '90 days', now() + interval '60 days'
      from users u where u.email = $1 returning id`,
    [person.email, said.title, said.price, said.vin, said.mileage],
  );
  if (end) await idsFromMarket(`update cars set ${end} where id = $1 returning id`, [id]);
  return id;
}
const sold = "status = 'expired', expired_reason = 'sold', updated_at = now() - interval '40 days'";

test("a car that was here before says so: when, how far it had gone, for how much, and not by whom", {
  tag: "@english",
}, async ({ page, words }) => {
  const { t } = words;
  const vin = newVin();
  const earlier = wordOf("Zuvor");
  await listed({ vin, title: earlier, mileage: 164_000, price: 9250 }, sold);
  const id = await listed({ vin, title: wordOf("Now"), mileage: 171_000, price: 8900 });
  await page.setViewportSize(phone.viewport);
  await open(page, `/cars/${id}`);
  const part = page.locator("section", { has: page.getByRole("heading", { name: t("detail.seenBefore") }) });
  await expect(part.getByRole("listitem")).toHaveCount(1);
  await expect(part).toContainText("164,000");
  await expect(part).toContainText("$9,250");
  await expect(part.locator("time")).toBeVisible();
  await expect(page.locator("body")).not.toContainText(earlier);
  await expect(page.locator("body")).not.toContainText(vin);
  await expectAccessible(page);
});

test("a car that never was here says nothing of it", async ({ page, words: { t } }) => {
  const id = await listed({ vin: newVin(), title: wordOf("New"), mileage: 10_000, price: 15_000 });
  await open(page, `/cars/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("detail.seenBefore") })).toHaveCount(0);
});

test("a reviewer reads beside the flag what earlier listings said", async ({ page, words: { t } }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const vin = newVin();
  const [word, earlier] = [wordOf("Down"), wordOf("Earlier")];
  await listed({ vin, title: earlier, mileage: 214_000, price: 7000 }, sold);
  const id = await listed(
    { vin, title: `${word} 1`, mileage: 90_000, price: 9000 },
    "status = 'pending', updated_at = now() - interval '39 days'",
  );
  await idsFromMarket(
    "insert into listing_flags (car_id, kind, detail) values ($1, 'mileage_down', '214000 km') returning id",
    [id],
  );
  await signInAdministrator(page, await makeAdministrator("content_admin", "Rami Khoury"));
  await open(page, `/enhanced-admin-dashboard?tab=review&q=${word}`);
  await expect(page.getByText(t("moderation.flag_mileage_down"))).toBeVisible();
  const said = page.getByRole("list", { name: t("moderation.earlier") });
  await expect(said).toContainText("214,000");
  await expect(said.getByRole("link")).toContainText(earlier);
  await expectAccessible(page);
});

test("the form asks about the title where the words speak of an auction, and doubts what they deny", async ({
  page,
  words: { t },
}) => {
  await page.setViewportSize(phone.viewport);
  await open(page, "/add-car");
  for (const part of ["selling.history", "selling.extras"] as const)
    await page.getByRole("heading", { name: t(part), exact: true }).click();
  const description = page.getByLabel(new RegExp(`^${t("listing-fields.description")}`));
  await description.fill("From Copart, repaired");
  await expect(page.getByText(t("selling.doubtTitleUnsaid"))).toBeVisible();
  await page
    .getByLabel(new RegExp(`^${t("listing-fields.titleStatusAsked").replace(/[()]/g, "\\$&")}`))
    .selectOption("clean");
  await expect(page.getByText(t("selling.doubtTitleUnsaid"))).toHaveCount(0);
  await description.fill("سلفدج مصلّحة");
  await expect(page.getByText(t("selling.doubtTitleStatus"))).toBeVisible();
  await expectAccessible(page);
});
