import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Attempt } from "#platform/page/attempt.ts";
import type { ListingDraft } from "../drafts/drafts.contract.ts";
import { AccountDraft, type DraftCalls } from "./account-draft.ts";
import {
  type Draft,
  dropDraft,
  guest,
  keepDraft,
  newDraftId,
  onTopOf,
  readDraft,
  type Store,
  type Typed,
} from "./draft.ts";
import type { Fields } from "./fields.ts";
import { pickDraft } from "./pick-draft.ts";

/** How long nothing is typed before the draft is kept on this device. */
const pauseMs = 300;

interface Tools {
  vehicleType: VehicleType;
  empty: Fields;
  store: Store;
  form: { read: () => Fields; write: (fields: Fields) => void };
  /** What was written here was sent, or discarded, elsewhere. */
  onGone: () => void;
}
export interface DraftView {
  id: string;
  /** The draft that came back, until that was read: of this device, or written on since at another. */
  restored: { savedAt: string; isFromElsewhere: boolean } | undefined;
  other: Typed | undefined;
  kept: "nothing" | "device" | "account" | "refused";
}

/**
 * The draft of a form: kept on this device while one types, and on the account once there is one, where another device finds
 * it. Outlives every render.
 */
export class FormDraft {
  /** What was sent last, and not answered. */
  attempt: Attempt | undefined;
  readonly #tools: Tools;
  readonly #listeners = new Set<() => void>();
  readonly #emptyText: string;
  readonly #account: AccountDraft;
  #view: DraftView = { id: newDraftId(), restored: undefined, other: undefined, kept: "nothing" };
  #owner: string | undefined;
  #text: string;
  #savedAt = new Date().toISOString();
  #photos = 0;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tools: Tools) {
    this.#tools = tools;
    this.#emptyText = JSON.stringify(tools.empty);
    this.#text = this.#emptyText;
    this.#account = new AccountDraft({
      now: () => ({ id: this.#view.id, text: this.#isBegun ? this.#text : undefined }),
      onFound: (there, isTyping) => this.#compare(there, isTyping),
      onKept: () => this.#keepHere(),
      onSaving: () => this.#keepHere(),
      onSent: () => this.#gone(),
    });
  }

  get view(): DraftView {
    return this.#view;
  }
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  #show(change: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
  get #isBegun(): boolean {
    return this.#text !== this.#emptyText || this.#photos > 0;
  }
  get #typed(): Typed {
    return { id: this.#view.id, fields: JSON.parse(this.#text), savedAt: this.#savedAt };
  }

  /**
   * With the form, and again when a guest signs in over it: what the guest typed is then that user's. `isTypedEarly`: the form is about
   * to be told what was typed before it could hear of it. That goes on, and is not written over another draft: that one is offered.
   */
  begin(owner: string, calls: DraftCalls | undefined, isTypedEarly = false): void {
    const { store, vehicleType, empty } = this.#tools;
    const isFirst = this.#owner === undefined;
    if (!isFirst) this.#readForm();
    this.#owner = owner;
    const kept = [owner, guest].flatMap((one) => readDraft(store, vehicleType, one, empty) ?? []);
    const [newest, older] = kept
      .slice(0, owner === guest ? 1 : 2)
      .toSorted((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt));
    if (owner !== guest) dropDraft(store, vehicleType, guest);
    if (newest && !isTypedEarly && (isFirst || !this.#isBegun)) {
      this.#take(newest);
      // One without a word is kept for its photos, which are read later than it.
      if (!newest.other && !this.#isBegun) this.#photos = 1;
      this.attempt = newest.attempt;
      this.#account.stands(newest.base, newest.isSynced === true);
      this.#account.unanswered = newest.unanswered ?? [];
      const other = newest.other ?? (older?.isSynced ? undefined : older);
      const restored = this.#isBegun ? { savedAt: newest.savedAt, isFromElsewhere: false } : undefined;
      this.#show({ other, restored });
    } else if (isTypedEarly || !isFirst) {
      // What the account has had of an earlier visit here, it has; what it has not had is offered.
      const own = kept.find(({ id, isSynced }) => id !== this.#view.id && !isSynced);
      if (own) this.#show({ other: own });
    }
    this.#keepHere();
    if (calls) this.#account.begin(calls, isTypedEarly || !isFirst);
  }

  /** Something was typed, or may have been. */
  changed = () => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.keepNow, pauseMs);
  };
  /** Photos that the fields do not know, since they are in this browser alone. */
  set photos(count: number) {
    if (count === this.#photos) return;
    this.#photos = count;
    this.changed();
  }
  /** Keeps the draft at once, with the attempt that is being made. */
  keepNow = () => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#owner === undefined || this.#isOver) return;
    this.#readForm();
    this.#keepHere();
  };
  #readForm(): void {
    const text = JSON.stringify(this.#tools.form.read());
    if (text === this.#text) return;
    this.#text = text;
    this.#savedAt = new Date().toISOString();
    this.#account.changed();
  }
  #keepHere(): void {
    const { store, vehicleType } = this.#tools;
    if (this.#owner === undefined || this.#isOver) return;
    const { other } = this.#view;
    if (!this.#isBegun && !other) {
      dropDraft(store, vehicleType, this.#owner);
      this.#show({ kept: "nothing" });
      return;
    }
    const { base, isSynced, unanswered } = this.#account;
    const draft: Draft = {
      ...this.#typed,
      ...(base && { base, isSynced }),
      ...(unanswered.length > 0 && { unanswered }),
      ...(this.attempt && { attempt: this.attempt }),
      ...(other && { other }),
    };
    const isKept = keepDraft(store, vehicleType, this.#owner, draft);
    const there = isSynced ? "account" : "device";
    this.#show({ kept: isSynced || isKept ? (this.#isBegun ? there : "nothing") : "refused" });
  }

  /** Puts a draft into the form. */
  #take({ id, fields, savedAt }: Typed): void {
    this.#savedAt = savedAt;
    this.#tools.form.write(fields);
    this.#text = JSON.stringify(fields);
    this.#show({ id, restored: undefined });
  }
  /** What is on the account, against what is here. */
  #compare(there: ListingDraft | undefined, isTyping: boolean): void {
    if (this.#isOver) return;
    this.#readForm();
    const fields = there && onTopOf(this.#tools.empty, there.fields);
    const text = JSON.stringify(fields);
    const isSame = text === this.#text;
    // What was saved here, and its answer was lost: it goes on from there, as from what is the same.
    const isOwn = there?.id === this.#view.id && this.#account.unanswered.includes(text);
    if (there && (isSame || isOwn)) {
      this.#account.stands(there.version, isSame && there.id === this.#view.id);
      this.#keepHere();
      return;
    }
    const { base, isSynced } = this.#account;
    const savedAt = isTyping ? new Date(Number.MAX_SAFE_INTEGER / 2).toISOString() : this.#savedAt;
    const here = this.#isBegun ? { base, isSynced, savedAt } : undefined;
    const { goesOn, isOtherOffered } = pickDraft(here, there);
    const mine = this.#typed;
    this.#account.stands(there?.version, goesOn !== "here" || (isSynced && there?.version === base));
    if (goesOn === "there" && there && fields) {
      this.#take({ id: there.id, fields, savedAt: there.updatedAt });
      this.attempt = undefined;
      this.#show({ restored: { savedAt: there.updatedAt, isFromElsewhere: true } });
      if (isOtherOffered) this.#show({ other: mine });
    } else if (goesOn === undefined && here) {
      this.#gone();
    } else if (isOtherOffered && there && fields) {
      this.#show({ other: { id: there.id, fields, savedAt: there.updatedAt } });
    }
    this.#keepHere();
  }

  #gone(): void {
    this.#account.stands(undefined, true);
    // It may be this form that sent it, and its answer was lost: the same is sent once more, and answered as it was.
    if (this.attempt) return;
    this.#take({ id: newDraftId(), fields: this.#tools.empty, savedAt: new Date().toISOString() });
    this.#keepHere();
    this.#tools.onGone();
  }

  goOn = () => this.#show({ restored: undefined });
  /** Begins afresh; what it gives brings the draft back. */
  discard(): () => void {
    const before = { ...this.#typed, attempt: this.attempt };
    const change = (to: Typed, attempt: Attempt | undefined) => {
      this.#take(to);
      this.attempt = attempt;
      this.#account.changed();
      this.#keepHere();
    };
    change({ id: newDraftId(), fields: this.#tools.empty, savedAt: new Date().toISOString() }, undefined);
    return () => change(before, before.attempt);
  }
  /** Goes on with the one that is offered, and offers this one. */
  takeOther(): void {
    const { other } = this.#view;
    if (!other) return;
    this.#readForm();
    const mine = this.#isBegun ? this.#typed : undefined;
    this.#take({ ...other, savedAt: new Date().toISOString() });
    this.attempt = undefined;
    this.#show({ other: mine });
    this.#account.changed();
    this.#keepHere();
  }
  forgetOther(): void {
    this.#show({ other: undefined });
    this.#keepHere();
  }

  /** While it is sent the account is left alone; `release`: it was not taken, and goes on. */
  hold = () => this.#account.hold();
  release = () => this.#account.release();
  /** It has become a listing. */
  drop(): void {
    const { store, vehicleType } = this.#tools;
    const { other } = this.#view;
    this.#isOver = true;
    this.#account.stop();
    clearTimeout(this.#timer);
    // The other one is the draft from now on.
    if (other && this.#owner) keepDraft(store, vehicleType, this.#owner, other);
    else if (this.#owner) dropDraft(store, vehicleType, this.#owner);
    this.#show({ kept: "nothing", restored: undefined, other: undefined });
  }

  /** The page is left, or out of sight: nothing waits for a pause. */
  flush = () => {
    if (this.#timer !== undefined) this.keepNow();
    this.#account.flush();
  };
  /** It is looked at again: another device may have written on meanwhile. */
  lookAgain = () => this.#account.lookAgain();
}
