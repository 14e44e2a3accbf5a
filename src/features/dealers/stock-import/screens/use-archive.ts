import { useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { sendFile } from "#platform/page/send-file.ts";
import { usePage } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { largestArchive } from "../columns.ts";
import type { StockImportView } from "../stock-import.contract.ts";
import { importQuery } from "./import-page.api.ts";

const tries = 3;

/** Sends the zip of photos part by part; one that broke off goes on with the parts that are missing. */
export function useArchive(id: string) {
  const { api, queryClient, messages } = usePage();
  const { t } = messages;
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const show = (view: StockImportView) => queryClient.setQueryData(importQuery(api, id).queryKey, view);
  const refresh = () =>
    queryClient.fetchQuery({ ...importQuery(api, id), staleTime: 0 }).catch(() => undefined);

  /** A line that broke is tried again, what was refused is not. */
  async function sendPart(file: Blob, part: number, onProgress: (share: number) => void) {
    for (let left = tries; ; left--) {
      try {
        await sendFile(
          ["PUT", `/api/dealers/me/imports/${id}/photos`],
          { file, name: "part" },
          {
            fields: { part: String(part) },
            onProgress,
            ...(sending.current && { signal: sending.current.signal }),
          },
        );
        return;
      } catch (error) {
        if (!(error instanceof TypeError) || left <= 1) throw error;
      }
    }
  }

  async function sendParts(file: File) {
    const begun = await api("POST /api/dealers/me/imports/:id/photos", {
      params: { id },
      body: { name: file.name.slice(-200), bytes: file.size },
    });
    show(begun);
    if (!begun.archive) return;
    const { partBytes, missing, photos } = begun.archive;
    const parts = Math.ceil(file.size / partBytes);
    // All may have come without having been looked at: the last one brings that about.
    const left = missing.length > 0 || photos !== null ? missing : [parts - 1];
    let done = parts - left.length;
    for (const part of left) {
      const piece = file.slice(part * partBytes, (part + 1) * partBytes);
      await sendPart(piece, part, (of) => setShare((done + of) / parts));
      done++;
    }
  }

  return {
    share,
    problem,
    stop: () => sending.current?.abort(new DOMException("", "AbortError")),
    async send(file: File) {
      if (share !== undefined) return;
      if (!/\.zip$/i.test(file.name) || file.size > largestArchive || file.size === 0) {
        return setProblem(t("import-page.notZip"));
      }
      sending.current = new AbortController();
      setProblem(undefined);
      setShare(0);
      try {
        await sendParts(file);
      } catch (error) {
        if (!sending.current.signal.aborted) {
          const said = error instanceof ApiError ? error.errors?.file : undefined;
          setProblem(said ?? whyFailed(error, t, t("import-page.zipFailed")));
        }
      }
      await refresh();
      setShare(undefined);
    },
    async remove() {
      setProblem(undefined);
      try {
        show(await api("DELETE /api/dealers/me/imports/:id/photos", { params: { id } }));
      } catch (error) {
        setProblem(whyFailed(error, t, t("common.offline")));
      }
    },
  };
}
