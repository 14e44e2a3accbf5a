import type { PageContext } from "#platform/page/context.ts";
import type { ListingCard, PublicListing } from "../listing.schema.ts";

/** A listing as it is shown, or what is left of one whose time is over. */
export type DetailData =
  | {
      state: "shown";
      listing: PublicListing;
      similar: ListingCard[];
      /** Brand and model in words, in the language of the page. */
      vehicle: string;
      modelName: string;
      siteName: string;
      lbpRate: number;
    }
  | { state: "gone"; similar: ListingCard[] };

/** What the head of the page is made from. */
export interface HeadInput {
  loaderData?: DetailData | undefined;
  match: { context: PageContext };
}
