import type { Deps } from "#deps";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Filling } from "../../../src/start-web.ts";
import { giveDemoAdministrators } from "../../../tools/demo/accounts.ts";
import { loadDemoMarket } from "../../../tools/demo/demo-market.ts";
import { paintRemaining } from "../../../tools/demo/paint.ts";

/** A gallery to swipe through needs some; every one more is painted before the journeys begin. */
const picturesOfAType = 5;

/**
 * A small demo market in which the listings share a few pictures, all painted before it opens: painting hundreds takes
 * minutes of a processor, and pages would change under the journeys while they look at them.
 */
export async function fillForJourneys(deps: Deps): Promise<Filling> {
  await loadDemoMarket(deps);
  for (const vehicleType of ["car", "motorcycle"] as const) await sharePictures(deps.db, vehicleType);
  await paintRemaining({ ...deps, background: false });
  await giveDemoAdministrators(deps.db);
  return { lines: [] };
}

/** Each listing gets as many as it had, at most all of them, and begins with another one than its neighbours. */
async function sharePictures(db: Database, vehicleType: VehicleType): Promise<void> {
  const listings = await db
    .selectFrom("cars")
    .select(["id", "images"])
    .where("vehicle_type", "=", vehicleType)
    .orderBy("id")
    .execute();
  const shared = [...new Set(listings.flatMap(({ images }) => images))].slice(0, picturesOfAType);
  for (const [index, { id, images }] of listings.entries()) {
    const start = index % shared.length;
    const own = [...shared.slice(start), ...shared.slice(0, start)].slice(0, images.length);
    await db.updateTable("cars").set({ images: own }).where("id", "=", id).execute();
  }
}
