import type { CardView } from "#features/listings/card/card-view.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import type { VehicleCosts } from "#features/ownership-costs/cost.schema.ts";
import type { PageContext } from "#platform/page/context.ts";

export interface ShownListing {
  state: "shown";
  listing: PublicListing;
  similar: CardView[];
  /** Brand and model in words, in the language of the page. */
  vehicle: string;
  modelName: string;
  siteName: string;
  lbpRate: number;
  /** What it costs to own; nothing where that could not be had. */
  costs: VehicleCosts | null;
}

/** A listing as it is shown, or what is left of one whose time is over. */
export type DetailData = ShownListing | { state: "gone"; similar: CardView[] };

export interface Loading {
  context: PageContext;
  params: { id: string };
}

/** What the head of the page is made from. */
export interface HeadInput {
  loaderData?: DetailData | undefined;
  match: { context: PageContext };
}
