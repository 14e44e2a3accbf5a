import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { Submit } from "#ui/kit/form/Submit.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { longestUrl, type WebhookEvent, webhookEvents } from "../../webhooks/webhook.schema.ts";
import { wordOf } from "./event-words.ts";
import { SecretDialog } from "./Secret.tsx";
import { Ticks } from "./Ticks.tsx";

interface Props {
  onMade: () => void;
  onClose: () => void;
}

/** Asks where a program is and what it is told of, and shows once what it checks signatures with. */
export function AddWebhook({ onMade, onClose }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<WebhookEvent[]>(["lead", "listing.decided"]);
  const [errors, setErrors] = useState<{ url?: string; events?: string; all?: string }>({});
  const [pending, setPending] = useState(false);
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) {
    const words = { title: t("integrations.webhookSecret"), text: t("integrations.webhookSecretText") };
    return <SecretDialog {...words} secret={secret} onClose={onClose} />;
  }

  const send = async () => {
    const lacks = {
      ...(url.trim() === "" && { url: t("integrations.webhookUrlMissing") }),
      ...(events.length === 0 && { events: t("integrations.webhookEventsMissing") }),
    };
    setErrors(lacks);
    if (Object.keys(lacks).length > 0 || pending) return;
    setPending(true);
    try {
      const made = await api("POST /api/webhooks", { body: { url: url.trim(), events } });
      setSecret(made.secret);
      onMade();
    } catch (error) {
      const wrong = error instanceof ApiError ? error.errors : undefined;
      setErrors(wrong ?? { all: whyFailed(error, t, t("common.offline")) });
    } finally {
      setPending(false);
    }
  };

  return (
    <TitledDialog title={t("integrations.webhookAdd")} keepsInput onClose={onClose}>
      <form
        className="stack"
        noValidate
        aria-busy={pending}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={t("integrations.webhookUrl")}
          placeholder={t("integrations.webhookUrlHint")}
          error={errors.url}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestUrl}
          dir={url === "" ? undefined : "ltr"}
          aria-required
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
        <Ticks
          label={t("integrations.webhookEvents")}
          choices={webhookEvents.map((event) => ({
            value: event,
            label: t(`integrations.event_${wordOf[event]}`),
          }))}
          chosen={events}
          error={errors.events}
          onChange={setEvents}
        />
        {errors.all && (
          <p className="note bad" role="alert">
            {errors.all}
          </p>
        )}
        <Submit pending={pending}>{t("integrations.webhookAdd")}</Submit>
      </form>
    </TitledDialog>
  );
}
