import { useState } from "react";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { keyAges, keyNameLimit, keyScopes, type Scope } from "../../keys/key.schema.ts";
import { ConfirmForm } from "./ConfirmForm.tsx";
import { SecretDialog } from "./Secret.tsx";
import { Ticks } from "./Ticks.tsx";

interface Props {
  onMade: () => void;
  onClose: () => void;
}

/** Asks what a key is for, makes it, and shows it once. */
export function MakeKey({ onMade, onClose }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["stock"]);
  const [age, setAge] = useState("");
  const [missing, setMissing] = useState<{ name?: string; scopes?: string }>({});
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) {
    const words = { title: t("integrations.keyMade"), text: t("integrations.keyMadeText") };
    return <SecretDialog {...words} secret={secret} onClose={onClose} />;
  }

  const ready = () => {
    const lacks = {
      ...(name.trim() === "" && { name: t("integrations.keyNameMissing") }),
      ...(scopes.length === 0 && { scopes: t("integrations.scopesMissing") }),
    };
    setMissing(lacks);
    return Object.keys(lacks).length === 0;
  };
  const send = async (password: string) => {
    const expiresInDays = age === "" ? null : Number(age);
    const made = await api("POST /api/keys", {
      body: { name, scopes: [...scopes], expiresInDays, password },
    });
    setSecret(made.secret);
    onMade();
  };

  return (
    <TitledDialog
      title={t("integrations.keyMake")}
      text={t("integrations.keyMakeText")}
      keepsInput
      onClose={onClose}
    >
      <ConfirmForm act={t("integrations.keyMake")} ready={ready} send={send}>
        <TextField
          label={t("integrations.keyName")}
          placeholder={t("integrations.keyNameHint")}
          maxLength={keyNameLimit}
          error={missing.name}
          aria-required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Ticks
          label={t("integrations.keyScopes")}
          choices={keyScopes.map((scope) => ({ value: scope, label: t(`integrations.scope_${scope}`) }))}
          chosen={scopes}
          error={missing.scopes}
          onChange={setScopes}
        />
        <SelectField
          label={t("integrations.keyAge")}
          none={t("integrations.keyAgeNone")}
          choices={keyAges.map((days) => ({
            value: String(days),
            label: t("integrations.keyAgeDays", { count: days }),
          }))}
          error={undefined}
          value={age}
          onChange={({ target }) => setAge(target.value)}
        />
      </ConfirmForm>
    </TitledDialog>
  );
}
