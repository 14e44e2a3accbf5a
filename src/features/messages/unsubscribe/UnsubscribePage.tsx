import { Link } from "@tanstack/react-router";
import { LinkIcon, MailCheck, MailX } from "lucide-react";
import { useState } from "react";
import { MessagePage } from "#features/accounts/recovery-pages/MessagePage.tsx";
import { useLinkToken } from "#features/accounts/recovery-pages/use-link-token.ts";
import { ApiError } from "#platform/http/api.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

type State = "asked" | "done" | "undone" | "dead";

/** Takes a reader off the list once they say so: what opens links by itself takes nobody off. */
export default function UnsubscribePage() {
  const { t } = useWording();
  const { api } = usePage();
  const token = useLinkToken();
  const [state, setState] = useState<State>(token ? "asked" : "dead");
  const [pending, setPending] = useState(false);
  const run = async (call: "POST /unsubscribe" | "DELETE /unsubscribe", next: State) => {
    if (pending || !token) return;
    setPending(true);
    try {
      await api(call, { query: { token } });
      setState(next);
    } catch (error) {
      if (error instanceof ApiError && error.status < 429) setState("dead");
      else toast("error", whyFailed(error, t, t("unsubscribe.failed")));
    }
    setPending(false);
  };
  const home = (
    <Link className="btn sec" to="/">
      {t("common.backHome")}
    </Link>
  );
  if (state === "dead") {
    return (
      <MessagePage icon={LinkIcon} bad title={t("unsubscribe.deadTitle")} text={t("unsubscribe.deadText")}>
        {home}
      </MessagePage>
    );
  }
  if (state === "done") {
    return (
      <MessagePage icon={MailX} title={t("unsubscribe.doneTitle")} text={t("unsubscribe.doneText")} focus>
        {home}
        <button
          type="button"
          className="btn quiet"
          aria-busy={pending}
          onClick={() => void run("DELETE /unsubscribe", "undone")}
        >
          {t("unsubscribe.undo")}
        </button>
      </MessagePage>
    );
  }
  const stop = (
    <button
      type="button"
      className="btn pri"
      aria-busy={pending}
      onClick={() => void run("POST /unsubscribe", "done")}
    >
      {t("unsubscribe.yes")}
    </button>
  );
  return state === "undone" ? (
    <MessagePage icon={MailCheck} title={t("unsubscribe.undoneTitle")} focus>
      {home}
    </MessagePage>
  ) : (
    <MessagePage icon={MailX} title={t("unsubscribe.question")} text={t("unsubscribe.questionText")}>
      {stop}
      {home}
    </MessagePage>
  );
}
