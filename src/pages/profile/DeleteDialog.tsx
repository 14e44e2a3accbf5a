import { CircleOff, LoaderCircle, LogOut, RotateCcw } from "lucide-react";
import { useState } from "react";
import { accountDeletion } from "#features/accounts/account.schema.ts";
import { PasswordField } from "#features/accounts/fields/PasswordField.tsx";
import { showRefusal } from "#features/accounts/fields/refusal.ts";
import { renewPage, setAccount } from "#features/accounts/sign-in/become.ts";
import { Lockout } from "#features/accounts/sign-in/Lockout.tsx";
import { tellOtherTabs } from "#features/accounts/sign-in/other-tabs.ts";
import { useLock } from "#features/accounts/sign-in/use-lock.ts";
import { endOfGrace } from "#pages/data-rights/grace.ts";
import { useRouter } from "#platform/page/routing.ts";
import { Close, Description, Dialog, Title } from "#ui/kit/dialog/Dialog.tsx";
import { errorText } from "#ui/kit/form/refusal.ts";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import * as styles from "./profile.module.css";

/** Asks whether the account is to go, with the password, and says what that means before it is answered. */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t, day } = useWording();
  const page = usePage();
  const router = useRouter();
  const [end] = useState(() => endOfGrace(new Date()).toISOString());
  const [refusal, setRefusal] = useState<string>();
  const lock = useLock();
  const form = useSchemaForm(accountDeletion, { password: "" });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setRefusal(undefined);
    lock.forget();
    try {
      await page.api("DELETE /api/auth/account", { body });
    } catch (error) {
      const message = showRefusal(form, error, t);
      if (!lock.begin(error)) setRefusal(message);
      if (message) toast("error", t("profile.deleteFailed"), message);
      return;
    }
    await setAccount(page, null);
    tellOtherTabs("out");
    toast("message", t("profile.deleted", { day: day(end) }), t("profile.deletedText"));
    await router.navigate({ to: "/", ignoreBlocker: true });
    await renewPage(page, router);
  });

  return (
    <Dialog asks className="dialog" onClose={() => isSubmitting || onClose()}>
      <form className="question" onSubmit={submit} noValidate aria-busy={isSubmitting}>
        <Title className="question-title">{t("profile.deleteQuestion")}</Title>
        <Description render={<div />}>
          <ol className={styles.deleteSteps}>
            <li>
              <LogOut className="i flip" aria-hidden="true" />
              <p>
                <b className="m">{t("profile.deleteNow")}</b> {t("profile.deleteNowText")}
              </p>
            </li>
            <li>
              <RotateCcw className="i" aria-hidden="true" />
              <p>
                <b className="m">{t("profile.deleteGrace", { day: day(end) })}</b>{" "}
                {t("profile.deleteGraceText")}
              </p>
            </li>
            <li>
              <CircleOff className="i" aria-hidden="true" />
              <p>
                <b className="m">{t("profile.deleteAfter")}</b> {t("profile.deleteAfterText")}
              </p>
            </li>
          </ol>
        </Description>
        {refusal && (
          <p className="note bad" role="alert">
            {refusal}
          </p>
        )}
        {lock.until && <Lockout until={lock.until} onOver={lock.end} />}
        <PasswordField
          label={t("profile.deletePassword")}
          error={errorText(t, errors.password)}
          autoComplete="current-password"
          aria-required
          {...form.register("password")}
        />
        <div className="question-ways">
          <Close className="btn sec" disabled={isSubmitting}>
            {t("profile.deleteKeep")}
          </Close>
          <button
            type="submit"
            className="btn danger"
            aria-busy={isSubmitting}
            disabled={isSubmitting || lock.holds}
          >
            {isSubmitting && <LoaderCircle className="i s spin" aria-hidden="true" />}
            {t("profile.deleteConfirm")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
