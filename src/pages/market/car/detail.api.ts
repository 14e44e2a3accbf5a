import type { Report } from "#features/inspections/inspection.schema.ts";
import type { CardList } from "#features/listings/card/card-list.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import type { VehicleCosts } from "#features/ownership-costs/cost.schema.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Trust } from "#features/trust/trust.contract.ts";
import type { PageContext } from "#platform/page/context.ts";

export interface ShownListing {
  state: "shown";
  listing: PublicListing;
  similar: CardList;
  /** Brand and model in words, in the language of the page. */
  vehicle: string;
  modelName: string;
  siteName: string;
  lbpRate: number;
  /** What it costs to own; nothing where that could not be had. */
  costs: VehicleCosts | null;
  /** What is known of seller and vehicle; nothing where that could not be had, or of an own one. */
  trust: Trust | null;
  /** Reports of inspections, of an own one. */
  reports: readonly Report[];
}

/** What is left of a listing whose time is over, or that is not for everyone to see. */
export interface GoneData {
  state: "gone" | "missing";
  similar: CardList;
  /** They are like the one that was asked for; else what the market has. */
  isLike: boolean;
  /** What those are. */
  vehicleType: VehicleType;
}

export type DetailData = ShownListing | GoneData;

export interface Loading {
  context: PageContext;
  params: { id: string };
}

/** What the head of the page is made from. */
export interface HeadInput {
  loaderData?: DetailData | undefined;
  match: { context: PageContext };
}
