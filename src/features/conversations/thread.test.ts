import { expect, it } from "vitest";
import type { Message } from "./conversation.contract.ts";
import { lastOfOther, markOf, mergeMessages, type Thread, withMessage, withSeen } from "./thread.ts";

const message = (number: number, given: Partial<Message> = {}): Message => ({
  id: String(number),
  number,
  mine: false,
  content: `Text ${number}`,
  offer: null,
  viewing: null,
  photos: [],
  sentAt: "2026-11-15T10:00:00.000Z",
  deliveredAt: null,
  readAt: null,
  hints: [],
  by: null,
  key: null,
  ...given,
});
const thread = (...numbers: number[]): Thread => ({
  conversation: {} as Thread["conversation"],
  messages: numbers.map((number) => message(number)),
  hasOlder: false,
  seen: { delivered: 0, read: 0 },
});
const numbersOf = ({ messages }: { messages: Message[] }) => messages.map(({ number }) => number);

it("puts messages in their order, each once, however often and in whatever order they come", () => {
  const all = [3, 1, 2, 3, 5, 4, 1].map((number) => message(number));
  expect(mergeMessages(all.slice(0, 3), all).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

it("takes the next message, and one it has already, and says of another that something is missing", () => {
  expect(numbersOf(withMessage(thread(1, 2), message(3)) ?? thread())).toEqual([1, 2, 3]);
  expect(numbersOf(withMessage(thread(1, 2), message(2)) ?? thread())).toEqual([1, 2]);
  expect(withMessage(thread(1, 2), message(4))).toBeUndefined();
  expect(numbersOf(withMessage(thread(), message(1)) ?? thread())).toEqual([1]);
});

it("marks what the other has seen, and never takes that back", () => {
  const seen = withSeen(withSeen(thread(1), { delivered: 4, read: 2 }), { delivered: 3 }).seen;
  expect(seen).toEqual({ delivered: 4, read: 2 });
  expect(withSeen(thread(1), { read: 7 }).seen).toEqual({ delivered: 7, read: 7 });
  const marks = [1, 2, 3, 4, 5].map((number) => markOf(message(number, { mine: true }), seen));
  expect(marks).toEqual(["read", "read", "delivered", "delivered", "sent"]);
  expect(markOf(message(9, { mine: true, deliveredAt: "x" }), seen)).toBe("delivered");
});

it("reads up to the last message of the other", () => {
  const { messages } = thread(1, 2);
  expect(lastOfOther({ messages: [...messages, message(3, { mine: true })] })).toBe(2);
  expect(lastOfOther({ messages: [] })).toBe(0);
});
