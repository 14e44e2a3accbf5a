import { coverOf } from "#features/listings/listing.present.ts";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import type { Conversation, Message } from "./conversation.contract.ts";
import type { ConversationRow, MessageRow, Pictures } from "./conversation.queries.ts";
import { presentAct } from "./offers/offer.present.ts";
import { presentChatPhoto } from "./photos/chat-photo.present.ts";
import { presentStep } from "./viewings/viewing.present.ts";

/** What a message needs to be shown; its times as the driver gives them, or as JSON has them. */
type Shown = Omit<MessageRow, "sent_at" | "delivered_at" | "read_at"> & {
  [time in "sent_at" | "delivered_at" | "read_at"]: MessageRow[time] | string;
};

const iso = (time: Date | string) => new Date(time).toISOString();

/** A message as `userId` sees it. */
export function presentMessage(row: Shown, userId: string): Message {
  const mine = row.sender_id === userId;
  return {
    id: row.id,
    number: row.number,
    mine,
    content: row.content,
    ...presentActs(row),
    sentAt: iso(row.sent_at ?? ""),
    deliveredAt: row.delivered_at && iso(row.delivered_at),
    readAt: row.read_at && iso(row.read_at),
    hints: mine ? [] : row.hints,
    by: (mine && row.author) || null,
    key: mine ? row.key : null,
  };
}

/** What a message tells of an offer or a viewing, and the photos that it shows. */
export const presentActs = ({
  offer,
  viewing,
  photos,
  number,
}: Pick<MessageRow, "offer" | "viewing" | "photos" | "number">) => ({
  offer: offer && presentAct(offer, number),
  viewing: viewing && presentStep(viewing, number),
  photos: photos.map(presentChatPhoto),
});

/** A conversation as `userId` has it. Of a listing that nobody but its owner may see, only that there is one. */
export function presentConversation(row: ConversationRow, userId: string, pictures: Pictures): Conversation {
  const named = row.may_be_named;
  return {
    id: row.id,
    role: row.is_buyer ? "buyer" : "seller",
    other: {
      name: nameOf(row),
      isDealership: row.is_dealership,
      isVerified: row.is_verified_dealer || row.is_verified_seller,
    },
    listing: {
      id: row.car_id,
      vehicleType: row.vehicle_type,
      state: row.is_public ? "available" : row.is_sold ? "sold" : "away",
      title: named ? row.title : null,
      name: named ? vehicleName({ ...row, vehicleType: row.vehicle_type }) : null,
      price: named ? Number(row.price) : null,
      currency: row.currency,
      priceUsd: named ? Number(row.price_usd) : null,
      photo: named ? coverOf(row, pictures) : null,
    },
    priority: row.pinned,
    state: row.blocked_by_me
      ? "blocked"
      : row.blocked_by_other || !row.other_in_good_standing
        ? "closed"
        : "open",
    unread: row.unread,
    last: presentMessage(row.last, userId),
  };
}

/** A showroom has its name; a person is first name and initial, as on a listing. */
export function nameOf(
  row: Pick<ConversationRow, "first_name" | "last_name" | "is_verified_dealer" | "dealership_name">,
) {
  if (row.is_verified_dealer && row.dealership_name) return row.dealership_name;
  const [initial = ""] = row.last_name;
  return `${row.first_name} ${initial}.`;
}
