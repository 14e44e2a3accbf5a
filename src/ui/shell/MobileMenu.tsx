import { Dialog } from "@base-ui/react/dialog";
import { Link, useLocation } from "@tanstack/react-router";
import { Bike, Car, Languages, Moon, Plus, Store, Sun, Tags, UserRound, X } from "lucide-react";
import { usePage, useWording } from "../page.tsx";
import { openSignIn } from "../SignInPlace.tsx";
import { languageHref, switchTheme, useTheme } from "./preferences.ts";

/** The menu of a phone: everything the header has no room for. */
export default function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, language } = useWording();
  const location = useLocation();
  const theme = useTheme(usePage().theme);
  const signIn = () => {
    onClose();
    openSignIn();
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="drawer">
          <div className="row between">
            <Dialog.Title className="m">{t("common.menu")}</Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={t("common.close")}>
              <X className="i" />
            </Dialog.Close>
          </div>
          <nav className="menu-list" aria-label={t("common.menu")}>
            <Link to="/cars" onClick={onClose}>
              <Car className="i" aria-hidden="true" />
              {t("common.cars")}
            </Link>
            <Link to="/motorcycles" onClick={onClose}>
              <Bike className="i" aria-hidden="true" />
              {t("common.motorcycles")}
            </Link>
            <a href="/#dealers" onClick={onClose}>
              <Store className="i" aria-hidden="true" />
              {t("common.dealers")}
            </a>
            <a href="/#plans" onClick={onClose}>
              <Tags className="i" aria-hidden="true" />
              {t("common.plans")}
            </a>
            <button type="button" onClick={signIn}>
              <Plus className="i" aria-hidden="true" />
              {t("common.sell")}
            </button>
            <button type="button" onClick={signIn}>
              <UserRound className="i" aria-hidden="true" />
              {t("common.signIn")}
            </button>
            <hr />
            <a href={languageHref(location.href, language)} lang={language === "ar" ? "en" : "ar"}>
              <Languages className="i" aria-hidden="true" />
              {t("common.otherLanguage")}
            </a>
            <button type="button" onClick={switchTheme}>
              {theme === "dark" ? (
                <Sun className="i" aria-hidden="true" />
              ) : (
                <Moon className="i" aria-hidden="true" />
              )}
              {theme === "dark" ? t("common.toLight") : t("common.toDark")}
            </button>
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
