import type { Message } from "./conversation.contract.ts";

/** What the stream of events tells of conversations. */
export interface MessageEvent {
  conversationId: string;
  number: number;
  /** How many messages the reader has not read, of all conversations; of one's own message absent. */
  unread?: number;
  /** Absent where it was too long for the channel. */
  message?: Message;
}

export interface SeenEvent {
  conversationId: string;
  /** Whether it is the receiver of the event who has got there, on this device or another. */
  by: string;
  /** The number of the last message that reached them, or that they read. */
  delivered?: number;
  read?: number;
}
