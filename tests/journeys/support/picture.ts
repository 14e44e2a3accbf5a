import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoWiderThanScreen } from "./administrators.ts";

const folder = fileURLToPath(new URL("../../../docs/walks/", import.meta.url));
/** A desktop's picture is no wider: letters can be read, and a walk of eight stays small. */
const widest = 900;

/**
 * A stop of a walk: the page shows what it came for and fits the screen. With WALK_PICTURES=1 its picture is written to
 * docs/walks, which docs/reviewed-journeys.md shows.
 */
export async function stopAt(page: Page, name: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-ready", /\//);
  await expect(page.locator(".sk:visible")).toHaveCount(0);
  await expectNoWiderThanScreen(page);
  if (process.env.WALK_PICTURES !== "1") return;
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
  // Pictures out of sight may never be asked for.
  await page.waitForFunction(() =>
    [...document.images].every((one) => {
      const { top, left, right } = one.getBoundingClientRect();
      return one.complete || top >= innerHeight || left >= innerWidth || right <= 0;
    }),
  );
  const taken = sharp(await page.screenshot({ animations: "disabled" }));
  await mkdir(folder, { recursive: true });
  const small = taken.resize({ width: widest, withoutEnlargement: true }).webp({ quality: 60, effort: 5 });
  await writeFile(`${folder}${name}.webp`, await small.toBuffer());
}
