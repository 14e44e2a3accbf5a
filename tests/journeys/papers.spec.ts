import { expect, expectAccessible, open, phone, test } from "./support/test.ts";

const papers = ["terms", "privacy"] as const;

test.describe(() => {
  test.use({ ...phone });

  test("the foot of every page leads to what the market is, its terms and what it knows of people", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await open(page, "/");
    const foot = page.getByRole("contentinfo");
    await foot.getByRole("link", { name: t("common.about") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(t("common.siteName"));
    await page.getByText(t("about.phoneQ")).click();
    await expect(page.getByText(t("about.phoneA"))).toBeVisible();
    await expectAccessible(page);
    for (const paper of papers) {
      await foot.getByRole("link", { name: t(`common.${paper}`), exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: t(`${paper}.title`, {}) })).toBeVisible();
      await expect(page.getByText(t("paper.unread"))).toBeVisible();
      await open(page, `/${paper}`);
    }
    await page
      .getByRole("navigation", { name: t("paper.contents") })
      .getByRole("link", { name: t("privacy.rightsTitle", {}) })
      .click();
    await expect(page).toHaveURL(/#rights$/);
    await expect(page.getByRole("heading", { name: t("privacy.rightsTitle", {}) })).toBeInViewport();
  });

  test("the foot, which no script has drawn, leads on without a reload, and to the other language of where one is", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await open(page, "/cars?gearType=manual");
    await page.evaluate(() => document.body.setAttribute("data-first", ""));
    const foot = page.getByRole("contentinfo");
    const other = foot.getByRole("link", { name: t("common.otherLanguage") });
    await expect(other).toHaveAttribute("href", "/cars?gearType=manual&lang=en");
    await foot.getByRole("link", { name: t("common.latestListings") }).click();
    await expect(page).toHaveURL(/\/cars\?sort=newest$/);
    await foot.getByRole("link", { name: t("common.terms"), exact: true }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(other).toHaveAttribute("href", "/terms?lang=en");
    await expect(page.locator("body")).toHaveAttribute("data-first");
    await foot.getByRole("link", { name: t("common.addMotorcycle") }).click();
    await expect(page).toHaveURL(/\/add-motorcycle$/);
    await expect(page.locator("body")).toHaveAttribute("data-first");
    await expect(other).toHaveAttribute("href", "/add-motorcycle?lang=en");
    await other.click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL(/\/add-motorcycle$/);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("questions open, contents lead to their part, and search engines read the same", {
      tag: "@english",
    }, async ({ page, language, words }) => {
      const { t } = words;
      await page.goto("/about");
      await expect(page.getByText(t("about.costA"))).toBeHidden();
      await page.getByText(t("about.costQ")).click();
      await expect(page.getByText(t("about.costA"))).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const asked = data.map((text) => JSON.parse(text)).find((one) => one["@type"] === "FAQPage");
      expect(asked.mainEntity[0].name).toBe(t("about.costQ"));
      expect(asked.mainEntity[0].acceptedAnswer.text).toBe(t("about.costA"));
      const names = asked.mainEntity.map(({ name }: { name: string }) => name);
      expect(names).toContain(t("about.planQ"));

      for (const paper of papers) {
        await page.goto(`/${paper}`);
        await page
          .getByRole("navigation", { name: t("paper.contents") })
          .getByRole("link", { name: t(`${paper}.messagesTitle`, {}), exact: true })
          .click();
        await expect(
          page.getByRole("heading", { name: t(`${paper}.messagesTitle`, {}), exact: true }),
        ).toBeInViewport();
        const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
        expect(canonical).toMatch(language === "ar" ? new RegExp(`/${paper}$`) : /\?lang=en$/);
      }
    });
  });
});
