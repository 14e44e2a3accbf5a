import { useState } from "react";
import { wrongDocument } from "#features/media/document-file.ts";
import { ApiError } from "#platform/http/api.ts";
import { sendFile } from "#platform/page/send-file.ts";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import type { DealerDocument, OwnDealership } from "../application.contract.ts";
import { dealershipQuery } from "./dealership.api.ts";

/** Adds papers to the application under review and takes them back. */
export function useDocuments() {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [wrong, setWrong] = useState<string>();

  async function change(of: (documents: DealerDocument[]) => DealerDocument[]) {
    const { queryKey } = dealershipQuery(api);
    // What was asked before does not know of it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (own: OwnDealership | undefined) =>
      own?.application
        ? { ...own, application: { ...own.application, documents: of(own.application.documents) } }
        : own,
    );
  }

  async function add(file: File) {
    const problem = wrongDocument(file);
    setWrong(problem && t(`dealers.document${problem}`));
    if (problem) return;
    setSending({ name: file.name, share: 0 });
    try {
      const sent = await sendFile<DealerDocument>(
        ["POST", "/api/users/dealership/documents"],
        { file, name: file.name },
        {
          fields: { name: file.name },
          onProgress: (share) => setSending({ name: file.name, share }),
        },
      );
      await change((documents) => [...documents, sent]);
    } catch (error) {
      setWrong(refusal(error));
    }
    setSending(undefined);
  }

  function refusal(error: unknown): string {
    if (!(error instanceof ApiError)) return whyFailed(error, t, t("dealers.documentFailed"));
    if (error.code === "request.too_large") return t("dealers.documentTooLarge");
    if (error.status === 409) void queryClient.invalidateQueries(dealershipQuery(api));
    return error.errors?.file ?? error.message;
  }

  async function remove({ id }: DealerDocument) {
    setWrong(undefined);
    try {
      await api("DELETE /api/users/dealership/documents/:id", { params: { id } });
      toast("success", t("dealers.documentRemoved"));
      await change((documents) => documents.filter((one) => one.id !== id));
    } catch (error) {
      toast("error", t("dealers.removeFailed"), whyFailed(error, t, t("common.offline")));
      void queryClient.invalidateQueries(dealershipQuery(api));
    }
  }
  return { add, remove, sending, wrong };
}
