import type { Page } from "@playwright/test";
import { askedLabel } from "#features/listings/field-words/labels.ts";
import { madeUp } from "#features/vin/vin.factory.ts";
import { isolated } from "#i18n/format.ts";
import { somebodySignedIn } from "./support/signed-in.ts";
import { expect, expectAccessible, open, phone, test } from "./support/test.ts";
import type { Words } from "./support/words.ts";

/** A Kia Forte of 2021, made for North America. */
const forte = madeUp("3KPF54AD?ME100001");

const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}`));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const panel = (page: Page, { t }: Words) => page.getByRole("region", { name: t("vin.title") });

test("the VIN fills in what is empty, marked, and one press takes it back", { tag: "@english" }, async ({
  page,
  words,
}) => {
  const { t, name } = words;
  await page.setViewportSize(phone.viewport);
  await somebodySignedIn(page.request);
  await open(page, "/add-car");
  const vin = field(page, t("listing-fields.vinNumber"));
  await field(page, t("listing-fields.fuelType")).selectOption("lpg");

  // Letters that no VIN has, and what was probably meant.
  await vin.fill(forte.toLowerCase().replace("0", "o"));
  await button(page, t("vin.lettersMeant", { vin: isolated(forte) })).click();
  await expect(vin).toHaveValue(forte);
  await expect(panel(page, words)).toContainText(name("brand", "kia"));
  await expect(panel(page, words)).toContainText("2021");
  await expectAccessible(page);

  await panel(page, words)
    .getByRole("button", { name: new RegExp(t("vin.fill", { count: 6 })) })
    .click();
  await expect(field(page, t("listing-fields.brand"))).toHaveValue("kia");
  await expect(field(page, t("listing-fields.model"))).toHaveValue("forte");
  await expect(field(page, t("listing-fields.year"))).toHaveValue("2021");
  await expect(field(page, t(askedLabel("engineCapacity")))).toHaveValue("2");
  await expect(field(page, t("listing-fields.bodyType"))).toHaveValue("sedan");
  await expect(page.getByText(t("vin.fromVin"), { exact: true })).toHaveCount(6);
  // What was said before stays.
  await expect(field(page, t("listing-fields.fuelType"))).toHaveValue("lpg");
  await expectAccessible(page);

  // What is changed by hand is the seller's own, and stays when the rest is taken back.
  await field(page, t("listing-fields.year")).fill("2020");
  await expect(page.getByText(t("vin.fromVin"), { exact: true })).toHaveCount(5);
  await button(page, t("vin.undo")).click();
  await expect(field(page, t("listing-fields.brand"))).toHaveValue("");
  await expect(field(page, t(askedLabel("engineCapacity")))).toHaveValue("");
  await expect(field(page, t("listing-fields.year"))).toHaveValue("2020");
  await expect(page.getByText(t("vin.fromVin"), { exact: true })).toHaveCount(0);
});

test("a VIN that contradicts the form says so at once, and can be taken at its word", async ({
  page,
  words,
}) => {
  const { t, name } = words;
  await somebodySignedIn(page.request);
  await open(page, "/add-car");
  await field(page, t("listing-fields.brand")).selectOption("toyota");
  await field(page, t("listing-fields.year")).fill("٢٠١٥");
  const vin = field(page, t("listing-fields.vinNumber"));
  await vin.fill("3KPF54AD0ME100001");
  await expect(panel(page, words)).toContainText(t("vin.wrong"));
  await vin.fill(forte);
  const told = panel(page, words);
  await expect(told).toContainText(name("brand", "toyota"));
  await expect(told).toContainText(t("vin.reviewed"));
  await expectAccessible(page);
  await button(page, t("vin.take")).click();
  await expect(field(page, t("listing-fields.brand"))).toHaveValue("kia");
  await expect(field(page, t("listing-fields.model"))).toHaveValue("forte");
  await expect(field(page, t("listing-fields.year"))).toHaveValue("2021");
  await expect(told).not.toContainText(t("vin.reviewed"));
});

test.describe("without an answer", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("a VIN that tells nothing, or cannot be asked about, leaves the form as it is", async ({
    page,
    words,
  }) => {
    const { t } = words;
    await somebodySignedIn(page.request);
    await open(page, "/add-car");
    const vin = field(page, t("listing-fields.vinNumber"));
    await vin.fill("99999999999999999");
    await expect(panel(page, words)).toContainText(t("vin.silent"));
    await page.route("**/api/vin/*", (route) => route.abort());
    await vin.fill(forte);
    await expect(panel(page, words)).toContainText(t("vin.failed"));
    await field(page, t("listing-fields.title")).fill("Kia Forte 2021, one owner");
    await expect(page.getByText(t("selling.draftOnAccount"))).toBeVisible();
  });
});

test.describe("the camera", () => {
  /** A browser that reads barcodes, and a camera that looks at one. */
  async function withCamera(page: Page, seen: string) {
    await page.addInitScript((rawValue) => {
      let asked = 0;
      Object.assign(globalThis, {
        BarcodeDetector: class {
          static getSupportedFormats() {
            return Promise.resolve(["code_39", "qr_code"]);
          }
          detect = async () => [{ rawValue }];
        },
        timesAsked: () => asked,
      });
      navigator.mediaDevices.getUserMedia = async () => {
        asked++;
        if (rawValue === "") throw new DOMException("refused", "NotAllowedError");
        const canvas = document.createElement("canvas");
        // A stream of nothing never begins.
        setInterval(() => canvas.getContext("2d")?.fillRect(0, 0, 9, 9), 50);
        return canvas.captureStream();
      };
    }, seen);
  }
  const timesAsked = (page: Page) =>
    page.evaluate(() => (globalThis as never as { timesAsked: () => number }).timesAsked());

  test("is asked for on the press alone, and its barcode becomes the VIN", async ({ page, words }) => {
    const { t } = words;
    await withCamera(page, `I${forte}`);
    await somebodySignedIn(page.request);
    await open(page, "/add-car");
    await expect(button(page, t("vin.scan"))).toBeVisible();
    expect(await timesAsked(page)).toBe(0);
    await button(page, t("vin.scan")).click();
    await expect(field(page, t("listing-fields.vinNumber"))).toHaveValue(forte);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await timesAsked(page)).toBe(1);
  });

  test("that is refused says so, and the number is typed", async ({ page, words }) => {
    const { t } = words;
    await withCamera(page, "");
    await somebodySignedIn(page.request);
    await open(page, "/add-car");
    await button(page, t("vin.scan")).click();
    await expect(page.getByRole("dialog")).toContainText(t("vin.cameraRefused"));
    await expectAccessible(page);
  });

  test("is not offered where the browser reads no barcodes", async ({ page, words }) => {
    const { t } = words;
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "BarcodeDetector"));
    await somebodySignedIn(page.request);
    await open(page, "/add-car");
    await expect(field(page, t("listing-fields.vinNumber"))).toBeVisible();
    await expect(button(page, t("vin.scan"))).toHaveCount(0);
  });
});
