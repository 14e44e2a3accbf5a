import { Car, Gauge, Heart, House, Languages, Moon, Motorbike, Plus, Store, Sun, Tags } from "lucide-react";
import { otherLanguage } from "#i18n/language.ts";
import { Link, useLocation } from "#platform/page/routing.ts";
import { Dialog, DialogHead } from "../kit/dialog/Dialog.tsx";
import { usePage, useWording } from "../page.tsx";
import { SellLink } from "../SellLink.tsx";
import type { AccountParts } from "./account-parts.ts";
import { languageHref, switchTheme, useTheme } from "./preferences.ts";

interface Props {
  open: boolean;
  onClose: () => void;
  account: AccountParts;
}

/** The menu of a phone: everything that the header and the footer lead to. */
export default function MobileMenu({ open, onClose, account }: Props) {
  const { t } = useWording();
  return (
    <Dialog open={open} place="edge" className="drawer" onClose={onClose}>
      <DialogHead className="drawer-h" titleClass="m" large>
        {t("common.menu")}
      </DialogHead>
      <Places onClose={onClose} />
      <Selling onClose={onClose} />
      <account.InMenu onClose={onClose} />
      <Preferences />
    </Dialog>
  );
}

function Places({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  return (
    <nav className="menu-list" aria-label={t("common.mainNavigation")}>
      <Link to="/" activeOptions={{ exact: true, includeHash: true }} onClick={onClose}>
        <House className="i" aria-hidden="true" />
        {t("common.home")}
      </Link>
      <Link to="/cars" onClick={onClose}>
        <Car className="i" aria-hidden="true" />
        {t("common.cars")}
      </Link>
      <Link to="/motorcycles" onClick={onClose}>
        <Motorbike className="i" aria-hidden="true" />
        {t("common.motorcycles")}
      </Link>
      <Link to={"/value" as "/"} onClick={onClose}>
        <Gauge className="i" aria-hidden="true" />
        {t("common.value")}
      </Link>
      <Link to="/dealership-registration" onClick={onClose}>
        <Store className="i" aria-hidden="true" />
        {t("common.dealers")}
      </Link>
      <Link to="/subscriptions" onClick={onClose}>
        <Tags className="i" aria-hidden="true" />
        {t("common.plans")}
      </Link>
    </nav>
  );
}

/** The ways to sell, for which a guest is asked to sign in first, and what one has saved. */
function Selling({ onClose }: { onClose: () => void }) {
  const { t } = useWording();
  return (
    <div className="menu-list">
      <SellLink onFollow={onClose}>
        <Plus className="i" aria-hidden="true" />
        {t("common.addCar")}
      </SellLink>
      <SellLink kind="motorcycle" onFollow={onClose}>
        <Plus className="i" aria-hidden="true" />
        {t("common.addMotorcycle")}
      </SellLink>
      <Link to="/favorites" onClick={onClose}>
        <Heart className="i" aria-hidden="true" />
        {t("common.favorites")}
      </Link>
    </div>
  );
}

function Preferences() {
  const { t, language } = useWording();
  const { href } = useLocation();
  const theme = useTheme(usePage().theme);
  const other = otherLanguage(language);
  const ThemeIcon = theme === "dark" ? Sun : Moon;
  return (
    <div className="menu-list">
      <a href={languageHref(href, language)} lang={other} hrefLang={other}>
        <Languages className="i" aria-hidden="true" />
        {t("common.otherLanguage")}
      </a>
      <button type="button" onClick={switchTheme}>
        <ThemeIcon className="i" aria-hidden="true" />
        {theme === "dark" ? t("common.toLight") : t("common.toDark")}
      </button>
    </div>
  );
}
