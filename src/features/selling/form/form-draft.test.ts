import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#platform/http/api.ts";
import type { ListingDraft } from "../drafts/drafts.contract.ts";
import type { DraftCalls } from "./account-draft.ts";
import { guest, readDraft } from "./draft.ts";
import { emptyFields, type Fields } from "./fields.ts";
import { FormDraft } from "./form-draft.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const empty = emptyFields({ phone: null, city: null });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The pauses before this device and then the account are told. */
const saved = async () => {
  await pass(300 + 1500);
  await pass(1);
};
const refusal = (code: string) => new ApiError(409, { code });

/** An account as the calls keep one. */
function account() {
  let versions = 0;
  const state: {
    draft: ListingDraft | undefined;
    sent: string[];
    fault: unknown;
    mine: boolean;
    saves: number;
  } = {
    draft: undefined,
    sent: [],
    fault: undefined,
    mine: true,
    saves: 0,
  };
  const put = (id: string, fields: Partial<Fields>) => {
    const version = `v${++versions}`;
    state.draft = { vehicleType: "car", id, version, fields, updatedAt: new Date().toISOString() };
    return { version };
  };
  const reached = () => {
    if (state.fault) throw state.fault;
  };
  const calls: DraftCalls = {
    isMine: () => state.mine,
    find: async () => {
      reached();
      return state.draft;
    },
    keep: async ({ id, base, text }) => {
      reached();
      if (state.sent.includes(id)) throw refusal("draft.sent");
      if ((state.draft?.version ?? null) !== base) throw refusal("draft.changed");
      state.saves++;
      return put(id, JSON.parse(text));
    },
    forget: async (id) => {
      reached();
      if (state.draft?.id === id) state.draft = undefined;
    },
  };
  const lose = () => {
    state.draft = undefined;
  };
  return { state, calls, put, lose };
}
type TestAccount = ReturnType<typeof account>;

/** A browser: what it keeps outlives its forms. */
function browser() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const open = (owner: string = guest, { calls }: Partial<TestAccount> = {}, isTypedEarly = false) => {
    let fields = empty;
    const onGone = vi.fn();
    const form = {
      read: () => fields,
      write: (given: Fields) => {
        fields = given;
      },
    };
    const draft = new FormDraft({ vehicleType: "car", empty, store, form, onGone });
    draft.begin(owner, calls, isTypedEarly);
    const type = (given: Partial<Fields>) => {
      fields = { ...fields, ...given };
      draft.changed();
    };
    return { draft, type, onGone, title: () => fields.title, close: () => draft.flush() };
  };
  return { open, keptOf: (owner: string) => readDraft(store, "car", owner, empty) };
}

describe("a guest's draft", () => {
  it("is offered beside what was typed before the form could hear of it", async () => {
    const { open, keptOf } = browser();
    open().type({ title: "Kia", price: "5000" });
    await pass(300);
    const again = open(guest, {}, true);
    again.type({ title: "Fiat" });
    await pass(300);
    expect([again.title(), again.draft.view.other?.fields.title]).toEqual(["Fiat", "Kia"]);
    expect(keptOf(guest)).toMatchObject({
      fields: { title: "Fiat", price: "" },
      other: { fields: { title: "Kia", price: "5000" } },
    });
  });

  it("is kept on the device, and is the user's who signs in over it or after a reload", async () => {
    const { open, keptOf } = browser();
    const form = open();
    form.type({ title: "Kia" });
    await pass(300);
    expect([form.draft.view.kept, keptOf(guest)?.fields.title]).toEqual(["device", "Kia"]);

    const again = open();
    expect([again.title(), again.draft.view.id]).toEqual(["Kia", form.draft.view.id]);
    expect(again.draft.view.restored).toMatchObject({ isFromElsewhere: false });

    const mine = account();
    again.draft.begin("rana", mine.calls);
    await saved();
    expect([again.draft.view.kept, mine.state.draft?.fields.title]).toEqual(["account", "Kia"]);
    expect([keptOf(guest), keptOf("rana")?.fields.title]).toEqual([undefined, "Kia"]);

    const other = browser();
    other.open().type({ title: "Opel" });
    await pass(300);
    expect(other.open("omar", account()).title()).toBe("Opel");
    expect(other.keptOf(guest)).toBeUndefined();
  });

  it("goes on over what the account has, which is offered, even where that is newer by a clock", async () => {
    const { open } = browser();
    const form = open();
    form.type({ title: "Typed here" });
    await pass(300);
    const mine = account();
    vi.setSystemTime(new Date("2026-11-20T12:00:00Z"));
    mine.put("there", { title: "On the account" });
    vi.setSystemTime(new Date("2026-11-20T10:05:00Z"));
    form.draft.begin("rana", mine.calls);
    await saved();
    expect(form.title()).toBe("Typed here");
    expect(form.draft.view.other).toMatchObject({ id: "there", fields: { title: "On the account" } });
    expect(mine.state.draft?.fields.title).toBe("Typed here");
    form.draft.takeOther();
    await saved();
    expect([form.title(), form.draft.view.other?.fields.title]).toEqual(["On the account", "Typed here"]);
    expect(mine.state.draft).toMatchObject({ id: "there", fields: { title: "On the account" } });
  });

  it("of photos alone is kept for them", async () => {
    const { open, keptOf } = browser();
    const form = open();
    form.draft.photos = 2;
    await pass(300);
    const again = open();
    expect([again.draft.view.id, again.draft.view.kept]).toEqual([form.draft.view.id, "device"]);
    again.draft.photos = 0;
    await pass(300);
    expect(keptOf(guest)).toBeUndefined();
  });
});

describe("a member's draft", () => {
  it("is on the account after a pause, and goes on at another device, which is told so", async () => {
    const mine = account();
    const [phone, computer] = [browser(), browser()];
    const first = phone.open("rana", mine);
    await pass(0);
    first.type({ title: "K" });
    await pass(200);
    first.type({ title: "Kia" });
    expect(first.draft.view.kept).toBe("nothing");
    await saved();
    expect([first.draft.view.kept, mine.state.saves]).toEqual(["account", 1]);

    const second = computer.open("rana", mine);
    await pass(0);
    expect([second.title(), second.draft.view.id]).toEqual(["Kia", first.draft.view.id]);
    expect(second.draft.view.restored).toMatchObject({ isFromElsewhere: true });
    second.type({ title: "Kia Rio" });
    await saved();

    // Looked at again, the first one goes on from there, too.
    first.draft.lookAgain();
    await pass(0);
    expect([first.title(), first.draft.view.other]).toEqual(["Kia Rio", undefined]);
    expect(phone.keptOf("rana")?.fields.title).toBe("Kia Rio");
  });

  it("that was changed here and elsewhere goes on as it is typed, and offers the other", async () => {
    const mine = account();
    const [phone, computer] = [browser(), browser()];
    const first = phone.open("rana", mine);
    first.type({ title: "Kia" });
    await saved();
    const second = computer.open("rana", mine);
    await pass(0);
    second.type({ title: "Elsewhere" });
    await saved();
    first.type({ title: "Here" });
    await saved();
    expect(first.title()).toBe("Here");
    expect(mine.state.draft?.fields.title).toBe("Here");
    expect(first.draft.view.other?.fields.title).toBe("Elsewhere");
    // The offer outlives a reload, until it is declined.
    expect(phone.open("rana", mine).draft.view.other?.fields.title).toBe("Elsewhere");
    first.draft.forgetOther();
    expect(phone.open("rana", mine).draft.view.other).toBeUndefined();
  });

  it("goes on as it is over what was saved of it and not answered, after a reload or in the same form", async () => {
    const mine = account();
    const here = browser();
    const form = here.open("rana", mine);
    form.type({ title: "Kia" });
    await saved();
    const { keep } = mine.calls;
    // It comes to the account, and nobody hears of it.
    mine.calls.keep = async (given) => {
      await keep(given);
      return new Promise(() => {});
    };
    form.type({ title: "Kia Rio" });
    await saved();
    form.type({ title: "Kia Rio 2015" });
    await pass(300);
    expect(mine.state.draft?.fields.title).toBe("Kia Rio");
    mine.calls.keep = keep;
    const again = here.open("rana", mine);
    await saved();
    expect([again.title(), again.draft.view.other]).toEqual(["Kia Rio 2015", undefined]);
    expect([mine.state.draft?.fields.title, again.draft.view.kept]).toEqual(["Kia Rio 2015", "account"]);

    mine.calls.keep = async (given) => {
      await keep(given);
      throw new TypeError("the network failed");
    };
    again.type({ title: "Kia Rio 2016" });
    await saved();
    mine.calls.keep = keep;
    again.type({ title: "Kia Rio 2017" });
    await saved();
    await saved();
    expect([again.title(), again.draft.view.other]).toEqual(["Kia Rio 2017", undefined]);
    expect(mine.state.draft?.fields.title).toBe("Kia Rio 2017");
    // What another device writes is another's, though this one wrote the same once.
    mine.put(again.draft.view.id, { ...empty, title: "Kia Rio 2016" });
    again.draft.lookAgain();
    await pass(1);
    expect(again.title()).toBe("Kia Rio 2016");
  });

  it("is begun afresh and brought back, here and on the account", async () => {
    const mine = account();
    const { open, keptOf } = browser();
    const form = open("rana", mine);
    form.type({ title: "Kia" });
    await saved();
    const { id } = form.draft.view;
    const undo = form.draft.discard();
    await saved();
    expect([form.title(), mine.state.draft, keptOf("rana")]).toEqual(["", undefined, undefined]);
    expect(form.draft.view.id).not.toBe(id);
    undo();
    await saved();
    expect([form.title(), form.draft.view.id]).toEqual(["Kia", id]);
    expect(mine.state.draft).toMatchObject({ id, fields: { title: "Kia" } });
  });

  it("that was sent is not kept again, by this form nor by another that was left open", async () => {
    const mine = account();
    const [phone, computer] = [browser(), browser()];
    const [form, left] = [phone.open("rana", mine), computer.open("rana", mine)];
    form.type({ title: "Kia" });
    await saved();
    left.draft.lookAgain();
    await pass(0);
    form.type({ title: "Kia Rio" });
    mine.state.sent.push(form.draft.view.id);
    mine.lose();
    form.draft.drop();
    await saved();
    expect([mine.state.draft, phone.keptOf("rana")]).toEqual([undefined, undefined]);

    left.type({ title: "Kia Rio LX" });
    await saved();
    expect(left.onGone).toHaveBeenCalledOnce();
    expect([left.title(), mine.state.draft, computer.keptOf("rana")]).toEqual(["", undefined, undefined]);
    // The next one begins there.
    left.type({ title: "Opel" });
    await saved();
    expect(mine.state.draft?.fields.title).toBe("Opel");
  });

  it("stays as it was sent where the answer was lost, to be sent once more", async () => {
    const mine = account();
    const { open } = browser();
    const form = open("rana", mine);
    form.type({ title: "Kia" });
    await saved();
    form.draft.attempt = { key: "k", body: "{}" };
    form.draft.keepNow();
    mine.state.sent.push(form.draft.view.id);
    mine.lose();
    form.type({ title: "Kia " });
    await saved();
    const again = open("rana", mine);
    await saved();
    expect([form.title(), again.title(), again.draft.attempt?.key]).toEqual(["Kia ", "Kia ", "k"]);
    expect([again.onGone.mock.calls, mine.state.draft]).toEqual([[], undefined]);
  });

  it("is not saved beside its sending, and is again when that was refused", async () => {
    const mine = account();
    const form = browser().open("rana", mine);
    await pass(0);
    form.type({ title: "Kia" });
    await pass(300);
    await form.draft.hold();
    await pass(60_000);
    expect(mine.state.saves).toBe(0);
    form.draft.release();
    await saved();
    expect([mine.state.saves, form.draft.view.kept]).toEqual([1, "account"]);
  });

  it("leaves the other one, where one was offered, when it is sent", async () => {
    const mine = account();
    mine.put("there", { title: "On the account" });
    const { open } = browser();
    const form = open();
    form.type({ title: "Here" });
    form.draft.begin("rana", mine.calls);
    await saved();
    form.draft.drop();
    mine.lose();
    const next = open("rana", mine);
    await saved();
    expect([next.title(), mine.state.draft?.id]).toEqual(["On the account", "there"]);
  });

  it("stays on the device while the account is not reached, and goes there when it is", async () => {
    const mine = account();
    mine.state.fault = new TypeError("no network");
    const { open } = browser();
    const form = open("rana", mine);
    form.type({ title: "Kia" });
    await saved();
    expect([form.draft.view.kept, mine.state.draft]).toEqual(["device", undefined]);
    mine.state.fault = undefined;
    await pass(20_000);
    expect([form.draft.view.kept, mine.state.draft?.fields.title]).toEqual(["account", "Kia"]);
    mine.state.fault = new ApiError(400, { code: "request.invalid" });
    form.type({ title: "x".repeat(200) });
    await pass(60_000);
    expect(form.draft.view.kept).toBe("device");
  });

  it("is not put into the account of another user who signed in meanwhile", async () => {
    const mine = account();
    const { open } = browser();
    const form = open("rana", mine);
    await pass(0);
    form.type({ title: "Rana's" });
    mine.state.mine = false;
    await saved();
    form.close();
    await pass(60_000);
    expect(mine.state.draft).toBeUndefined();
  });
});
