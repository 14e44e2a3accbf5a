import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { useRefresh } from "../client/refresh.tsx";

interface Change<Answer> {
  call: () => Promise<Answer>;
  /** What is said once it is done; nothing where the dialog itself shows it. */
  said?: string;
  /** What is said before the reason when it is not. */
  failed?: string;
  onDone?: (answer: Answer) => void;
}

/** Somebody else was faster (409), or it is gone (404). Returns `true` where it tells that itself. */
export type OnOver = (error: ApiError) => unknown;

/** Carries out what an administrator decided, and says what became of it; the lists are read again. */
export function useChange(onOver: OnOver = () => {}) {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  async function run<Answer>({ call, said, failed, onDone }: Change<Answer>): Promise<void> {
    setPending(true);
    setErrors({});
    try {
      const answer = await call();
      if (said !== undefined) toast("success", said);
      onDone?.(answer);
    } catch (error) {
      const refused = error instanceof ApiError ? error : undefined;
      const isOver = refused?.status === 409 || refused?.status === 404;
      const isTold = refused !== undefined && isOver && onOver(refused) === true;
      const why = whyFailed(error, t, t("admin.failed"));
      if (!isTold) toast("error", t("admin.error"), failed === undefined ? why : `${failed}. ${why}`);
      setErrors(refused?.errors ?? {});
    }
    setPending(false);
    refresh();
  }
  return {
    /** Something is under way: `ActButton`s take it, so that nothing is carried out twice at once. */
    pending,
    /** What is wrong with the fields of a form, by field. */
    errors,
    run: <Answer>(change: Change<Answer>) => void run(change),
  };
}
