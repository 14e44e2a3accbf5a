import { useQuery } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { formatMoment, fromBeirut } from "#i18n/moments.ts";
import { Failed } from "#ui/Failed.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { BroadcastDetail } from "../broadcast.contract.ts";
import { Attachment } from "./Attachment.tsx";
import * as styles from "./broadcasts-tab.module.css";
import { Preview } from "./Preview.tsx";
import { useTask } from "./use-task.ts";

interface Props {
  message: BroadcastDetail;
  onChange: (message: BroadcastDetail) => void;
  onEdit: () => void;
  onClose: () => void;
}

/** A message as it will be read; how many read it; the test of a mail; when it goes. Asks once more before it does. */
export function ReviewStep({ message, onChange, onEdit, onClose }: Props) {
  const { t, language } = useWording();
  const { pending, run } = useTask();
  const { id, kind, audience, addresses, tested } = message;
  const [later, setLater] = useState(false);
  const [typed, setTyped] = useState("");
  const [asking, setAsking] = useState<{ count: number; sendAt: string | null }>();
  const size = useQuery({
    queryKey: ["admin", "audience", kind, audience, addresses],
    queryFn: () => adminApi("POST /api/admin/messages/audience", { body: { kind, audience, addresses } }),
    staleTime: 0,
  });
  const time = later ? fromBeirut(typed) : undefined;
  const timeIsWrong = later && typed !== "" && (time === undefined || time.getTime() <= Date.now());
  const count = size.data?.count ?? 0;
  const ready = count > 0 && (kind !== "email" || tested) && (!later || (time && !timeIsWrong));
  const test = async () => {
    const call = () => adminApi("POST /api/admin/messages/:id/test", { params: { id } });
    const answer = await run(call, t("broadcasts-tab.testFailed"));
    if (answer) onChange(answer);
  };
  const send = async (body: { count: number; sendAt: string | null }) => {
    const call = () => adminApi("POST /api/admin/messages/:id/send", { params: { id }, body });
    const answer = await run(call, t("broadcasts-tab.sendFailed"));
    if (!answer) {
      setAsking(undefined);
      void size.refetch();
      return;
    }
    toast("success", t(body.sendAt ? "broadcasts-tab.scheduledNow" : "broadcasts-tab.sendingNow"));
    onClose();
  };
  if (asking) {
    return (
      <>
        <h3>{t("broadcasts-tab.sendTitle", { count: asking.count })}</h3>
        <p className="soft">
          {asking.sendAt
            ? t("broadcasts-tab.scheduleText", { time: formatMoment(language, asking.sendAt) })
            : t("broadcasts-tab.sendText")}
        </p>
        <div className="adm-ways">
          <button type="button" className="btn sec" onClick={() => setAsking(undefined)}>
            {t("kit.cancel")}
          </button>
          <button type="button" className="btn pri" aria-busy={pending} onClick={() => void send(asking)}>
            {t(asking.sendAt ? "broadcasts-tab.schedule" : "broadcasts-tab.send", { count: asking.count })}
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      <Preview message={message} />
      {kind === "email" && <Attachment message={message} onChange={onChange} />}
      {size.isError ? (
        <Failed text={t("broadcasts-tab.countFailed")} onRetry={() => void size.refetch()} />
      ) : (
        <p className="note plain" role="status">
          <b className="m">
            {size.data ? t("broadcasts-tab.reaches", { count }) : t("broadcasts-tab.counting")}
          </b>
          {size.data && size.data.unsubscribed > 0 && (
            <> {t("broadcasts-tab.unsubscribedToo", { count: size.data.unsubscribed })}</>
          )}
          {size.data && size.data.unknownCount > 0 && (
            <>
              {" "}
              {t("broadcasts-tab.unknownToo", { count: size.data.unknownCount })}{" "}
              <bdi dir="ltr">{size.data.unknown.join(", ")}</bdi>
            </>
          )}
        </p>
      )}
      <fieldset className={styles.when}>
        <legend className="lab">{t("broadcasts-tab.when")}</legend>
        {[false, true].map((one) => (
          <button
            key={String(one)}
            type="button"
            className="chip"
            aria-pressed={later === one}
            onClick={() => setLater(one)}
          >
            {t(one ? "broadcasts-tab.atTime" : "broadcasts-tab.now")}
          </button>
        ))}
      </fieldset>
      {later && (
        <TextField
          label={t("broadcasts-tab.time")}
          error={timeIsWrong ? t("broadcasts-tab.timePast") : undefined}
          type="datetime-local"
          dir="ltr"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {kind === "email" && (
        <div className="note plain between">
          {t(tested ? "broadcasts-tab.tested" : "broadcasts-tab.testNeeded")}
          <button type="button" className="btn sec sm" aria-busy={pending} onClick={() => void test()}>
            <MailCheck className="i s" aria-hidden="true" />
            {t(tested ? "broadcasts-tab.testAgain" : "broadcasts-tab.test")}
          </button>
        </div>
      )}
      <div className="adm-ways">
        <button type="button" className="btn sec" onClick={onEdit}>
          {t("broadcasts-tab.edit")}
        </button>
        <button
          type="button"
          className="btn pri"
          disabled={!ready}
          onClick={() => setAsking({ count, sendAt: time?.toISOString() ?? null })}
        >
          {t(later ? "broadcasts-tab.schedule" : "broadcasts-tab.send", { count })}
        </button>
      </div>
    </>
  );
}
