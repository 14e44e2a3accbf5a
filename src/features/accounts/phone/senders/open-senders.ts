import type { Config } from "#config";
import { type Channel, channels } from "../phone.schema.ts";
import type { Senders } from "./sender.ts";
import { telnyxSender } from "./telnyx.ts";
import { whatsappSender } from "./whatsapp.ts";

const settingsOf = { whatsapp: "whatsapp", sms: "telnyx" } as const;

export const hasChannel = (settings: Config["phone"], channel: Channel): boolean =>
  settings[settingsOf[channel]] !== undefined;

/** The ways by which codes are sent here, the cheapest first; none where nothing is configured. */
export const channelsOf = (settings: Config["phone"]): Channel[] =>
  channels.filter((channel) => hasChannel(settings, channel));

/** The companies that are configured. */
export const openSenders = ({ whatsapp, telnyx }: Config["phone"]): Senders => ({
  ...(whatsapp && { whatsapp: whatsappSender(whatsapp) }),
  ...(telnyx && { sms: telnyxSender(telnyx) }),
});
