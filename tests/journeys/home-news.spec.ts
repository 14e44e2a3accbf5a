import { apiOver, idsFromMarket } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

test.use({ ...phone, contextOptions: { reducedMotion: "reduce" } });

test("the home of the signed-in opens with what is new for them", { tag: "@english" }, async ({
  page,
  words: { t, money, language },
}) => {
  const { email } = await somebodySignedIn(page.request);
  const part = (title: string) => page.getByRole("region", { name: title, exact: true });
  await open(page, "/");
  await expect(part(t("welcome.news"))).toContainText(t("welcome.newsNone"));

  const api = apiOver(page.request);
  const { data: all } = await api("GET /api/cars", { query: { brand: ["toyota", "kia"], limit: 24 } });
  const [saved] = all.filter(({ currency }) => currency === "usd");
  const seen = all.find(({ id }) => id !== saved?.id);
  if (!saved || !seen) throw new Error("no listings");
  await api("PUT /api/favorites/:carId", { params: { carId: saved.id } });
  // As if it had cost more then, and had not been looked for since long.
  await idsFromMarket(
    `update favorites set price = price + 400 where user_id = (select id from users where email = $1) returning id`,
    [email],
  );
  const name = "All that is for sale";
  await api("POST /api/saved-searches", { body: { name, filters: { yearMin: 1991 } } });
  await idsFromMarket(
    `update saved_searches set seen_at = now() - interval '50 days'
     where user_id = (select id from users where email = $1) returning id`,
    [email],
  );
  await open(page, `/cars/${seen.id}`);
  await open(page, "/");
  await expect(part(t("welcome.newsCheaper"))).toContainText(
    t("shortlist.cheaper", { amount: money(400, "usd") }),
  );
  await expect(part(t("welcome.newsSeen")).getByRole("article")).toHaveCount(1);
  const like = part(t("welcome.newsLike", { name: seen.name[language] }));
  await expect(like.getByRole("article").first()).toBeVisible();
  await expectAccessible(page, "main");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await part(t("welcome.newsSearches")).getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/cars\?yearMin=1991$/);
  await expect.poll(async () => (await api("GET /api/saved-searches")).data[0]?.newCount).toBe(0);
});
