import type { Locator, Page } from "@playwright/test";
import {
  enterAs,
  expectNoWiderThanScreen,
  makeAdministrator,
  putToastAside,
} from "./support/administrators.ts";
import { idsFromMarket } from "./support/market.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import { makeWaiting, wordOf } from "./support/waiting.ts";

/** A listing that another reviewer approved a minute ago, chosen to be looked at again; its number. */
async function makeChosen(word: string): Promise<string> {
  const [carId = ""] = await makeWaiting(1, word);
  const { id: by } = await makeAdministrator("content_admin", "Nour Chahine");
  await idsFromMarket("update cars set status = 'active' where id = $1 returning id", [carId]);
  await idsFromMarket(
    `insert into listing_reviews (id, car_id, admin_id, decision, before, decided_at, told_at)
      select id, $1, $2, 'active', '{"status": "pending"}', now() - interval '1 minute', now()
      from (select gen_random_uuid() as id from generate_series(1, 500)) one
      where uuid_hash_extended(id, 0) % 20 = 0 limit 1 returning id`,
    [carId, by],
  );
  return carId;
}

/** Of the list, which holds what other journeys decide too. */
const decisionOn = (page: Page, carId: string): Locator =>
  page.getByRole("listitem").filter({ has: page.locator(`a[href*="${carId}"]`) });

for (const width of ["phone", "desk"] as const) {
  test.describe(`at a ${width}`, () => {
    if (width === "phone") test.use({ ...phone });

    test("a reviewer says that a decision was wrong, and reads it with the answers", {
      ...(width === "desk" && { tag: "@english" }),
    }, async ({ page, words }) => {
      const { t } = words;
      const carId = await makeChosen(wordOf("Looked"));
      await enterAs(page, "content_admin", "second-looks");
      const one = decisionOn(page, carId);
      await expect(one.getByText("Nour Chahine")).toBeVisible();
      await expectAccessible(page);
      await expectNoWiderThanScreen(page);
      await one.getByRole("button", { name: `${t("second-looks-tab.disagreed")}…` }).click();
      const dialog = page.getByRole("dialog", { name: t("second-looks-tab.disagreedTitle") });
      const send = dialog.getByRole("button", { name: t("second-looks-tab.disagreed"), exact: true });
      await dialog.getByLabel(t("kit.reason")).fill("Wrong");
      await send.click();
      await expect(dialog.getByText(t("kit.reasonShort", { count: 10 }))).toBeVisible();
      await dialog.getByLabel(t("kit.reason")).fill("The photos show another car");
      await expectAccessible(page);
      await send.click();
      await putToastAside(page, t("second-looks-tab.disagreedDone"));
      await expect(one).toHaveCount(0);
      await open(page, "/enhanced-admin-dashboard?tab=second-looks&state=answered");
      await expect(one.getByText("The photos show another car")).toBeVisible();
      await expectAccessible(page);
      await expectNoWiderThanScreen(page);
    });
  });
}
