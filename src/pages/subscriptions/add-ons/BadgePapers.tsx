import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { receiptTypes, wrongReceipt } from "#features/payments/screens/order/receipt-file.ts";
import type { OwnVerification } from "#features/plans/verification/verification.contract.ts";
import { ApiError } from "#platform/http/api.ts";
import { sendFile } from "#platform/page/send-file.ts";
import { Failed } from "#ui/Failed.tsx";
import { FileField } from "#ui/kit/form/FileField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { verificationQuery } from "./add-ons.api.ts";
import * as addOnsStyles from "./add-ons.module.css";

/** What a bought badge still waits for: a document that one of us looks at, or what was wrong with the last. */
export function BadgePapers() {
  const { t, day } = useWording();
  const { api } = usePage();
  const { data, isError, refetch } = useQuery(verificationQuery(api));
  if (isError && !data)
    return <Failed text={t("subscriptions.badgeFailed")} onRetry={() => void refetch()} />;
  if (!data) return <span className={`sk ${addOnsStyles.badgePapersSkeleton}`} aria-hidden="true" />;
  if (data.state === "none" || data.state === "granted") return null;
  return (
    <div className={addOnsStyles.badgePapers}>
      {data.state === "refused" && (
        <p className="note warn" role="status">
          {t("subscriptions.badgeRefused", { reason: data.refusedReason ?? "" })}
        </p>
      )}
      <p className="small soft">
        {data.state === "waiting" && data.documentSentAt
          ? t("subscriptions.badgeSent", { day: day(data.documentSentAt) })
          : t("subscriptions.badgeNeeded")}
      </p>
      {/* What was looked at is not replaced any more. */}
      {!data.documentSeen && <DocumentField isReplacing={data.state === "waiting"} />}
    </div>
  );
}

/** A document goes as soon as it is chosen; another one takes its place. */
function DocumentField({ isReplacing }: { isReplacing: boolean }) {
  const { t, number } = useWording();
  const { api } = usePage();
  const queryClient = useQueryClient();
  /** From 0 to 1 while it is sent. */
  const [share, setShare] = useState<number>();
  const [wrong, setWrong] = useState<string>();

  async function send(file: File) {
    setShare(0);
    setWrong(undefined);
    try {
      const after = await sendFile<OwnVerification>(
        ["POST", "/api/verification/document"],
        { file, name: file.name },
        { onProgress: setShare },
      );
      queryClient.setQueryData(verificationQuery(api).queryKey, after);
    } catch (error) {
      const field = error instanceof ApiError ? error.errors?.file : undefined;
      setWrong(field ?? whyFailed(error, t, t("subscriptions.badgeNotSent")));
    }
    setShare(undefined);
  }
  const choose = (file: File) => {
    const problem = wrongReceipt(file);
    if (problem === undefined) return void send(file);
    const tooLarge = problem === "paying.receiptTooLarge";
    setWrong(t(tooLarge ? "subscriptions.badgeTooLarge" : "subscriptions.badgeWrongType"));
  };

  const percent = `${number(Math.round((share ?? 0) * 100))}%`;
  return (
    <FileField
      label={t(isReplacing ? "subscriptions.badgeReplace" : "subscriptions.badgeChoose")}
      hint={t("subscriptions.badgeSeenBy")}
      accept={receiptTypes}
      sending={
        share === undefined ? undefined : { share, text: t("subscriptions.badgeSending", { percent }) }
      }
      wrong={wrong}
      onChoose={choose}
    />
  );
}
