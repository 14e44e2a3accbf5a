/** What the writer process writes; what was acknowledged must be there exactly once. */
export type Written = "listing" | "message" | "payment" | "photo";
/** What it asks for. */
export type Kind = Written | "page" | "search" | "own";

/** One request, as its client saw it. */
export interface RequestMade {
  type: "request";
  kind: Kind;
  /** 0: no answer came. */
  status: number;
  /** A 503 without Retry-After, or what happened instead of an answer. */
  wrong?: string;
  /** How often the same had been tried before. */
  retry: number;
  /** When it began, by the machine's clock. */
  at: number;
  ms: number;
}

/** The product said that it has something: `id` is a title, a text, the id of an order or an address. */
export interface Acknowledged {
  type: "acknowledged";
  what: Written;
  id: string;
  at: number;
}
/** Something was begun that will be tried until it is acknowledged. */
interface Begun {
  type: "begun";
  what: Written;
}
export type FromWriter = RequestMade | Acknowledged | Begun | { type: "idle" } | { type: "ready" };
export type ToWriter = { type: "start"; load: Load } | { type: "pause" } | { type: "resume" };

/** What the writer process needs. */
export interface Load {
  origin: string;
  /** The test gateway's own control, where buyers pay; needed for payments alone. */
  gateway?: string;
  sellers: readonly string[];
  buyers: readonly string[];
  pairs: readonly { buyer: string; conversationId: string; listingId: string }[];
  /** How many clients write each, and the milliseconds between what one does and its next. */
  clients: Partial<Record<Written, number>>;
  pauseMs: number;
}

/** The journal: everything the writer told. */
export class Journal {
  readonly requests: RequestMade[] = [];
  readonly acknowledged: Record<Written, Acknowledged[]> = {
    listing: [],
    message: [],
    payment: [],
    photo: [],
  };
  readonly begun: Record<Written, number> = { listing: 0, message: 0, payment: 0, photo: 0 };

  take(told: RequestMade | Acknowledged | Begun): void {
    if (told.type === "request") this.requests.push(told);
    else if (told.type === "begun") this.begun[told.what]++;
    else this.acknowledged[told.what].push(told);
  }

  requestsSince(at: number): RequestMade[] {
    return this.requests.filter((request) => request.at >= at);
  }

  /** How much was acknowledged since a moment. */
  countSince(at: number): number {
    return Object.values(this.acknowledged).flatMap((all) => all.filter((one) => one.at >= at)).length;
  }

  /** Whether each kind of writing was acknowledged after a moment. */
  writesSince(at: number): boolean {
    return Object.values(this.acknowledged).every((all) => (all.at(-1)?.at ?? 0) > at);
  }
}
