import { Moon, Sun } from "lucide-react";
import { otherLanguage } from "#i18n/language.ts";
import { useLocation } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { languageHref, switchTheme, useTheme } from "#ui/shell/preferences.ts";

/** Language and theme, as in the header of public pages. */
export function Preferences() {
  const { t, language } = useWording();
  const { href } = useLocation();
  const theme = useTheme(usePage().theme);
  const other = otherLanguage(language);
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <>
      <a className="lang" href={languageHref(href, language)} lang={other} hrefLang={other}>
        {t("common.otherLanguage")}
      </a>
      <button
        type="button"
        className="icon-btn"
        onClick={switchTheme}
        aria-label={theme === "dark" ? t("common.toLight") : t("common.toDark")}
      >
        <Icon className="i" aria-hidden="true" />
      </button>
    </>
  );
}
