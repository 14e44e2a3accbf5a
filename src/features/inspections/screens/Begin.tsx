import { type FormEvent, useState } from "react";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./my-inspections.module.css";
import { useBegin } from "./use-begin.ts";

const listing = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** Begins a report without a request, by the address of the listing. */
export function Begin() {
  const { t } = useWording();
  const [address, setAddress] = useState("");
  const [isBad, setIsBad] = useState(false);
  const { begin, pending } = useBegin();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [id] = listing.exec(address) ?? [];
    setIsBad(id === undefined);
    if (id !== undefined) begin(id.toLowerCase());
  };
  return (
    <section className="panel" aria-labelledby="begin">
      <h2 id="begin">{t("inspections.beginTitle")}</h2>
      <form className={styles.begin} method="post" noValidate onSubmit={submit}>
        <TextField
          label={t("inspections.address")}
          error={isBad ? t("inspections.badAddress") : undefined}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          maxLength={300}
          placeholder="/cars/…"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <ActButton type="submit" className="btn pri" pending={pending}>
          {t("inspections.begin")}
        </ActButton>
      </form>
    </section>
  );
}
