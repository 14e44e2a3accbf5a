import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, FileUp } from "lucide-react";
import { useId, useState } from "react";
import * as orderStyles from "#features/payments/screens/order/order.module.css";
import { receiptTypes, wrongReceipt } from "#features/payments/screens/order/receipt-file.ts";
import type { OwnVerification } from "#features/plans/verification/verification.contract.ts";
import { ApiError } from "#platform/http/api.ts";
import { sendFile } from "#platform/page/send-file.ts";
import { Failed } from "#ui/Failed.tsx";
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
  const id = useId();
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
  const choose = (file: File | undefined) => {
    if (!file) return;
    const problem = wrongReceipt(file);
    if (problem === undefined) return void send(file);
    const tooLarge = problem === "paying.receiptTooLarge";
    setWrong(t(tooLarge ? "subscriptions.badgeTooLarge" : "subscriptions.badgeWrongType"));
  };

  const sending = share !== undefined;
  return (
    <div className="field">
      <label className={orderStyles.file} htmlFor={id}>
        <FileUp className="i" aria-hidden="true" />
        <span className="grow">
          {sending
            ? t("subscriptions.badgeSending", { percent: `${number(Math.round(share * 100))}%` })
            : t(isReplacing ? "subscriptions.badgeReplace" : "subscriptions.badgeChoose")}
          <span className="tiny muted">{t("subscriptions.badgeSeenBy")}</span>
        </span>
        <input
          id={id}
          type="file"
          accept={receiptTypes}
          disabled={sending}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong && `${id}-error`}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = "";
          }}
        />
      </label>
      {wrong && (
        <p className="err" id={`${id}-error`} role="alert">
          <CircleAlert className="i s" aria-hidden="true" />
          {wrong}
        </p>
      )}
    </div>
  );
}
