import { accountQuery } from "#features/accounts/current-account.ts";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { brandsQuery, modelsQuery } from "#features/search/search.api.ts";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import { notFound } from "#platform/page/routing.ts";
import { unlisted } from "#platform/page/unlisted.ts";
import { siteNameNow } from "#ui/shell/document.page.ts";
import { standingLimitsQuery } from "../appeals/appeals.api.ts";
import { showsQuery } from "../photos/shows.api.ts";
import { fieldsOf } from "./fields.ts";
import { limitQuery } from "./form.api.ts";

const words = [
  "common",
  "crop",
  "errors",
  "listing-fields",
  "listings",
  "photos",
  "price-guide",
  "reference",
  "selling",
  "vin",
] as const;

/** What the form of a kind needs. A browser on its way to it does not wait for the list of brands. */
export async function loadForm(context: PageContext, vehicleType: VehicleType): Promise<void> {
  const { api, messages, queryClient } = context;
  const account = await queryClient.ensureQueryData(accountQuery(context));
  const brands = queryClient.prefetchQuery(brandsQuery(api, vehicleType));
  await Promise.all([
    messages.load(...words),
    typeof document === "undefined" && brands,
    account && queryClient.prefetchQuery(limitQuery(api, vehicleType)),
    account && queryClient.prefetchQuery(standingLimitsQuery(api)),
  ]);
}

/** The own listing that is to be changed; undefined for a guest, who is asked to sign in. */
export async function loadOwn(context: PageContext, id: string): Promise<{ listing?: OwnListingDetail }> {
  const { api, messages, queryClient } = context;
  const account = await queryClient.ensureQueryData(accountQuery(context));
  await messages.load(...words, "own");
  if (!account) return {};
  const found = await api("GET /api/cars/:id", { params: { id } }).catch((error) => {
    if (error instanceof ApiError && [400, 404, 410].includes(error.status)) throw notFound();
    throw error;
  });
  // What belongs to another user is, to change it, not there.
  if (!found.own) throw notFound();
  const { vehicleType, brand } = found;
  const { images } = fieldsOf({ ...found, own: found.own });
  if (images.length > 0) await queryClient.prefetchQuery(showsQuery(api, images));
  if (typeof document === "undefined") {
    await Promise.all([
      queryClient.prefetchQuery(brandsQuery(api, vehicleType)),
      queryClient.prefetchQuery(modelsQuery(api, vehicleType, [brand])),
    ]);
  }
  return { listing: { ...found, own: found.own } };
}

const titles = {
  car: "selling.carTitle",
  motorcycle: "selling.motorcycleTitle",
  edit: "selling.editTitle",
} as const;

/** The title of the page; not for search engines, which cannot sell. */
export function headOf(context: PageContext, page: keyof typeof titles) {
  const { namespaces, t } = context.messages;
  if (!namespaces.includes("selling")) return {};
  const title = t("common.pageTitle", { page: t(titles[page]), name: siteNameNow(context) });
  return unlisted({ meta: [{ title }] });
}
