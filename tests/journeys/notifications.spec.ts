import type { Page } from "@playwright/test";
import type { Person } from "./support/accounts.ts";
import { apiOver, idsFromMarket } from "./support/market.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, reload, test } from "./support/test.ts";

const tell = ({ email }: Person, count: number) =>
  idsFromMarket(
    `insert into notifications (user_id, type, title, body, link, created_at)
     select u.id, 'car_approved', 'Kia Sportage ' || n, 'Your listing is live.', '/user-dashboard?tab=cars',
       now() - make_interval(mins => $2 - n)
     from users u, generate_series(1, $2) n where u.email = $1 returning id`,
    [email, count],
  );
const unread = async (page: Page) => (await apiOver(page.request)("GET /api/notifications/unread")).unread;
const bell = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

test.describe(() => {
  test.use({ ...phone });

  test("the bell tells how many are new; they are read when they were shown", { tag: "@english" }, async ({
    page,
    words,
  }) => {
    const { t } = words;
    const person = await somebodySignedIn(page.request);
    await open(page, "/notifications");
    await expect(page.getByRole("heading", { name: t("notifications.none") })).toBeVisible();

    await tell(person, 23);
    await reload(page);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(20);
    await expect.poll(() => unread(page)).toBe(0);
    await tell(person, 2);
    await open(page, "/cars");
    await bell(page, t("signed-in.bellUnread", { count: 2 })).click();
    await expect(page.getByRole("heading", { level: 1, name: t("notifications.title") })).toBeVisible();
    await expect(page.getByText(t("notifications.new"), { exact: true })).toHaveCount(2);
    await expect(bell(page, t("signed-in.bell"))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: t("notifications.more") }).click();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(25);
    await expect(page.getByRole("button", { name: t("notifications.more") })).toBeHidden();

    await reload(page);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(20);
    await expect(page.getByText(t("notifications.new"), { exact: true })).toHaveCount(0);
    await page.getByRole("link", { name: "Kia Sportage 2", exact: true }).first().click();
    await expect(page).toHaveURL(/\/user-dashboard\?tab=cars$/);
  });
});

test("a guest is asked to sign in first", async ({ page }) => {
  await open(page, "/notifications");
  await expect(page).toHaveURL(/\/login\?next=%2Fnotifications$/);
});
