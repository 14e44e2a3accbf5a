import type { Photo } from "#features/listings/listing.schema.ts";
import { ApiError } from "#platform/http/api.ts";
import { attemptOf } from "#platform/page/attempt.ts";
import type { PageContext } from "#platform/page/context.ts";
import type { Conversation, Message } from "../conversation.contract.ts";
import { hearMessage } from "../follow-conversations.ts";
import { withMessage } from "../thread.ts";
import { catchUp, conversationAboutQuery, keepThread, knownThread } from "./conversations.api.ts";
import { changeOutgoing, dropOutgoing, type Outgoing, outgoing, type Place, putOutgoing } from "./outbox.ts";

/** Shows a message at once and sends it; those of one place go one after the other, in the order they were written. */
export function writeTo(
  page: PageContext,
  place: Place,
  content: string,
  photos: readonly Photo[] = [],
): void {
  const at = new Date().toISOString();
  putOutgoing({
    key: attemptOf(undefined, { place, content, at }).key,
    place,
    content,
    ...(photos.length > 0 && { photos }),
    at,
    state: "sending",
  });
  void sendWaiting(page, place);
}

/** Sends again what could not be sent in a place: a message that stands before another goes first. */
export function retry(page: PageContext, place: Place): void {
  for (const one of outgoing()) {
    if (one.place === place && one.state === "failed") changeOutgoing(one.key, { state: "sending" });
  }
  void sendWaiting(page, place);
}

/** Tries everything again that never reached the server; what it refused stays for its writer to decide. */
export function retryUnreached(page: PageContext): void {
  const places = new Set(
    outgoing().flatMap(({ place, state, reason }) =>
      state === "failed" && reason === undefined ? [place] : [],
    ),
  );
  for (const place of places) retry(page, place);
}

const busy = new Set<Place>();

async function sendWaiting(page: PageContext, place: Place): Promise<void> {
  if (busy.has(place)) return;
  busy.add(place);
  try {
    for (;;) {
      const next = outgoing().find((one) => one.place === place && one.state === "sending");
      if (!next) return;
      if (!(await send(page, next))) return failRest(place);
    }
  } finally {
    busy.delete(place);
  }
}

/** What was written after one that did not go waits behind it. */
function failRest(place: Place): void {
  for (const one of outgoing()) {
    if (one.place === place && one.state === "sending") changeOutgoing(one.key, { state: "failed" });
  }
}

async function send(page: PageContext, { key, place, content, photos = [] }: Outgoing): Promise<boolean> {
  const { api } = page;
  const id = place.slice(place.indexOf(":") + 1);
  try {
    if (place.startsWith("c:")) {
      const body = { ...(content && { content }), photoIds: photos.map((photo) => photo.id) };
      const message = await api("POST /api/conversations/:id/messages", {
        params: { id },
        body,
        idempotencyKey: key,
      });
      arrived(page, id, message);
    } else {
      const body = { carId: id, content };
      const begun = await api("POST /api/conversations", { body, idempotencyKey: key });
      hasBegun(page, id, begun);
    }
    // Once it is drawn where it stands now: in between it would be nowhere.
    await new Promise((drawn) => setTimeout(drawn));
    dropOutgoing(key);
    return true;
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500 && error.code !== "auth.required";
    changeOutgoing(key, { state: "failed", ...(refused && { reason: error.message }) });
    return false;
  }
}

/** The stream may have told of it already: each message stands in its conversation once. */
function arrived(page: PageContext, conversationId: string, message: Message): void {
  hearMessage(page, { conversationId, number: message.number, message });
}

function hasBegun(
  page: PageContext,
  carId: string,
  { conversation, message }: { conversation: Conversation; message: Message },
): void {
  const { queryClient, api } = page;
  const known = knownThread(queryClient, conversation.id);
  const first = { conversation, messages: [], hasOlder: false, seen: { delivered: 0, read: 0 } };
  const thread = withMessage(known ?? first, message);
  if (thread) keepThread(queryClient, conversation.id, thread);
  else if (known) catchUp(queryClient, conversation.id);
  queryClient.setQueryData(conversationAboutQuery(api, carId).queryKey, conversation);
  arrived(page, conversation.id, message);
}
