import { useMutation } from "@tanstack/react-query";
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
  /** Shows what is wrong with the fields of a form, by field. */
  onRefused?: ((errors: Readonly<Record<string, string>>) => void) | undefined;
}

const noErrors: Readonly<Record<string, string>> = {};

/** Another administrator was faster (409), or it is gone (404). Returns `true` where it tells that itself. */
export type OnOver = (error: ApiError) => unknown;

/** Carries out what an administrator decided, and says what became of it; the lists are read again. */
export function useChange(onOver: OnOver = () => {}) {
  const { t } = useWording();
  const { refresh } = useRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ call }: Change<void>) => call(),
    onError: (error, { failed, onRefused }) => {
      const refused = error instanceof ApiError ? error : undefined;
      const isOver = refused?.status === 409 || refused?.status === 404;
      const isTold = refused !== undefined && isOver && onOver(refused) === true;
      const why = whyFailed(error, t, t("kit.failed"));
      if (!isTold) toast("error", t("admin.error"), failed === undefined ? why : `${failed}. ${why}`);
      if (refused?.errors) onRefused?.(refused.errors);
    },
    onSettled: refresh,
  });
  return {
    /** Something is under way: `ActButton`s take it, so that nothing is carried out twice at once. */
    pending: isPending,
    /** What is wrong with the fields of a form, by field. */
    errors: (error instanceof ApiError && error.errors) || noErrors,
    run: <Answer>({ call, said, onDone, ...change }: Change<Answer>) =>
      mutate({
        ...change,
        call: async () => {
          const answer = await call();
          if (said !== undefined) toast("success", said);
          onDone?.(answer);
        },
      }),
  };
}
