import { useState } from "react";
import type { OwnAppeal } from "#features/listings/listing-state.schema.ts";
import { useRouter } from "#platform/page/routing.ts";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { AreaField } from "#ui/kit/form/AreaField.tsx";
import { usePage } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";
import { appealLimits } from "../limits.ts";

interface Props {
  carId: string;
  onSent: (appeal: OwnAppeal) => void;
  onClose: () => void;
}

/** Asks what the seller has to say against a decision. */
export default function AppealDialog({ carId, onSent, onClose }: Props) {
  const { api, messages } = usePage();
  const { t } = messages;
  const router = useRouter();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string>();
  const [pending, setPending] = useState(false);
  const said = text.trim();

  async function send() {
    if (said.length < appealLimits.shortest)
      return setWrong(t("appeals.short", { count: appealLimits.shortest }));
    setWrong(undefined);
    setPending(true);
    try {
      const sent = await api("POST /api/cars/:id/appeal", { params: { id: carId }, body: { text: said } });
      // What was read before does not know of it.
      router.clearCache();
      onSent(sent);
      onClose();
    } catch (error) {
      setWrong(whyFailed(error, t, t("appeals.failed")));
      setPending(false);
    }
  }

  return (
    <Question
      title={t("appeals.title")}
      text={t("appeals.text")}
      keep={t("appeals.cancel")}
      onClose={onClose}
      told={
        <AreaField
          label={t("appeals.say")}
          error={wrong}
          rows={5}
          maxLength={appealLimits.longest}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      }
    >
      <ActButton className="btn pri" pending={pending} onClick={() => void send()}>
        {t("appeals.send")}
      </ActButton>
    </Question>
  );
}
