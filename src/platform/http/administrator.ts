import type { FastifyRequest } from "fastify";
import { AppError } from "#errors";
import type { Database } from "../db/connect.ts";

/**
 * The parts of the administration that a call may belong to; the feature that knows who may enter which names them by
 * declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Areas {}
/** `own`: what is an administrator's own, regardless of the role: the second factor, sessions, the password. */
export type Area = (keyof Areas & string) | "own";

/** What may be written down, and of what: named by that feature in the same way. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Actions {}
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Resources {}

/** What an administrator did, for the log. `before` and `after` hold what of the resource was changed, nothing secret. */
export interface LogEntry {
  /** What was done: `payment.verified`. */
  action: keyof Actions & string;
  /** To what: its kind and its id, `["payment", id]`. */
  resource: readonly [type: keyof Resources & string, id: string | null];
  before?: object | null;
  after?: object | null;
  details?: object;
}

/** What the work of a change gives: the answer, and what is written down about it; bulk calls one entry for each thing. */
export interface Done<Answer> {
  log: LogEntry | readonly LogEntry[];
  answer: Answer;
}

/**
 * The answer of a call by which an administrator changes something: only `change` makes one, so a handler that forgets the
 * log does not compile.
 */
export class Logged<Answer> {
  readonly #answer: Answer;
  private constructor(answer: Answer) {
    this.#answer = answer;
  }
  /** For anyone who has written the log. */
  static of<Answer>(answer: Answer): Logged<Answer> {
    return new Logged(answer);
  }
  static answerOf<Answer>(logged: Logged<Answer>): Answer {
    return logged.#answer;
  }
}

/** Who makes a call of the administration, once signed in, active, and in a role that may. */
export interface Administrator {
  id: string;
  username: string;
  fullName: string;
  role: string;
  /** The session of this request, as the list of one's sessions names it. */
  sessionId: string;
  areas: ReadonlySet<Area>;
  /** The setting asks for a second factor that was not set up yet: only one's own area is open. */
  mustSetUpTwoFactor: boolean;
  /**
   * Does what changes something, in one transaction with the log of it; where the contract says `once`, once for each
   * Idempotency-Key. What is thrown undoes both.
   */
  change<Answer>(work: (tx: Database, at: Date) => Promise<Done<Answer>>): Promise<Logged<Answer>>;
  /** Writes down a look at what is not for everybody's eyes. */
  note(entry: LogEntry): Promise<void>;
  /** The answer of a POST that changes nothing, such as a preview. */
  changesNothing<Answer>(answer: Answer): Logged<Answer>;
}

declare module "fastify" {
  interface FastifyRequest {
    administrator: Administrator | undefined;
  }
}

/**
 * The administrator of a call of this area. Errors: `admin.required` without a living token, `admin.two_factor_required`,
 * `admin.forbidden` for a role that may not.
 */
export function administratorOf({ administrator }: FastifyRequest, area: Area): Administrator {
  if (!administrator) throw new AppError("admin.required");
  if (area === "own") return administrator;
  if (administrator.mustSetUpTwoFactor) throw new AppError("admin.two_factor_required");
  if (!administrator.areas.has(area)) throw new AppError("admin.forbidden");
  return administrator;
}

/** The administrator who makes a call that others may make too; undefined for a role that may not enter the area. */
export function administratorIn({ administrator }: FastifyRequest, area: Area): Administrator | undefined {
  return administrator?.mustSetUpTwoFactor || !administrator?.areas.has(area) ? undefined : administrator;
}
