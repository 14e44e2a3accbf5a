import type { Wording } from "#i18n/wording.ts";
import { chatLink, dialLink, readablePhone } from "#text/phone-links.ts";
import type { PublicListing } from "../listing.schema.ts";
import type { ContactNumbers } from "./contact.contract.ts";

export interface ContactLinks {
  call: string;
  chat: string;
  /** As it is read. */
  phone: string;
}

export interface About {
  listing: Pick<PublicListing, "id" | "year">;
  /** Brand and model in words. */
  vehicle: string;
  siteName: string;
  publicUrl: string;
}

/** The seller's numbers as links, the chat with a message that names the vehicle; undefined for numbers that nobody can dial. */
export function contactLinks(
  { phone, whatsapp }: ContactNumbers,
  about: About,
  { t, plain }: Wording,
): ContactLinks | undefined {
  const { listing, vehicle, siteName, publicUrl } = about;
  if (!phone || !whatsapp) return undefined;
  const greeting = t("detail.contactGreeting", {
    vehicle,
    year: plain(listing.year),
    site: siteName,
    link: `${publicUrl}/cars/${listing.id}`,
  });
  const call = dialLink(phone);
  const chat = chatLink(whatsapp, greeting);
  return call && chat ? { call, chat, phone: readablePhone(phone) } : undefined;
}
