import { later } from "#platform/page/hydrate-later.tsx";

/** The search of the market, as its own pages have it: from their chunk, so that they load nothing more for showrooms. */
const parts = () => import("../browse/browse.screen.ts");

export const SellerStock = later(
  async () => ({ default: (await parts()).SellerStock }),
  () => true,
);

/** For the loader: the search, with the column of filters where there is room for one. */
export async function stockReady(): Promise<void> {
  await Promise.all([SellerStock.ready(), parts().then(({ partsReady }) => partsReady())]);
}
