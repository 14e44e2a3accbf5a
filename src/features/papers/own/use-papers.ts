import { useState } from "react";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import type { PaperKind } from "#features/listings/paper-kinds.ts";
import type { OwnPapers } from "#features/listings/papers.schema.ts";
import { wrongDocument } from "#features/media/document-file.ts";
import { ApiError } from "#platform/http/api.ts";
import { useRouter } from "#platform/page/routing.ts";
import { sendFile } from "#platform/page/send-file.ts";
import { usePage } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/** The papers of an own listing as they stand now; adds to them and takes them back. */
export function usePapers({ id, own }: OwnListingDetail) {
  const { api, messages } = usePage();
  const { t } = messages;
  const router = useRouter();
  const [changed, setChanged] = useState<OwnPapers>();
  const [sending, setSending] = useState<{ text: string; share: number }>();
  const [wrong, setWrong] = useState<string>();

  const become = (now: OwnPapers) => {
    setChanged(now);
    // What was read before does not know of it.
    router.clearCache();
  };

  async function add(file: File, kind: PaperKind) {
    const problem = wrongDocument(file);
    setWrong(problem && t(`papers.file${problem}`));
    if (problem) return;
    const text = t("papers.sending");
    setSending({ text, share: 0 });
    try {
      become(
        await sendFile<OwnPapers>(
          ["POST", `/api/cars/${id}/papers`],
          { file, name: file.name },
          { fields: { kind }, onProgress: (share) => setSending({ text, share }) },
        ),
      );
    } catch (error) {
      setWrong(refusal(error));
    }
    setSending(undefined);
  }

  function refusal(error: unknown): string {
    if (!(error instanceof ApiError)) return whyFailed(error, t, t("papers.failed"));
    if (error.code === "request.too_large") return t("papers.fileTooLarge");
    return error.errors?.file ?? error.message;
  }

  async function withdraw() {
    setWrong(undefined);
    try {
      become(await api("DELETE /api/cars/:id/papers", { params: { id } }));
      toast("success", t("papers.takenBack"));
    } catch (error) {
      toast("error", t("papers.notTakenBack"), whyFailed(error, t, t("common.offline")));
      setChanged(undefined);
      void router.invalidate();
    }
  }
  return { papers: changed ?? own.papers, add, withdraw, sending, wrong };
}
