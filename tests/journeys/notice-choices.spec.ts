import { putToastAside } from "./support/administrators.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, open, phone, reload, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

const nameOf = ({ t }: Words, kind: "searches" | "reports", way: "bell" | "mail") => ({
  kind: t(`notice-choices.${kind}`),
  way: t(`notice-choices.${way}`),
});

test.describe(() => {
  test.use({ ...phone, expectedErrors: /status of 503/ });

  test("what one is told of is chosen by switches, saved at once, taken back, and told when it was not saved", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    await open(page, "/notifications");
    await page.getByRole("link", { name: t("notifications.choose") }).click();
    await expect(page).toHaveURL(/\/profile\?tab=notifications$/);
    await expect(page.getByRole("heading", { name: t("notice-choices.title"), exact: true })).toBeVisible();

    const mails = nameOf(words, "searches", "mail");
    const choice = page.getByRole("checkbox", { name: `${mails.kind}: ${mails.way}` });
    await expect(choice).toBeChecked();
    const box = await choice.locator("xpath=..").boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await choice.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(t("notice-choices.nowOff", mails), { exact: true })).toBeVisible();
    await putToastAside(page, t("notice-choices.nowOff", mails));
    await expect(choice).not.toBeChecked();
    await reload(page);
    await expect(choice).not.toBeChecked();

    const bell = nameOf(words, "reports", "bell");
    const other = page.getByRole("checkbox", { name: `${bell.kind}: ${bell.way}` });
    await other.locator("xpath=..").click();
    await expect(page.getByText(t("notice-choices.nowOff", bell), { exact: true })).toBeVisible();
    await page.getByRole("button", { name: t("notice-choices.undo") }).click();
    await expect(page.getByText(t("notice-choices.nowOn", bell), { exact: true })).toBeVisible();
    await putToastAside(page, t("notice-choices.nowOn", bell));
    await expect(other).toBeChecked();

    await page.route("**/api/notification-preferences/**", (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await choice.locator("xpath=..").click();
    await expect(page.getByText(t("notice-choices.failed"))).toBeVisible();
    await expect(choice).not.toBeChecked();

    // What must be told has a switch for devices alone, and says why.
    const always = page.getByRole("row").filter({ hasText: t("notice-choices.payments") });
    await expect(always.getByText(t("notice-choices.always"), { exact: true })).toHaveCount(2);
    await expect(always.getByRole("checkbox")).toHaveCount(1);
    await expect(page.getByText(t("notice-choices.alwaysText"))).toBeVisible();
  });
});
