import { Tabs } from "@base-ui/react/tabs";
import { MessageSquareText } from "lucide-react";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { Dialog, DialogHead } from "#ui/kit/dialog/Dialog.tsx";
import { useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import type { SignInDialogProps } from "./dialog-props.ts";
import { RegisterForm } from "./RegisterForm.tsx";
import { SignInForm } from "./SignInForm.tsx";
import * as styles from "./sign-in.module.css";

const codeSignIn = () => import("../phone/screens/CodeSignIn.tsx");
const CodeSignIn = lazy(codeSignIn);
const codeRegister = () => import("../phone/screens/CodeRegister.tsx");
const CodeRegister = lazy(codeRegister);

/** Signing in and registration over any page. Going from one to the other clears what was typed. */
export default function SignInDialog({ mode: opened, reason, onEnd }: SignInDialogProps) {
  const { t } = useWording();
  const { name } = useSite();
  const [mode, setMode] = useState(opened);
  useEffect(preloadToasts, []);
  const done = () => onEnd(true);
  return (
    // A press beside the dialog does not throw away what was typed.
    <Dialog
      className={`dialog ${styles.dialog}`}
      place={styles.place}
      keepsInput
      initialFocus={firstField}
      onClose={() => onEnd(false)}
    >
      <DialogHead className={styles.heading} titleClass={styles.title}>
        {t("accounts.welcome", { name })}
      </DialogHead>
      {reason && <p className={`soft small ${styles.reason}`}>{t(reasons[reason])}</p>}
      <Tabs.Root className={styles.body} value={mode} onValueChange={setMode}>
        <Tabs.List className="seg" aria-label={t("accounts.welcome", { name })}>
          <Tabs.Tab value="signIn">{t("accounts.signIn")}</Tabs.Tab>
          <Tabs.Tab value="register">{t("accounts.register")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="signIn">
          <SignInWays onDone={done} />
        </Tabs.Panel>
        <Tabs.Panel value="register">
          <RegisterWays onDone={done} />
        </Tabs.Panel>
      </Tabs.Root>
    </Dialog>
  );
}

const SignInWays = ({ onDone }: Ways) => (
  <Ways usual={SignInForm} byCode={CodeSignIn} load={codeSignIn} label="accounts.byCode" onDone={onDone} />
);
const RegisterWays = ({ onDone }: Ways) => (
  <Ways
    usual={RegisterForm}
    byCode={CodeRegister}
    load={codeRegister}
    label="accounts.registerByCode"
    onDone={onDone}
  />
);

interface Ways {
  onDone: () => void;
}
interface WaysProps extends Ways {
  usual: ComponentType<Ways>;
  byCode: ComponentType<Ways & { onBack: () => void }>;
  load: () => Promise<unknown>;
  label: "accounts.byCode" | "accounts.registerByCode";
}

/** Mail and password, or a code to a telephone where codes can be sent. */
function Ways({ usual: Usual, byCode: ByCode, load, label, onDone }: WaysProps) {
  const { t } = useWording();
  const { phoneCodes } = useSite();
  const [isByCode, setByCode] = useState(false);
  const switchToCode = async () => {
    try {
      await load();
      setByCode(true);
    } catch {
      void toast("error", t("common.offline"));
    }
  };
  if (isByCode) {
    return (
      <Suspense>
        <ByCode onDone={onDone} onBack={() => setByCode(false)} />
      </Suspense>
    );
  }
  return (
    <div className={styles.form}>
      <Usual onDone={onDone} />
      {phoneCodes.length > 0 && (
        <button type="button" className="btn sec full" onClick={() => void switchToCode()}>
          <MessageSquareText className="i s" aria-hidden="true" />
          {t(label)}
        </button>
      )}
    </div>
  );
}

const reasons = {
  sell: "accounts.toSell",
  message: "accounts.toMessage",
  search: "accounts.toSearch",
  comparison: "accounts.toCompare",
  pay: "accounts.toPay",
} as const;

/** By touch the dialog itself has the focus, so that no keyboard covers it before it was seen. */
const firstField = (by: string) =>
  by === "touch" || document.querySelector<HTMLElement>(`.${styles.dialog} form input`) || true;
