import { useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useAccount } from "#features/accounts/current-account.ts";
import { ApiError } from "#platform/http/api.ts";
import { type Attempt, attemptOf } from "#platform/page/attempt.ts";
import { usePage } from "#ui/page.tsx";
import { askToSignIn } from "#ui/sign-in.ts";
import { toast } from "#ui/Toasts.tsx";
import { dealershipQuery } from "./dealership.api.ts";
import { bodyOf, errorsOf, type FieldName, type Fields } from "./fields.ts";
import { refusalText } from "./refusal-text.ts";

interface Input {
  /** Where the form stands: each place has its own words for what failed. */
  place: "page" | "dialog";
  initial: Fields;
  onSent: () => void;
}

/** The form of an application and the way to send it. Regardless of the answer, or without one, what was typed stays. */
export function useRegistration({ place, initial, onSent }: Input) {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  const account = useAccount();
  const form = useForm<Fields>({ defaultValues: initial, resolver: resolverFor(messages) });
  const [state, setState] = useState<"idle" | "asking" | "sending">("idle");
  const attempt = useRef<Attempt>(undefined);

  async function send(fields: Fields) {
    const body = bodyOf(fields);
    attempt.current = attemptOf(attempt.current, body);
    const idempotencyKey = attempt.current.key;
    const application = await api("POST /api/users/register-dealership", { body, idempotencyKey });
    const { queryKey } = dealershipQuery(api);
    // What was asked before it was sent does not know of it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { isDealer: false, application });
    toast("success", t("dealers.sent"), t("dealers.sentText"));
    onSent();
  }

  function refuse(error: unknown) {
    if (error instanceof ApiError) {
      const wrong = (Object.keys(initial) as FieldName[]).filter((name) => error.errors?.[name]);
      for (const [index, name] of wrong.entries()) {
        const message = error.errors?.[name] ?? "";
        form.setError(name, { type: "server", message }, { shouldFocus: index === 0 });
      }
      // What stands in the way is shown instead of the form.
      if (error.status === 409) void queryClient.invalidateQueries(dealershipQuery(api));
    }
    const { title, text } = refusalText(place, error, t);
    toast("error", title, text);
  }

  const submit = form.handleSubmit(
    async (fields) => {
      if (state !== "idle") return;
      setState(account ? "sending" : "asking");
      try {
        if (!(await askToSignIn())) return;
        setState("sending");
        await send(fields);
      } catch (error) {
        refuse(error);
      } finally {
        setState("idle");
      }
    },
    () =>
      void toast(
        "error",
        t(place === "page" ? "dealers.pageFailed" : "dealers.dialogFailed"),
        t("dealers.pageFix"),
      ),
  );
  return { form, submit, state };
}

const resolverFor =
  (wording: Parameters<typeof errorsOf>[1]): Resolver<Fields> =>
  (fields) => {
    const wrong = Object.entries(errorsOf(fields, wording));
    const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: "check", message }]));
    return wrong.length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
  };
