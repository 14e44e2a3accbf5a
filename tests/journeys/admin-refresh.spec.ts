import type { Page } from "@playwright/test";
import { enterAs } from "./support/administrators.ts";
import { idsFromMarket } from "./support/market.ts";
import { expect, test } from "./support/test.ts";
import { makeWaiting, wordOf } from "./support/waiting.ts";

test.use({ viewport: { width: 1280, height: 900 }, language: "en" });

const rename = (id: string, title: string) =>
  idsFromMarket("update cars set title = $2 where id = $1 returning id", [id, title]);

/** Lets a time pass, and whatever the page asked for in it arrive: a call that is made afterwards is answered. */
async function pass(page: Page, seconds: number) {
  await page.clock.fastForward(seconds * 1000);
  await page.evaluate(async () => void (await fetch("/readyz")));
}

test("a list refreshes itself, but neither under a selection nor under a form, nor when that is switched off", async ({
  page,
  words: { t },
}) => {
  const word = wordOf("Frisch");
  const [first = "", second = ""] = await makeWaiting(2, word);
  const row = (title: string) => page.getByRole("row").filter({ hasText: title });
  await page.clock.install();
  await enterAs(page, "content_admin", `cars&q=${word}`);
  await expect(row(`${word} 2`)).toBeVisible();
  const held = page.getByText(t("admin.autoHeld"));
  await expect(held).toHaveCount(0);

  await rename(second, `${word} two`);
  await page.clock.fastForward(31_000);
  await expect(row(`${word} two`)).toBeVisible();

  const box = page.getByRole("checkbox", { name: t("kit.selectOne", { name: `${word} 1` }) });
  await box.check({ force: true });
  await expect(held).toBeAttached();
  await rename(second, `${word} due`);
  await pass(page, 31);
  await expect(box).toBeChecked();
  await expect(row(`${word} two`)).toBeVisible();

  await page
    .getByRole("toolbar")
    .getByRole("button", { name: t("moderation.reject") })
    .click();
  const dialog = page.getByRole("dialog");
  const reason = dialog.getByRole("textbox");
  await reason.fill("Photos of another car");
  await pass(page, 95);
  await expect(reason).toHaveValue("Photos of another car");
  await expect(reason).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row(`${word} two`)).toBeVisible();
  await page.getByRole("button", { name: t("kit.selectNone") }).click();
  await expect(held).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(row(`${word} due`)).toBeVisible();

  await page.getByText(t("admin.autoRefresh")).click();
  await rename(first, `${word} one`);
  await pass(page, 95);
  await expect(row(`${word} 1`)).toBeVisible();
  await page.getByRole("button", { name: t("admin.refresh") }).click();
  await expect(row(`${word} one`)).toBeVisible();
});

test("plans refresh themselves once a minute", async ({ page, words: { t } }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/admin/subscription-plans") asked++;
  });
  await page.clock.install();
  await enterAs(page, "payment_admin", "subscriptions");
  const plans = page.getByRole("region", { name: t("plans-tab.plans"), exact: true });
  await expect(plans.getByRole("heading", { level: 3 }).first()).toBeVisible();
  const before = asked;
  await pass(page, 35);
  expect(asked).toBe(before);
  await pass(page, 30);
  await expect.poll(() => asked).toBe(before + 1);
});
