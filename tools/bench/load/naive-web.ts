import { buildApp } from "#app";
import { readConfig } from "#config";
import type { SearchListings } from "#features/search/search.query.ts";
import type { ListingQuery } from "#features/search/search.query-schema.ts";
import { facets as facetsShape } from "#features/search/search-answer.schema.ts";
import { openDatabase } from "#platform/db/open.ts";
import { listen } from "#platform/http/listen.ts";
import { builtRenderer } from "#platform/http/renderer.ts";
import { runProcess } from "#platform/process/run.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import { naiveSearch } from "../search/naive.ts";

/** The web process with the naive search in place of the product's own; all else is the same, kept pages too. */
await runProcess(async (lifetime) => {
  const config = readConfig();
  const say = () => {};
  const { db } = await openDatabase({ ...config, say, onLost: say }, lifetime);
  const search: SearchListings = async ({ vehicleType, filters, words }, request, withFacets) => {
    const text = words.length > 0 ? { search: words.join(" ") } : {};
    const query = { ...filters, ...text, ...request, vehicleType } as unknown as ListingQuery;
    const { ids, total, facets } = await naiveSearch(db, query, withFacets);
    const empty = Object.fromEntries(Object.keys(facetsShape.shape).map((name) => [name, {}]));
    return { ids, total, ...(facets && { facets: facetsShape.parse({ ...empty, ...facets }) }) };
  };
  const renderer = await builtRenderer();
  const storage = await openStorage(config);
  const deps = { config, db, storage, clock: () => new Date(), search };
  const app = await buildApp({ ...deps, renderer: async () => renderer });
  lifetime.onStop(() => app.close());
  await listen(app, config);
});
