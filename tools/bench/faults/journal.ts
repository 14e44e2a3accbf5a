/** What the writer process asks for. */
export type Kind = "listing" | "message" | "payment" | "photo" | "page" | "search" | "own";
/** What it writes, and must be there exactly once when it was acknowledged. */
export type Written = "listing" | "message" | "payment" | "photo";

/** One request, as its client saw it. */
export interface RequestMade {
  type: "request";
  kind: Kind;
  /** 0: no answer came. */
  status: number;
  /** A 503 without Retry-After, or what happened instead of an answer. */
  wrong?: string;
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
  /** The test gateway's own control, where buyers pay. */
  gateway: string;
  sellers: string[];
  buyers: string[];
  pairs: { cookie: string; conversationId: string }[];
  carId: string;
  /** Milliseconds between what one client does and its next. */
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

  /** Whether each kind of writing was acknowledged after a moment. */
  writesSince(at: number): boolean {
    return Object.values(this.acknowledged).every((all) => (all.at(-1)?.at ?? 0) > at);
  }
}
