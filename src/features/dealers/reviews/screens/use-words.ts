import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import type { PageContext } from "#platform/page/context.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { reviewsKey } from "./reviews.api.ts";

interface Sending<Answer> {
  slug: string;
  send: (api: PageContext["api"]) => Promise<Answer>;
  said: (answer: Answer) => string;
  failed: string;
  onDone: () => void;
}

/** Sends what was written of a dealer, says how it went, and reads again what it changed. What was typed stays when it fails. */
export function useWords<Answer>({ slug, send, said, failed, onDone }: Sending<Answer>) {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(api),
    onSuccess: async (answer) => {
      void toast("success", said(answer));
      onDone();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: reviewsKey(slug) }),
        queryClient.invalidateQueries({ queryKey: ["showroom", slug] }),
      ]);
    },
    onError: (error) => {
      setErrors(error instanceof ApiError ? (error.errors ?? {}) : {});
      void toast("error", failed, whyFailed(error, t, t("common.offline")));
    },
  });
  return { send: () => isPending || mutate(), pending: isPending, errors, setErrors };
}
