import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { BilledTo } from "../../invoices/invoice.schema.ts";
import { longestAddress, longestName, longestTaxNumber } from "../../invoices/limits.ts";
import { invoiceDetailsQuery } from "../payment.api.ts";

interface Props {
  details: BilledTo | null;
  onClose: () => void;
}

/** Asks what receipts have on them from now on. Without a name nothing stands there but the account. */
export default function InvoiceDialog({ details, onClose }: Props) {
  const { api, queryClient } = usePage();
  const { t } = useWording();
  const [values, setValues] = useState({
    name: details?.name ?? "",
    taxNumber: details?.taxNumber ?? "",
    address: details?.address ?? "",
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isEmpty = Object.values(values).every((value) => value.trim() === "");
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!isEmpty) return api("PUT /api/invoice-details", { body: values });
      await api("DELETE /api/invoice-details");
      return { details: null };
    },
    onSuccess: (said) => {
      queryClient.setQueryData(invoiceDetailsQuery(api).queryKey, said);
      toast("success", t("paying.invoiceSaved"), t("paying.invoiceSavedText"));
      onClose();
    },
    onError: (error) => {
      const wrong = error instanceof ApiError ? error.errors : undefined;
      setErrors(wrong ?? { all: whyFailed(error, t, t("common.offline")) });
    },
  });
  const field = (name: keyof typeof values) => ({
    label: t(`paying.invoice_${name}`),
    error: errors[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <TitledDialog
      title={t("paying.invoiceTitle")}
      text={t("paying.invoiceText")}
      keepsInput
      onClose={onClose}
    >
      <form
        className="stack"
        noValidate
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          setErrors({});
          if (!isPending) mutate();
        }}
      >
        <TextField {...field("name")} dir="auto" maxLength={longestName} autoComplete="organization" />
        <TextField
          {...field("taxNumber")}
          dir="ltr"
          maxLength={longestTaxNumber}
          autoComplete="off"
          spellCheck={false}
          placeholder="1234567-601"
        />
        <TextField
          {...field("address")}
          dir="auto"
          maxLength={longestAddress}
          autoComplete="street-address"
        />
        {errors.all && (
          <p className="note bad" role="alert">
            {errors.all}
          </p>
        )}
        <Submit pending={isPending}>{t("paying.invoiceSave")}</Submit>
      </form>
    </TitledDialog>
  );
}
