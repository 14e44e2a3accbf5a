import { useEffect, useState, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Account } from "#features/accounts/account.contract.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import type { PageContext } from "#platform/page/context.ts";
import { hasEarlyInput } from "#platform/page/early-input.ts";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { draftCalls } from "../drafts/drafts.api.ts";
import { forgetPhotosBut } from "../photos/keep-photos.ts";
import { browserStore, guest, keptDraftIds } from "./draft.ts";
import type { Fields } from "./fields.ts";
import { type DraftView, FormDraft } from "./form-draft.ts";

interface Input {
  vehicleType: VehicleType;
  account: Account | null;
  empty: Fields;
  /** No draft is kept of changes to a listing. */
  off: boolean;
}

/** Keeps what is typed, and brings it back after a reload, a crash, another day, or at another device of the same account. */
export function useDraft(
  form: UseFormReturn<Fields>,
  { vehicleType, account, empty, off }: Input,
): [FormDraft, DraftView] {
  const page = usePage();
  const [draft] = useState(
    () =>
      new FormDraft({
        vehicleType,
        empty,
        store: browserStore(),
        form: {
          read: () => form.getValues(),
          write: (fields) => form.reset(fields, { keepDefaultValues: true }),
        },
        onGone: () => void say(page),
      }),
  );
  const view = useSyncExternalStore(
    draft.subscribe,
    () => draft.view,
    () => draft.view,
  );
  const accountId = account?.id;

  useEffect(() => {
    if (off) return;
    const calls = accountId === undefined ? undefined : draftCalls(page, accountId, vehicleType);
    draft.begin(accountId ?? guest, calls, hasEarlyInput());
  }, [draft, off, accountId, page, vehicleType]);

  useEffect(() => {
    if (off) return;
    void forgetOldPhotos();
    const watching = form.watch(draft.changed);
    const seen = () => (document.visibilityState === "hidden" ? draft.flush() : draft.lookAgain());
    addEventListener("pagehide", draft.flush);
    addEventListener("online", draft.flush);
    document.addEventListener("visibilitychange", seen);
    return () => {
      draft.flush();
      watching.unsubscribe();
      removeEventListener("pagehide", draft.flush);
      removeEventListener("online", draft.flush);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [form, draft, off]);
  return [draft, view];
}

const say = ({ messages: { t } }: PageContext) =>
  toast("message", t("selling.draftGone"), t("selling.draftGoneText"));

/** Those of drafts that are no more. */
async function forgetOldPhotos(): Promise<void> {
  try {
    await forgetPhotosBut(keptDraftIds(localStorage));
  } catch {
    // Nothing is forgotten where nothing may be kept.
  }
}
