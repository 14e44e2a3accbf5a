import { LoaderCircle } from "lucide-react";
import { type ReactNode, useState } from "react";
import { PasswordField } from "#features/accounts/fields/PasswordField.tsx";
import { Lockout } from "#features/accounts/sign-in/Lockout.tsx";
import { useLock } from "#features/accounts/sign-in/use-lock.ts";
import { ApiError } from "#platform/http/api.ts";
import { Close } from "#ui/kit/dialog/Dialog.tsx";
import { useWording } from "#ui/page.tsx";
import { whyFailed } from "#ui/why-failed.ts";

interface Props {
  /** What its button says. */
  act: string;
  /** Whether all else was filled in; what is missing it says itself. */
  ready: () => boolean;
  send: (password: string) => Promise<void>;
  children?: ReactNode;
}

/** What must not happen by a device left open: asks for the password, and says what was wrong with it. */
export function ConfirmForm({ act, ready, send, children }: Props) {
  const { t } = useWording();
  const lock = useLock();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);

  const submit = async () => {
    const isReady = ready();
    setError(password === "" ? t("integrations.passwordMissing") : undefined);
    setRefusal(undefined);
    if (!isReady || password === "" || pending || lock.holds) return;
    setPending(true);
    try {
      await send(password);
    } catch (thrown) {
      const wrong = thrown instanceof ApiError ? thrown.errors?.password : undefined;
      setError(wrong);
      if (!lock.begin(thrown) && !wrong) setRefusal(whyFailed(thrown, t, t("common.offline")));
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      className="stack"
      noValidate
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <PasswordField
        label={t("integrations.password")}
        error={error}
        autoComplete="current-password"
        aria-required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {refusal && (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      {lock.until && <Lockout until={lock.until} onOver={lock.end} />}
      <div className="question-ways">
        <Close className="btn sec" disabled={pending}>
          {t("integrations.cancel")}
        </Close>
        <button type="submit" className="btn pri" aria-busy={pending} disabled={pending || lock.holds}>
          {pending && <LoaderCircle className="i s spin" aria-hidden="true" />}
          {act}
        </button>
      </div>
    </form>
  );
}
