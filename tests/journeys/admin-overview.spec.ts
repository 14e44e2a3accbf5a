import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { AdminRole } from "#features/administrators/roles.ts";
import { demoPassword, demoUsername } from "../../tools/demo/accounts.ts";
import { css } from "../support/css.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

test.use({ viewport: { width: 1280, height: 900 } });

/** Signs in and stands on the overview, which is the first tab of every role. */
async function enter(page: Page, { t }: Words, role: AdminRole) {
  await open(page, "/admin-login");
  await page.getByLabel(t("admin.username"), { exact: true }).fill(demoUsername(role));
  await page.getByLabel(t("admin.password"), { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: t("admin.signIn"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("admin.tabOverview") })).toBeVisible();
  await expect(page.getByRole("heading", { name: t("overview-tab.attention") })).toBeVisible();
}

test("the general manager sees the market, looks at another period, and takes a report along", async ({
  page,
  words,
}) => {
  const { t } = words;
  await enter(page, words, "super_admin");
  for (const key of [
    "totalUsers",
    "totalCars",
    "pendingCars",
    "activeSubscriptions",
    "totalRevenue",
    "monthlyActiveUsers",
  ] as const) {
    await expect(
      page
        .locator(css("pages/admin/overview/screens/overview-tab#cards"))
        .getByText(t(`overview-tab.${key}`), { exact: true }),
    ).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: t("overview-tab.systemState") })).toBeVisible();
  const week = page.getByRole("button", { name: t("overview-tab.days7"), exact: true });
  await week.click();
  await expect(page).toHaveURL(/days=7/);
  await expect(week).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("link", { name: t("admin.tabFigures"), exact: true }).click();
  await expect(page.getByRole("heading", { name: t("figures-tab.title_listings") })).toBeVisible();
  // Read bar by bar with the arrow keys, from the first day on; the days run to the left.
  const chart = page.getByRole("figure", {
    name: t("figures-tab.chart", { what: t("figures-tab.title_listings") }),
  });
  const drawn = chart.locator("svg[tabindex]");
  await drawn.focus();
  const said = chart.getByRole("status");
  await expect(said).toBeVisible();
  const first = await said.textContent();
  const start = await said.boundingBox();
  for (let press = 0; press < 8; press++) await page.keyboard.press("ArrowLeft");
  await expect(said).not.toHaveText(first ?? "");
  await expect.poll(async () => (await said.boundingBox())?.x ?? 0).toBeLessThan(start?.x ?? 0);
  await expectAccessible(page);
  await page.getByLabel(t("figures-tab.by"), { exact: true }).selectOption("brand");
  await expect(page).toHaveURL(/by=brand/);
  await page.getByRole("button", { name: t("figures-tab.step_month"), exact: true }).click();
  await expect(page).toHaveURL(/step=month/);
  await expect(
    page.locator(`${css("pages/admin/reports/screens/figures-tab#rows")} li`).first(),
  ).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("kit.exportCsv") }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain(t("figures-tab.time"));
  expect(text.trim().split("\r\n").length).toBeGreaterThan(1);
});

test("an administrator of payments adds a plan, changes it, and deletes it; one in use is only taken off", async ({
  page,
  words,
}) => {
  const { t } = words;
  await enter(page, words, "payment_admin");
  await expect(page.getByText(t("overview-tab.totalUsers"), { exact: true })).toHaveCount(0);
  await page.getByRole("link", { name: t("admin.tabSubscriptions"), exact: true }).click();
  const plans = page.getByRole("region", { name: t("plans-tab.plans"), exact: true });
  await expect(plans.getByRole("heading", { name: "معرض", exact: true })).toBeVisible();

  await plans.getByRole("button", { name: t("plans-tab.addPlan") }).click();
  const dialog = page.getByRole("dialog");
  const create = dialog.getByRole("button", { name: t("plans-tab.create") });
  await expect(create).toBeDisabled();
  await dialog.getByLabel(t("plans-tab.nameAr")).fill("عائلية");
  await dialog.getByLabel(t("plans-tab.name")).fill("Family");
  await expect(create).toBeDisabled();
  await dialog.getByLabel(t("plans-tab.price")).fill("٩٫٥");
  await dialog.getByLabel(t("plans-tab.featuresAr")).fill("إعلانات للعائلة\nصور أكثر");
  // Nothing refreshes under a form.
  await expect(page.getByText(t("admin.autoHeld"))).toBeAttached();
  await expectAccessible(page);
  await create.click();
  await expect(page.getByText(t("plans-tab.added"))).toBeVisible();
  const card = plans.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "عائلية" }) });
  await expect(card.getByText("$9.5")).toBeVisible();
  await expect(card.getByText("صور أكثر")).toBeVisible();

  await card.getByRole("button", { name: t("plans-tab.editOf", { name: "عائلية" }) }).click();
  await dialog.getByLabel(t("plans-tab.price")).fill("12");
  await dialog.getByRole("button", { name: t("plans-tab.save") }).click();
  await expect(card.getByText("$12")).toBeVisible();

  await card.getByRole("button", { name: t("plans-tab.deleteOf", { name: "عائلية" }) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("plans-tab.delete"), exact: true })
    .click();
  await expect(plans.getByRole("heading", { name: "عائلية" })).toHaveCount(0);

  await plans.getByRole("button", { name: t("plans-tab.deleteOf", { name: "معرض" }), exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(t("plans-tab.inUseTitle", { name: "معرض" }))).toBeVisible();
  await expect(question.getByRole("button", { name: t("plans-tab.delete"), exact: true })).toHaveCount(0);
  await question.getByRole("button", { name: t("kit.cancel") }).click();
  await expect(question).toBeHidden();
});

test("an administrator of payments finds a user who never had a plan and gives the first; the file says its currency", async ({
  page,
  words,
}) => {
  const { t } = words;
  await enter(page, words, "payment_admin");
  await page.getByRole("link", { name: t("admin.tabSubscriptions"), exact: true }).click();
  await page.getByRole("button", { name: t("plans-tab.givePlan") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("users-tab.findLabel")).fill("buyer@mishwar");
  const found = dialog.getByRole("listitem").getByRole("button").filter({ hasText: "buyer@mishwar.example" });
  await expect(found).toContainText("مجانية");
  await expectAccessible(page);
  await found.click();
  await dialog.getByLabel(t("users-tab.plan"), { exact: true }).selectOption("dealer");
  await dialog.getByRole("button", { name: t("users-tab.save"), exact: true }).click();
  await expect(dialog).toBeHidden();

  const list = page.getByRole("region", { name: t("plans-tab.subscriptions"), exact: true });
  await list.getByRole("searchbox").fill("buyer@mishwar");
  await expect(list.locator("tbody tr")).toHaveCount(1);
  await expect(list.locator("tbody tr")).toContainText("معرض");
  const saved = page.waitForEvent("download");
  await list.getByRole("button", { name: t("kit.exportCsv") }).click();
  const [head, row] = (await readFile(await (await saved).path(), "utf8")).split("\r\n");
  expect(head).toContain(t("plans-tab.paidUsd"));
  expect(row).toContain("buyer@mishwar.example");
});

test.describe("on a phone", () => {
  test.use({ ...phone });

  test("an administrator of users sees users, and nothing of others'", async ({ page, words }) => {
    const { t } = words;
    await enter(page, words, "user_admin");
    await expect(
      page.locator(css("pages/admin/overview/screens/overview-tab#cards")).getByRole("listitem"),
    ).toHaveCount(2);
    await expect(page.getByText(t("overview-tab.revenueByMonth"))).toHaveCount(0);
  });
});
