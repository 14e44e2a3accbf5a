import type { Wording } from "#i18n/wording.ts";
import { chatLink, dialLink, readablePhone } from "#text/phone-links.ts";
import type { PublicListing } from "../listing.schema.ts";

export interface ContactLinks {
  call: string;
  chat: string;
  /** As it is read. */
  phone: string;
}

interface About {
  listing: Pick<PublicListing, "id" | "year" | "phoneNumber">;
  /** Brand and model in words. */
  vehicle: string;
  siteName: string;
  publicUrl: string;
}

/** The seller's phone as links, the chat with a message that names the vehicle; undefined when there is no number. */
export function contactLinks(about: About, { t, plain }: Wording): ContactLinks | undefined {
  const { listing, vehicle, siteName, publicUrl } = about;
  if (!listing.phoneNumber) return undefined;
  const greeting = t("detail.contactGreeting", {
    vehicle,
    year: plain(listing.year),
    site: siteName,
    link: `${publicUrl}/cars/${listing.id}`,
  });
  const call = dialLink(listing.phoneNumber);
  const chat = chatLink(listing.phoneNumber, greeting);
  return call && chat ? { call, chat, phone: readablePhone(listing.phoneNumber) } : undefined;
}
