import type { Wording } from "#ui/page.tsx";
import type { BroadcastView, RecipientView } from "../broadcast.contract.ts";
import type { BroadcastState } from "../broadcast.schema.ts";

type T = Wording["t"];

const stateWords = {
  draft: ["stateDraft", ""],
  scheduled: ["stateScheduled", "warn"],
  sending: ["stateSending", "warn"],
  sent: ["stateSent", "ok"],
  cancelled: ["stateCancelled", ""],
  stopped: ["stateStopped", "bad"],
} as const;

/** What a message is, in one word and its colour. */
export function stateOf(state: BroadcastState, t: T): { text: string; tone: string } {
  const [key, tone] = stateWords[state];
  return { text: t(`broadcasts-tab.${key}`), tone };
}

const outcomeWords = {
  waiting: ["outcomeWaiting", ""],
  sending: ["outcomeSending", "warn"],
  sent: ["outcomeSent", "ok"],
  failed: ["outcomeFailed", "bad"],
  skipped: ["outcomeSkipped", ""],
} as const;
export function outcomeOf(outcome: RecipientView["outcome"], t: T): { text: string; tone: string } {
  const [key, tone] = outcomeWords[outcome];
  return { text: t(`broadcasts-tab.${key}`), tone };
}

const reasons = {
  unsubscribed: "reasonUnsubscribed",
  standing: "reasonStanding",
  refused: "reasonRefused",
  unreachable: "reasonUnreachable",
  interrupted: "reasonInterrupted",
} as const;
export const reasonOf = (reason: RecipientView["reason"], t: T) =>
  reason === null ? "" : t(`broadcasts-tab.${reasons[reason]}`);

/** What a message is called: its title in the language of the page, else in the one it has. */
export const titleOf = ({ ar, en }: Pick<BroadcastView, "ar" | "en">, language: Wording["language"]) =>
  (language === "ar" ? (ar ?? en) : (en ?? ar))?.title ?? "";
