import { later } from "#platform/page/hydrate-later.tsx";

/** What an owner alone sees on the page of a listing: others fetch nothing of it but this address. */
const parts = () => import("#features/selling/own-page/own-page.parts.ts");

export const OwnState = later(
  async () => ({ default: (await parts()).OwnState }),
  () => true,
);
export const OwnPapers = later(
  async () => ({ default: (await parts()).OwnPapers }),
  () => true,
);
export const OwnInspections = later(
  async () => ({ default: (await import("#features/inspections/own/OwnInspections.tsx")).OwnInspections }),
  () => true,
);
export const OwnFigures = later(
  async () => ({ default: (await parts()).OwnFigures }),
  () => true,
);
export const ownPartsReady = () =>
  Promise.all([OwnState.ready(), OwnPapers.ready(), OwnInspections.ready(), OwnFigures.ready()]);
