import { type APIRequestContext, expect } from "@playwright/test";
import pg from "pg";
import type { ListingCard, PublicListing } from "#features/listings/listing.schema.ts";
import type { ListingPage } from "#features/search/search-answer.schema.ts";
import { runningEmbeddedUrl } from "#platform/db/embedded-owner.ts";
import { type Api, makeApi } from "#platform/http/api.ts";

/** The calls of the API as a script outside the browser makes them: what a page should show is asked here first. */
export function apiOver(request: APIRequestContext): Api {
  return makeApi(async (method, address, body) => {
    const answer = await request.fetch(address, { method, ...(body !== undefined && { data: body }) });
    const text = await answer.text();
    return { status: answer.status(), body: text ? JSON.parse(text) : undefined };
  });
}

/** The listings of a search, all pages of it. */
export async function everyListing(api: Api, vehicleType: "car" | "motorcycle"): Promise<ListingCard[]> {
  const listings: ListingCard[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found: ListingPage = await api("GET /api/cars", { query: { vehicleType, page, limit: 60 } });
    pages = found.totalPages;
    listings.push(...found.data);
  }
  return listings;
}

/** How many listings a search has. */
export async function countOf(
  api: Api,
  query: NonNullable<Parameters<typeof api<"GET /api/cars">>[1]>["query"],
): Promise<number> {
  return (await api("GET /api/cars", { query: { ...query, limit: 1 } })).total;
}

/** The first listing that fits, with all that its page shows. */
export async function listingWhere(
  api: Api,
  fits: (listing: ListingCard) => boolean,
  vehicleType: "car" | "motorcycle" = "car",
): Promise<PublicListing> {
  const found = (await everyListing(api, vehicleType)).find(fits);
  if (!found) throw new Error("The demo market has no listing that this journey needs");
  return api("GET /api/cars/:id", { params: { id: found.id } });
}

/** A car all of whose pictures are there: the demo market paints most of them after it has opened. */
export async function carWithPictures(api: Api, atLeast = 4): Promise<PublicListing> {
  let ids: string[] = [];
  await expect
    .poll(
      async () => {
        ids = await idsFromMarket(
          `select id from cars where is_public and vehicle_type = 'car' and cardinality(images) >= $1
            and cardinality(images) = (select count(*) from unnest(images) image
              join uploads on image like '/media/' || uploads.id || '/%')
            order by id limit 1`,
          [atLeast],
        );
        return ids.length;
      },
      { message: "a car with all its pictures painted", timeout: 40_000 },
    )
    .toBe(1);
  return api("GET /api/cars/:id", { params: { id: ids[0] ?? "" } });
}

/** The ids of listings in a state that no call of the API tells of. */
export function idsWithStatus(status: "expired" | "pending" | "rejected"): Promise<string[]> {
  return idsFromMarket("select id from cars where status = $1 order by id", [status]);
}

/** What no call of the API tells of, or does, asked of the market's own database. */
export async function idsFromMarket(query: string, values: unknown[]): Promise<string[]> {
  const url = runningEmbeddedUrl(process.env.JOURNEY_DATA ?? "");
  if (!url) throw new Error("JOURNEY_DATA names no data folder of a running market");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(query, values);
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
