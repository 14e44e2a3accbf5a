import { useState } from "react";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { type About, type ContactLinks, contactLinks } from "./contact-links.ts";

type Channel = "call" | "whatsapp";

/** The way to a seller whose numbers are asked for when they are wanted (POST /api/cars/{id}/contact-numbers). */
export interface Contact {
  listingId: string;
  hasPhone: boolean;
  /** Once the numbers are there. */
  links: ContactLinks | undefined;
  awaited: Channel | undefined;
  /** Asks for the numbers and goes on as chosen: to the chat, or on a phone to the call. */
  reach: (channel: Channel) => Promise<void>;
}

export function useContact(hasPhone: boolean, about: Omit<About, "publicUrl">): Contact {
  const { api, publicUrl } = usePage();
  const wording = useWording();
  const [links, setLinks] = useState<ContactLinks>();
  const [awaited, setAwaited] = useState<Channel>();
  const listingId = about.listing.id;

  const reach = async (channel: Channel) => {
    const isPhone = matchMedia("(pointer: coarse)").matches;
    // Opened by the press itself: a browser blocks what opens after an answer.
    const tab = channel === "whatsapp" && !isPhone ? window.open("", "_blank") : null;
    setAwaited(channel);
    try {
      const numbers = await api("POST /api/cars/:id/contact-numbers", {
        params: { id: listingId },
        body: { channel },
      });
      const found = contactLinks(numbers, { ...about, publicUrl }, wording);
      setLinks(found);
      if (!found) tab?.close();
      else if (tab) {
        tab.opener = null;
        tab.location.replace(found.chat);
      } else if (channel === "whatsapp") location.assign(found.chat);
      else if (isPhone) location.assign(found.call);
    } catch (error) {
      tab?.close();
      const { t } = wording;
      void toast("error", t("detail.contactFailed"), whyFailed(error, t, t("common.offline")));
    } finally {
      setAwaited(undefined);
    }
  };
  return { listingId, hasPhone, links, awaited, reach };
}
