import { ApiError } from "#platform/http/api.ts";
import type { ListingDraft } from "../drafts/drafts.contract.ts";

/** How long nothing is typed before the account is told; longer where it was not reached, or is busy. */
const pauseMs = 1500;
const longPauseMs = 20_000;
/** So long sending waits for a save that is under way. */
const holdMs = 2000;
/** So many saves without an answer are remembered. */
const mostUnanswered = 3;

export interface DraftCalls {
  /** False once another user is signed in, or nobody: what is typed here is not theirs. */
  isMine: () => boolean;
  find: () => Promise<ListingDraft | undefined>;
  keep: (draft: { id: string; base: string | null; text: string }) => Promise<{ version: string }>;
  /** Does nothing where it is not there. */
  forget: (id: string) => Promise<void>;
}
interface Around {
  /** What the form holds, as JSON; undefined where that is nothing. */
  now: () => { id: string; text: string | undefined };
  /** What the account has; `isTyping`: the form goes on as it is all the same. */
  onFound: (there: ListingDraft | undefined, isTyping: boolean) => void;
  onKept: () => void;
  /** A save is on its way: `unanswered` has it. */
  onSaving: () => void;
  /** This draft has become a listing elsewhere. */
  onSent: () => void;
}

/** The copy of a form's draft on the account: one save after the other, each on top of the version that is known. */
export class AccountDraft {
  /** What was saved and not answered, as JSON: the account may have it, also after a reload, and no other device has written it. */
  unanswered: readonly string[] = [];
  readonly #around: Around;
  #calls: DraftCalls | undefined;
  #base: string | undefined;
  #baseId: string | undefined;
  #isSynced = false;
  #isKnown = false;
  #isTyping = false;
  #isBusy = false;
  #isHeld = false;
  #working: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Around) {
    this.#around = around;
  }
  /** The version on the account that the form goes on from. */
  get base(): string | undefined {
    return this.#base;
  }
  /** The account has all that was typed. */
  get isSynced(): boolean {
    return this.#isSynced;
  }
  stands(base: string | undefined, isSynced: boolean): void {
    this.#base = base;
    this.#isSynced = isSynced;
  }

  /** `isTyping`: what is in the form now is what its user goes on with, whatever the account has. */
  begin(calls: DraftCalls, isTyping: boolean): void {
    this.#calls = calls;
    this.#isKnown = false;
    this.#isTyping = isTyping;
    this.#work();
  }
  changed(): void {
    this.#isSynced = false;
    this.#later(pauseMs);
  }
  flush(): void {
    if (!this.#isSynced) this.#work();
  }
  lookAgain(): void {
    this.#isKnown = false;
    this.#work();
  }
  /** It is being sent: nothing is saved beside that, since it would be refused as late. */
  async hold(): Promise<void> {
    this.#isHeld = true;
    await Promise.race([this.#working, new Promise((resolve) => setTimeout(resolve, holdMs))]);
  }
  release(): void {
    this.#isHeld = false;
    if (!this.#isSynced) this.#later(pauseMs);
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#calls = undefined;
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    if (this.#calls) this.#timer = setTimeout(() => this.#work(), pause);
  }

  #work(): void {
    clearTimeout(this.#timer);
    if (this.#isBusy || this.#isHeld || !this.#calls?.isMine()) return;
    this.#isBusy = true;
    this.#working = this.#workWith(this.#calls);
  }
  async #workWith(calls: DraftCalls): Promise<void> {
    try {
      if (!this.#isKnown) await this.#look(calls);
      if (!this.#isHeld && this.#calls?.isMine() && !this.#isSynced) await this.#keep(this.#calls);
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#isBusy = false;
    }
  }

  async #look(calls: DraftCalls): Promise<void> {
    const there = await calls.find();
    this.#isKnown = true;
    this.#baseId = there?.id;
    const isTyping = this.#isTyping;
    this.#isTyping = false;
    this.#around.onFound(there, isTyping);
  }

  async #keep(calls: DraftCalls): Promise<void> {
    const { id, text } = this.#around.now();
    if (text === undefined) {
      if (this.#baseId) await calls.forget(this.#baseId);
      this.#base = undefined;
      this.#baseId = undefined;
    } else {
      this.unanswered = [...this.unanswered, text].slice(-mostUnanswered);
      this.#around.onSaving();
      const { version } = await calls.keep({ id, base: this.#base ?? null, text });
      this.unanswered = [];
      this.#base = version;
      this.#baseId = id;
    }
    const after = this.#around.now();
    if (!this.#calls) return;
    if (after.id === id && after.text === text) {
      this.#isSynced = true;
      this.#around.onKept();
    } else this.#later(pauseMs);
  }

  #refused(error: unknown): void {
    const refusal = error instanceof ApiError ? error : undefined;
    const isSent = refusal?.code === "draft.sent";
    const wasChanged = refusal?.code === "draft.changed";
    if (isSent || wasChanged) this.#isKnown = false;
    if (isSent) this.#around.onSent();
    if (wasChanged) {
      this.#isTyping = true;
      this.#later(0);
    }
    // What it will refuse again stays on this device until something else is typed.
    if (!refusal || refusal.status === 429 || refusal.status >= 500) this.#later(longPauseMs);
  }
}
