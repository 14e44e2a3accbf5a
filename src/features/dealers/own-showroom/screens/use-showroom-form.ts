import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { OwnShowroom } from "../own-showroom.contract.ts";
import { myShowroomQuery } from "./my-showroom.api.ts";
import { bodyOf, type Values, valuesOf } from "./values.ts";

/** The form of a showroom. Regardless of the answer, or without one, what was typed stays. */
export function useShowroomForm(stored: OwnShowroom) {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  /** What the form was filled with: of another version nothing is overwritten. */
  const [held, setHeld] = useState(stored);
  const [values, setValues] = useState(() => valuesOf(stored));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [conflict, setConflict] = useState(false);
  const dirty = JSON.stringify(bodyOf("", values)) !== JSON.stringify(bodyOf("", valuesOf(held)));

  const fill = (own: OwnShowroom) => {
    setHeld(own);
    setValues(valuesOf(own));
    setErrors({});
    setConflict(false);
  };
  const keep = (own: OwnShowroom) => {
    queryClient.setQueryData(myShowroomQuery(api).queryKey, own);
    void queryClient.invalidateQueries({ queryKey: ["showroom", own.slug] });
    fill(own);
  };
  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.code === "dealer.changed") return setConflict(true);
    setErrors(error instanceof ApiError ? topFields(error.errors ?? {}) : {});
    toast("error", t("own-showroom.failed"), whyFailed(error, t, t("common.offline")));
  };
  const { mutate, isPending: pending } = useMutation({
    // Only a place of the list can be chosen.
    mutationFn: () => api("PUT /api/dealers/me", { body: bodyOf(held.version, values) as never }),
    onSuccess: (own) => {
      keep(own);
      toast("success", t("own-showroom.saved"), t("own-showroom.savedText"));
    },
    onError: refuse,
  });
  return {
    values,
    errors,
    conflict,
    pending,
    dirty,
    change: (patch: Partial<Values>) => setValues((before) => ({ ...before, ...patch })),
    discard: () => fill(held),
    /** Throws away what was typed, for what is stored now. */
    async reload() {
      const now = await queryClient.fetchQuery({ ...myShowroomQuery(api), staleTime: 0 }).catch(() => null);
      if (now) fill(now);
      else toast("error", t("common.offline"));
    },
    save: () => pending || mutate(),
  };
}
export type ShowroomFormState = ReturnType<typeof useShowroomForm>;

/** `hours.3.0` is of the hours. */
const topFields = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field.split(".")[0] ?? field, text]));
