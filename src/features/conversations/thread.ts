import type { Conversation, Message } from "./conversation.contract.ts";

/** What is known of one conversation: its last messages without a gap, and how far the other has read. */
export interface Thread {
  conversation: Conversation;
  messages: Message[];
  hasOlder: boolean;
  seen: { delivered: number; read: number };
}

/** Both lists as one, each message once, in the order of numbers; what comes later is newer knowledge of the same message. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): Message[] {
  const byNumber = new Map(known.map((one) => [one.number, one]));
  for (const one of more) byNumber.set(one.number, one);
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

export const lastNumber = ({ messages }: Pick<Thread, "messages">): number => messages.at(-1)?.number ?? 0;

/** With a message that was told or sent; undefined where one before it is missing, which has to be asked for. */
export function withMessage(thread: Thread, message: Message): Thread | undefined {
  if (message.number > lastNumber(thread) + 1) return undefined;
  return { ...thread, messages: mergeMessages(thread.messages, [message]) };
}

/** With how far the other has got: one's own messages up to these numbers. */
export function withSeen(thread: Thread, seen: { delivered?: number; read?: number }): Thread {
  const delivered = Math.max(thread.seen.delivered, seen.delivered ?? 0, seen.read ?? 0);
  const read = Math.max(thread.seen.read, seen.read ?? 0);
  return { ...thread, seen: { delivered, read } };
}

/** How far one of one's own messages has got. */
export function markOf(message: Message, seen: Thread["seen"]): "sent" | "delivered" | "read" {
  if (message.readAt !== null || message.number <= seen.read) return "read";
  return message.deliveredAt !== null || message.number <= seen.delivered ? "delivered" : "sent";
}

/** The last number that the other wrote: reading goes up to it. */
export const lastOfOther = ({ messages }: Pick<Thread, "messages">): number =>
  messages.findLast(({ mine }) => !mine)?.number ?? 0;
