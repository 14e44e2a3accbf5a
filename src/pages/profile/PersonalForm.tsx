import { BadgeCheck } from "lucide-react";
import { useRef, useState } from "react";
import type { Account } from "#features/accounts/account.contract.ts";
import { profileChange } from "#features/accounts/account.schema.ts";
import { accountQuery } from "#features/accounts/current-account.ts";
import { CityField } from "#features/accounts/fields/CityField.tsx";
import { NameFields } from "#features/accounts/fields/NameFields.tsx";
import { PhoneField } from "#features/accounts/fields/PhoneField.tsx";
import { failureText, showRefusal } from "#features/accounts/fields/refusal.ts";
import { useResend } from "#features/accounts/sign-in/resend-verification.ts";
import { ApiError } from "#platform/http/api.ts";
import { readablePhone } from "#text/phone-links.ts";
import { errorText } from "#ui/kit/form/refusal.ts";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useSchemaForm } from "#ui/kit/form/use-schema-form.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { PhoneConfirmation } from "./PhoneConfirmation.tsx";
import * as styles from "./profile.module.css";
import { SaveBar } from "./SaveBar.tsx";
import { useUnsaved } from "./unsaved.tsx";

const fieldsOf = ({ firstName, lastName, phone, city }: Account) => ({
  firstName,
  lastName,
  phone: phone ? readablePhone(phone) : "",
  city: city ?? "",
});
type Fields = ReturnType<typeof fieldsOf>;

/** Name, phone and city; the mail is shown, and not to be changed. Saving can be undone from its toast. */
export function PersonalForm({ account }: { account: Account }) {
  const { t, day } = useWording();
  const { api, queryClient, ...page } = usePage();
  const form = useSchemaForm(profileChange, fieldsOf(account));
  // What was typed is told from the rest only where it is asked for (keepDirtyValues).
  const { errors, isDirty, isSubmitting, dirtyFields } = form.formState;
  /** Of what the form was filled with, which the account here may be newer than. */
  const seen = useRef(account.version);
  const [isConflict, setConflict] = useState(false);
  useUnsaved("personal", isDirty);
  const field = (name: keyof Fields) => ({ error: errorText(t, errors[name]), ...form.register(name) });
  const optional = (label: string) => (
    <>
      {label} <span className="muted">{t("accounts.optional")}</span>
    </>
  );

  const { queryKey } = accountQuery({ api, ...page });
  const store = async (fields: Fields) => {
    // Only a place of the list can be chosen.
    const body = { ...(fields as Fields & { city: Account["city"] & string }), version: seen.current };
    const saved = await api("PUT /api/auth/profile", { body });
    queryClient.setQueryData(queryKey, saved);
    seen.current = saved.version;
    setConflict(false);
    form.reset(fieldsOf(saved));
  };
  /** Takes over what is stored by now, but for what was typed: that is looked at, and saved once more. */
  const takeOver = async () => {
    const stored = await api("GET /api/auth/user");
    queryClient.setQueryData(queryKey, stored);
    seen.current = stored.version;
    form.reset(fieldsOf(stored), { keepDirtyValues: true });
    setConflict(true);
  };
  const undo = async (before: Fields) => {
    try {
      await store(before);
      toast("success", t("profile.undone"));
    } catch (error) {
      toast("error", t("profile.saveFailed"), failureText(error, t));
    }
  };
  const submit = form.handleSubmit(async (fields) => {
    const before = fieldsOf(account);
    try {
      await store(fields);
      toast("success", t("profile.saved"), undefined, {
        label: t("profile.undo"),
        onClick: () => void undo(before),
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === "account.changed")
        return await takeOver().catch(failed);
      failed(error);
    }
  });
  const failed = (error: unknown) => {
    const message = showRefusal(form, error, t);
    toast("error", t("profile.saveFailed"), message ?? t("profile.saveFailedText"));
  };

  return (
    <form
      method="post"
      className={`panel ${styles.form}`}
      onSubmit={submit}
      noValidate
      aria-labelledby="personal"
    >
      <div>
        <h2 id="personal">{t("profile.personalTitle")}</h2>
        <p className="soft small">{t("profile.personalText")}</p>
      </div>
      <div className={styles.pair}>
        <NameFields first={field("firstName")} last={field("lastName")} />
      </div>
      <Mail account={account} />
      <div className={styles.pair}>
        <PhoneField
          label={optional(t("accounts.phone"))}
          end={
            account.isPhoneVerified &&
            !dirtyFields.phone && (
              <span className="badge ok">
                <BadgeCheck className="i" aria-hidden="true" />
                {t("profile.phoneConfirmed")}
              </span>
            )
          }
          {...field("phone")}
        >
          <div className={styles.resend}>
            <p className="hint">{t("profile.phoneHint")}</p>
            {account.phone && !dirtyFields.phone && account.phoneClaimedUntil && (
              <p className="note warn">
                {t("profile.phoneClaimed", { day: day(account.phoneClaimedUntil) })}
              </p>
            )}
            {account.phone &&
              (!account.isPhoneVerified || account.phoneClaimedUntil) &&
              !dirtyFields.phone && <PhoneConfirmation phone={account.phone} />}
          </div>
        </PhoneField>
        <CityField label={optional(t("accounts.city"))} autoComplete="address-level2" {...field("city")} />
      </div>
      {account.isVerifiedSeller && <p className="note">{t("profile.badgeHint")}</p>}
      {isConflict && (
        <p className="note warn" role="alert">
          {t("profile.conflict")}
        </p>
      )}
      <SaveBar
        save={t("profile.save")}
        dirty={isDirty}
        pending={isSubmitting}
        onDiscard={() => {
          seen.current = account.version;
          setConflict(false);
          form.reset(fieldsOf(account));
        }}
      />
    </form>
  );
}

/** The address as it is, verified or with the way to that. */
function Mail({ account: { email, isEmailVerified } }: { account: Account }) {
  const { t } = useWording();
  return (
    <TextField
      label={t("accounts.email")}
      error={undefined}
      className={styles.fixed}
      value={email}
      readOnly
      dir="ltr"
      end={
        isEmailVerified ? (
          <span className="badge ok">
            <BadgeCheck className="i" aria-hidden="true" />
            {t("profile.verified")}
          </span>
        ) : (
          <span className="badge warn">{t("profile.unverified")}</span>
        )
      }
    >
      {isEmailVerified ? <p className="hint">{t("profile.emailHint")}</p> : <Resend />}
    </TextField>
  );
}

function Resend() {
  const { t } = useWording();
  const { state, resend } = useResend();
  return (
    <div className={styles.resend}>
      <p className="hint">{t("profile.emailUnverified")}</p>
      <button type="button" className="link small" onClick={resend} disabled={state !== "idle"}>
        {state === "sent" ? t("profile.resent") : t("profile.resend")}
      </button>
    </div>
  );
}
