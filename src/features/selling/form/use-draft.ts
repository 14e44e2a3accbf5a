import { type RefObject, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Attempt } from "#platform/page/attempt.ts";
import { browserStore, dropDraft, keepDraft, readDraft } from "./draft.ts";
import type { Fields } from "./fields.ts";

/** How long nothing is typed before the draft is kept. */
const pauseMs = 300;

interface Input {
  vehicleType: VehicleType;
  accountId: string;
  empty: Fields;
  /** No draft is kept of changes to a listing. */
  off: boolean;
}

export interface DraftState {
  /** When the draft that came back was kept; undefined where none did, or once that was read. */
  restored: string | undefined;
  kept: "nothing" | "kept" | "refused";
  attempt: RefObject<Attempt | undefined>;
  /** Keeps the draft at once, with the attempt that is being made. */
  keepNow: () => void;
  goOn: () => void;
  discard: () => void;
  /** It has become a listing. */
  drop: () => void;
}

/** Keeps what is typed on this device, and brings it back after a reload, a crash or another day. */
export function useDraft(
  form: UseFormReturn<Fields>,
  { vehicleType, accountId, empty, off }: Input,
): DraftState {
  const [restored, setRestored] = useState<string>();
  const [kept, setKept] = useState<DraftState["kept"]>("nothing");
  const attempt = useRef<Attempt>(undefined);
  const over = useRef(false);
  const keepNow = useRef(() => {});

  useEffect(() => {
    if (off) return;
    const store = browserStore();
    const draft = readDraft(store, vehicleType, accountId, empty);
    if (draft) {
      form.reset(draft.fields, { keepDefaultValues: true });
      attempt.current = draft.attempt;
      setRestored(draft.savedAt);
      setKept("kept");
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    keepNow.current = () => {
      clearTimeout(timer);
      timer = undefined;
      if (over.current) return;
      const fields = form.getValues();
      if (JSON.stringify(fields) === JSON.stringify(empty)) {
        dropDraft(store, vehicleType, accountId);
        setKept("nothing");
        return;
      }
      const savedAt = new Date().toISOString();
      const draft = { fields, savedAt, ...(attempt.current && { attempt: attempt.current }) };
      setKept(keepDraft(store, vehicleType, accountId, draft) ? "kept" : "refused");
    };
    const watching = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => keepNow.current(), pauseMs);
    });
    const flush = () => timer !== undefined && keepNow.current();
    addEventListener("pagehide", flush);
    return () => {
      flush();
      watching.unsubscribe();
      removeEventListener("pagehide", flush);
    };
  }, [form, vehicleType, accountId, empty, off]);

  return {
    restored,
    kept,
    attempt,
    keepNow: () => keepNow.current(),
    goOn: () => setRestored(undefined),
    discard: () => {
      form.reset(empty);
      attempt.current = undefined;
      setRestored(undefined);
      keepNow.current();
    },
    drop: () => {
      over.current = true;
      dropDraft(browserStore(), vehicleType, accountId);
    },
  };
}
