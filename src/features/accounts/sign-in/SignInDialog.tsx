import { Dialog } from "@base-ui/react/dialog";
import { Tabs } from "@base-ui/react/tabs";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { preloadToasts } from "#ui/Toasts.tsx";
import type { SignInDialogProps } from "./dialog-props.ts";
import { RegisterForm } from "./RegisterForm.tsx";
import { SignInForm } from "./SignInForm.tsx";
import * as styles from "./sign-in.module.css";

/** Signing in and registration over any page. Going from one to the other clears what was typed. */
export default function SignInDialog({ mode: opened, onEnd }: SignInDialogProps) {
  const { t } = useWording();
  const { name } = useSite();
  const [mode, setMode] = useState(opened);
  useEffect(preloadToasts, []);
  const done = () => onEnd(true);
  return (
    // A press beside the dialog does not throw away what was typed.
    <Dialog.Root open onOpenChange={(open) => !open && onEnd(false)} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className={`dialog-place ${styles.place}`}>
          <Dialog.Popup className={`dialog ${styles.dialog}`} initialFocus={firstField}>
            <div className={styles.heading}>
              <Dialog.Title className={styles.title}>{t("accounts.welcome", { name })}</Dialog.Title>
              <Dialog.Close className="icon-btn" aria-label={t("common.close")}>
                <X className="i" aria-hidden="true" />
              </Dialog.Close>
            </div>
            <Tabs.Root className={styles.body} value={mode} onValueChange={setMode}>
              <Tabs.List className="seg" aria-label={t("accounts.welcome", { name })}>
                <Tabs.Tab value="signIn">{t("accounts.signIn")}</Tabs.Tab>
                <Tabs.Tab value="register">{t("accounts.register")}</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="signIn">
                <SignInForm onDone={done} />
              </Tabs.Panel>
              <Tabs.Panel value="register">
                <RegisterForm onDone={done} />
              </Tabs.Panel>
            </Tabs.Root>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** By touch the dialog itself has the focus, so that no keyboard covers it before it was seen. */
const firstField = (by: string) =>
  by === "touch" || document.querySelector<HTMLElement>(`.${styles.dialog} form input`) || true;
