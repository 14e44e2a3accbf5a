import { ChevronDown, CircleAlert, LoaderCircle } from "lucide-react";
import { placeChoices } from "#features/reference/place-choices.ts";
import { LeaveQuestion } from "#ui/kit/dialog/LeaveQuestion.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import type { OwnShowroom } from "../own-showroom.contract.ts";
import { aboutLimit, addressLimits } from "../own-showroom.schema.ts";
import { TextArea, TextLine } from "./controls.tsx";
import { HoursFields } from "./HoursFields.tsx";
import * as styles from "./my-showroom.module.css";
import { PictureField } from "./PictureField.tsx";
import { useShowroomForm } from "./use-showroom-form.ts";

/** Everything a dealer says of the showroom, in one form with one way to save it. */
export function ShowroomForm({ stored }: { stored: OwnShowroom }) {
  const { t } = useWording();
  const places = placeChoices(usePage().messages);
  const form = useShowroomForm(stored);
  const { values, errors, change, dirty } = form;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <p className="soft small">{t("own-showroom.intro")}</p>
      <section className="panel stack" aria-labelledby="mine-pictures">
        <h2 id="mine-pictures">{t("own-showroom.pictures")}</h2>
        <PictureField
          kind="logo"
          photo={values.logo}
          error={errors.logoId}
          onChange={(logo) => change({ logo })}
        />
        <PictureField
          kind="cover"
          photo={values.cover}
          error={errors.coverId}
          onChange={(cover) => change({ cover })}
        />
      </section>
      <section className="panel stack" aria-labelledby="mine-about">
        <h2 id="mine-about">{t("own-showroom.aboutPart")}</h2>
        <p className="soft small">{t("own-showroom.aboutHint")}</p>
        <TextArea
          form={form}
          name="aboutAr"
          label={t("own-showroom.aboutAr")}
          maxLength={aboutLimit}
          dir="rtl"
          lang="ar"
        />
        <TextArea
          form={form}
          name="aboutEn"
          label={t("own-showroom.aboutEn")}
          maxLength={aboutLimit}
          dir="ltr"
          lang="en"
        />
      </section>
      <section className="panel stack" aria-labelledby="mine-place">
        <h2 id="mine-place">{t("own-showroom.placePart")}</h2>
        <TextLine
          form={form}
          name="address"
          label={t("own-showroom.address")}
          maxLength={addressLimits.longest}
          dir="auto"
          autoComplete="street-address"
        />
        <label className="field">
          <span className="lab">{t("own-showroom.city")}</span>
          <span className="select-place">
            <select
              className={errors.city ? "input bad" : "input"}
              value={values.city}
              aria-invalid={Boolean(errors.city)}
              onChange={({ target }) => change({ city: target.value })}
            >
              {values.city === "" && <option value="" />}
              {places.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown className="i s" aria-hidden="true" />
          </span>
        </label>
        <TextLine
          form={form}
          name="phone"
          label={t("own-showroom.phone")}
          hint={t("own-showroom.phoneHint")}
          type="tel"
          dir="ltr"
          autoComplete="tel"
        />
        <TextLine
          form={form}
          name="chatPhone"
          label={t("own-showroom.chatPhone")}
          hint={t("own-showroom.chatPhoneHint")}
          type="tel"
          dir="ltr"
        />
        <TextLine
          form={form}
          name="mapUrl"
          label={t("own-showroom.map")}
          hint={t("own-showroom.mapHint")}
          dir="ltr"
          inputMode="url"
        />
      </section>
      <HoursFields form={form} />
      {form.conflict && (
        <div className="note warn" role="alert">
          <CircleAlert className="i" aria-hidden="true" />
          <div className="stack s2">
            <p>{t("own-showroom.conflict")}</p>
            <button type="button" className="btn sec sm" onClick={() => void form.reload()}>
              {t("own-showroom.load")}
            </button>
          </div>
        </div>
      )}
      <div className={styles.save}>
        <button type="submit" className="btn pri" disabled={!dirty || form.conflict} aria-busy={form.pending}>
          {form.pending && <LoaderCircle className="i s spin" aria-hidden="true" />}
          {t("own-showroom.save")}
        </button>
        {dirty && !form.pending && (
          <button type="button" className="btn quiet" onClick={form.discard}>
            {t("own-showroom.discard")}
          </button>
        )}
      </div>
      <LeaveQuestion
        isBegun={() => dirty}
        isLost={() => dirty}
        title={t("own-showroom.leaveQuestion")}
        text={t("own-showroom.leaveText")}
        stay={t("own-showroom.leaveStay")}
        go={t("own-showroom.leaveGo")}
        goClass="danger-o"
      />
    </form>
  );
}
