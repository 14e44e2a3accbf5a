import type { UseFormReturn } from "react-hook-form";
import { errorText } from "#ui/kit/form/refusal.ts";
import { useWording } from "#ui/page.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { StrengthMeter } from "./StrengthMeter.tsx";

export const noPasswords = { currentPassword: "", newPassword: "", confirmPassword: "" };

interface Props {
  form: UseFormReturn<typeof noPasswords>;
  /** Whose password it is, for password managers. */
  username: string;
  labels: Record<"current" | "next" | "repeat" | "hint", string>;
}

/** The old password, and a new one twice. */
export function PasswordChangeFields({ form, username, labels }: Props) {
  const { t } = useWording();
  const { errors } = form.formState;
  const typed = form.watch("newPassword");
  const field = (name: keyof typeof noPasswords) => ({
    error: errorText(t, errors[name]),
    "aria-required": true,
    ...form.register(name),
  });
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label={labels.current} autoComplete="current-password" {...field("currentPassword")} />
      <PasswordField label={labels.next} autoComplete="new-password" {...field("newPassword")}>
        {typed ? <StrengthMeter password={typed} /> : <p className="hint">{labels.hint}</p>}
      </PasswordField>
      <PasswordField label={labels.repeat} autoComplete="new-password" {...field("confirmPassword")} />
    </>
  );
}
