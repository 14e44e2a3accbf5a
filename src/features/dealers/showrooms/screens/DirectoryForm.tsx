import { ChevronDown, Search } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { specializations } from "#features/reference/dealer-enumerations.ts";
import { useNavigate } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { specializationName } from "../../registration/names.ts";
import { longestSearch } from "../showroom.schema.ts";
import * as styles from "./directory.module.css";
import { type DirectorySearch, readDirectory } from "./directory-search.ts";

/** Name, place and specialization; a form of the page, so that it asks without a script too. */
export function DirectoryForm({ search }: { search: DirectorySearch }) {
  const { t } = useWording();
  const places = usePage().messages.names("place");
  const navigate = useNavigate();
  const ask = (form: HTMLFormElement) =>
    void navigate({
      to: "/dealers",
      search: readDirectory(Object.fromEntries(new FormData(form))),
      resetScroll: false,
    });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(event.currentTarget);
  };
  return (
    <search>
      <form
        action="/dealers"
        className={styles.form}
        aria-label={t("showrooms.searchLabel")}
        onSubmit={onSubmit}
      >
        <label className="field">
          <span className="lab">{t("showrooms.search")}</span>
          <span className="input">
            <Search className="i" aria-hidden="true" />
            <input
              name="search"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={longestSearch}
              defaultValue={search.search}
            />
          </span>
        </label>
        <Choice name="city" label={t("showrooms.place")} value={search.city} onChange={ask}>
          <option value="">{t("showrooms.anyPlace")}</option>
          {places.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Choice>
        <Choice
          name="specialization"
          label={t("showrooms.specialization")}
          value={search.specialization}
          onChange={ask}
        >
          <option value="">{t("showrooms.anySpecialization")}</option>
          {specializations.map((slug) => (
            <option key={slug} value={slug}>
              {specializationName(t, slug)}
            </option>
          ))}
        </Choice>
        <button type="submit" className="btn pri">
          {t("showrooms.submit")}
        </button>
      </form>
    </search>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  onChange: (form: HTMLFormElement) => void;
  children: ReactNode;
}

function Choice({ name, label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="field">
      <span className="lab">{label}</span>
      <span className="select">
        <select
          className="input"
          name={name}
          defaultValue={value ?? ""}
          onChange={({ target }) => target.form && onChange(target.form)}
        >
          {children}
        </select>
        <ChevronDown className="i s" aria-hidden="true" />
      </span>
    </label>
  );
}
