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
