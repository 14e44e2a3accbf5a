import { useState } from "react";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { ApiKey } from "../../keys/key.contract.ts";
import { overlapHours } from "../../keys/key.schema.ts";
import { ConfirmForm } from "./ConfirmForm.tsx";
import { SecretDialog } from "./Secret.tsx";

interface Props {
  of: ApiKey;
  onMade: () => void;
  onClose: () => void;
}

/** Makes the successor of a key, and shows it once. */
export function RotateKey({ of: { id, name }, onMade, onClose }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) {
    const words = { title: t("integrations.keyMade"), text: t("integrations.keyMadeText") };
    return <SecretDialog {...words} secret={secret} onClose={onClose} />;
  }
  const send = async (password: string) => {
    const made = await api("POST /api/keys/:id/rotate", { params: { id }, body: { password } });
    setSecret(made.secret);
    onMade();
  };
  return (
    <TitledDialog
      title={t("integrations.keyRotateOf", { name })}
      text={t("integrations.keyRotateText", { hours: overlapHours })}
      keepsInput
      onClose={onClose}
    >
      <ConfirmForm act={t("integrations.keyRotate")} ready={() => true} send={send} />
    </TitledDialog>
  );
}
