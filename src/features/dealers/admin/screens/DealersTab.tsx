import { lazy, Suspense } from "react";
import { useTabAddress } from "#features/administrators/client/use-tab-address.ts";
import { useWording } from "#ui/page.tsx";
import { Applications } from "./Applications.tsx";
import { Dealers } from "./Dealers.tsx";
import * as styles from "./dealers-tab.module.css";

const ApplicationPanel = lazy(() => import("./ApplicationPanel.tsx"));

const views = ["applications", "dealers"] as const;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Applications of dealerships, and dealers with their badge; the address says which, and which application is open. */
export default function DealersTab() {
  const { t } = useWording();
  const at = useTabAddress();
  const view = at.oneOf("view", views) ?? "applications";
  const { open, page } = at.address;
  const show = (next: (typeof views)[number]) =>
    at.set({ view: next === "dealers" ? next : undefined, q: undefined, state: undefined, badge: undefined });
  return (
    <>
      <fieldset className={`seg ${styles.views}`}>
        <legend className="sr">{t("dealers-tab.views")}</legend>
        {views.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => show(one)}>
            {t(`dealers-tab.${one}`)}
          </button>
        ))}
      </fieldset>
      {view === "dealers" ? (
        <Dealers at={at} />
      ) : (
        <Applications at={at} onOpen={(id) => at.set({ open: id, page })} />
      )}
      <Suspense>
        {open && uuid.test(open) && (
          <ApplicationPanel
            key={open}
            id={open}
            onClose={() => at.set({ open: undefined, page })}
            onOpen={(id) => at.set({ open: id, page })}
          />
        )}
      </Suspense>
    </>
  );
}
