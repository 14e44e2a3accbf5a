import { makePerson } from "./support/accounts.ts";
import { liveListings } from "./support/live-listings.ts";
import { apiOver } from "./support/market.ts";
import { signInAs } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";

test.use(phone);

test("what was looked at is found again: on the device, and on the account of those who want it", async ({
  page,
  request,
  words: { t, language },
}) => {
  const [first, second] = await liveListings(request, 2);
  if (!first || !second) throw new Error("no listings");
  const cards = page.getByRole("article").getByRole("heading", { level: 2 });
  await open(page, "/recent");
  await expect(page.getByRole("heading", { name: t("shortlist.recentEmpty") })).toBeVisible();
  for (const { id } of [first, second]) await open(page, `/cars/${id}`);
  await open(page, "/favorites");
  await page.getByRole("link", { name: t("shortlist.recent") }).click();
  await expect(cards).toHaveText([second.name[language], first.name[language]]);
  await expectAccessible(page, "main");

  await page.getByRole("button", { name: t("shortlist.recentClear") }).click();
  await expect(cards).toHaveCount(0);
  await page.getByRole("button", { name: t("shortlist.recentUndo") }).click();
  await expect(cards).toHaveCount(2);

  await signInAs(page.request, await makePerson());
  await reload(page);
  await expect(cards).toHaveCount(2);
  const keep = page.getByRole("checkbox", { name: t("shortlist.recentKeep") });
  await keep.click({ force: true });
  await expect(keep).toBeChecked();
  const atServer = async () => (await apiOver(page.request)("GET /api/recent")).data.map(({ id }) => id);
  await expect.poll(atServer).toEqual([second.id, first.id]);
  await page.evaluate(() => localStorage.clear());
  await reload(page);
  await expect(cards).toHaveCount(2);
  await expectAccessible(page, "main");
});
