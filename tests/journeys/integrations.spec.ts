import { idsFromMarket } from "./support/market.ts";
import { dealerSignedIn } from "./support/showroom.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

/** What the browser says of what is refused. */
test.use({ expectedErrors: /status of 4(00|04)/ });

for (const visitor of [{ language: "ar", ...phone }, { language: "en" }] as const) {
  test.describe(visitor.language, () => {
    test.use(visitor);

    test("a dealer gives a program a key, replaces it and revokes it", async ({ page, words }) => {
      const { t } = words;
      const { person } = await dealerSignedIn(page.request);
      await open(page, "/my-showroom");
      await page.getByRole("link", { name: t("own-showroom.integrations") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("integrations.title"));
      const keys = page.getByRole("region", { name: t("integrations.keys") });
      await expect(keys.getByText(t("integrations.keysNone"))).toBeVisible();
      await expectAccessible(page);

      await keys.getByRole("button", { name: t("integrations.keyMake") }).click();
      const dialog = page.getByRole("dialog");
      const make = dialog.getByRole("button", { name: t("integrations.keyMake") });
      await make.click();
      await expect(dialog.getByText(t("integrations.keyNameMissing"))).toBeVisible();
      await expect(dialog.getByText(t("integrations.passwordMissing"))).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("textbox", { name: t("integrations.keyName") }).fill("Stock program");
      const typed = dialog.getByRole("textbox", { name: t("integrations.password") });
      await typed.fill("Something-else-1");
      await make.click();
      await expect(dialog.getByText(t("errors.field.password_wrong"))).toBeVisible();
      await typed.fill(person.password);
      await make.click();
      const shown = page.getByRole("textbox", { name: t("integrations.keyMade") });
      await expect(shown).toHaveValue(/^mw_live_[\w-]{43}$/);
      const secret = await shown.inputValue();
      await expectAccessible(page);
      const stock = (key: string) =>
        page.request.put("/api/stock/A-1", {
          headers: { authorization: `Bearer ${key}` },
          data: { brand: "kia", model: "sportage", year: 2018, price: 14_800 },
        });
      expect((await stock(secret)).status()).toBe(201);
      await dialog.getByRole("button", { name: t("integrations.done") }).click();
      await expect(keys.getByRole("listitem")).toContainText(`…${secret.slice(-4)}`);

      await keys
        .getByRole("button", { name: t("integrations.keyRotateOf", { name: "Stock program" }) })
        .click();
      await typed.fill(person.password);
      await dialog.getByRole("button", { name: t("integrations.keyRotate"), exact: true }).click();
      await expect(shown).toHaveValue(/^mw_live_/);
      const next = await shown.inputValue();
      await dialog.getByRole("button", { name: t("integrations.done") }).click();
      await expect(keys.getByRole("listitem")).toHaveCount(2);
      expect([(await stock(secret)).status(), (await stock(next)).status()]).toEqual([200, 200]);

      const revoke = keys.getByRole("button", {
        name: t("integrations.keyRevokeOf", { name: "Stock program" }),
      });
      await revoke.last().click();
      const question = page.getByRole("alertdialog", { name: t("integrations.keyRevokeQuestion") });
      await expectAccessible(page);
      await question.getByRole("button", { name: t("integrations.keyRevoke") }).click();
      await expect(page.getByText(t("integrations.keyRevoked"))).toBeVisible();
      await expect(revoke).toHaveCount(1);
      expect((await stock(secret)).status()).toBe(401);
    });

    test("adds a webhook, reads its log, sends again, switches it off and removes it", async ({
      page,
      words,
    }) => {
      const { t } = words;
      const { person } = await dealerSignedIn(page.request);
      await open(page, "/integrations");
      const hooks = page.getByRole("region", { name: t("integrations.webhooks") });
      await hooks.getByRole("button", { name: t("integrations.webhookAdd") }).click();
      const dialog = page.getByRole("dialog");
      const address = dialog.getByRole("textbox", { name: t("integrations.webhookUrl") });
      const add = dialog.getByRole("button", { name: t("integrations.webhookAdd") });
      await address.fill("http://192.168.1.1/hook");
      await add.click();
      await expect(dialog.getByText(t("errors.field.public_url"))).toBeVisible();
      const typed = "https://stock.dealer.example.com/hook";
      await address.fill(typed);
      await expectAccessible(page);
      await add.click();
      await expect(page.getByRole("textbox", { name: t("integrations.webhookSecret") })).toHaveValue(
        /^whsec_/,
      );
      await dialog.getByRole("button", { name: t("integrations.done") }).click();
      await expect(hooks.getByRole("listitem")).toContainText(typed);

      // Nobody is called from here: not even a name is looked up for an address that is not public.
      const url = "https://127.0.0.1/hook";
      await idsFromMarket(
        `with moved as (
           update webhooks w set url = $2 from users u where u.id = w.user_id and u.email = $1 returning w.id)
         insert into webhook_deliveries (webhook_id, event, car_id, data, happened_at, state, tries, last_status)
         select id, 'lead', uuidv7(), '{}', now(), 'failed', 7, 503 from moved returning id`,
        [person.email, url],
      );
      await open(page, "/integrations");
      await hooks.getByRole("button", { name: t("integrations.webhookLogOf", { url }) }).click();
      await expect(dialog.getByText(t("integrations.delivery_failed"))).toBeVisible();
      await expect(dialog.getByText(t("integrations.deliveryStatus", { status: 503 }))).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: new RegExp(t("integrations.replay")) }).click();
      await expect(page.getByText(t("integrations.replayed"))).toBeVisible();
      await page.keyboard.press("Escape");

      await hooks.getByRole("button", { name: t("integrations.webhookTurnOffOf", { url }) }).click();
      await expect(hooks.getByText(t("integrations.webhookOff"), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await hooks.getByRole("button", { name: t("integrations.webhookRemoveOf", { url }) }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("integrations.webhookRemove") })
        .click();
      await expect(hooks.getByText(t("integrations.webhooksNone"))).toBeVisible();
    });

    test("makes feeds, makes others in their place, and ends them", async ({ page, words }) => {
      const { t } = words;
      await dealerSignedIn(page.request);
      await open(page, "/integrations");
      const feeds = page.getByRole("region", { name: t("integrations.feeds") });
      await feeds.getByRole("button", { name: t("integrations.feedsMake") }).click();
      const shown = feeds.getByRole("textbox", { name: t("integrations.feedStock") });
      await expect(shown).toHaveValue(/\/feeds\/[\w-]{43}\/stock\.csv$/);
      const first = await shown.inputValue();
      await expectAccessible(page);
      const status = async (url: string) => (await page.request.get(new URL(url).pathname)).status();
      expect(await status(first)).toBe(200);
      await feeds.getByRole("button", { name: t("integrations.feedsRenew") }).click();
      const question = page.getByRole("alertdialog");
      await question.getByRole("button", { name: t("integrations.feedsRenew") }).click();
      await expect(shown).not.toHaveValue(first);
      expect(await status(first)).toBe(404);
      await feeds.getByRole("button", { name: t("integrations.feedsEnd") }).click();
      await question.getByRole("button", { name: t("integrations.feedsEnd") }).click();
      await expect(feeds.getByRole("button", { name: t("integrations.feedsMake") })).toBeVisible();
    });
  });
}

test("a user who is no dealer learns how to become one", async ({ page, words }) => {
  await somebodySignedIn(page.request);
  await open(page, "/integrations");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.t("own-showroom.notYet"));
});
