import { Plus, RefreshCw, X } from "lucide-react";
import { lazy } from "react";
import { shapeOf } from "#features/listings/vehicle-shape.ts";
import { showOverlay } from "#ui/Overlay.tsx";
import { Picture } from "#ui/Picture.tsx";
import { useWording } from "#ui/page.tsx";
import { VehicleShape } from "#ui/VehicleShape.tsx";
import { mostCompared } from "../comparison.schema.ts";
import type { Column } from "./compare.api.ts";
import * as styles from "./compare.module.css";
import type { Comparing } from "./use-comparison.ts";
import type { Together } from "./use-together.ts";

const loadDialog = () => import("./PickDialog.tsx");
const PickDialog = lazy(loadDialog);

interface Props {
  comparing: Comparing;
  columns: readonly Column[];
  together: Together;
}

/** The pictures over the columns, with what can be done with each; a place that is free asks for another vehicle. */
export function Heads({ comparing, columns, together }: Props) {
  const { t, language } = useWording();
  const titleOf = ({ listing }: Column) => listing?.name[language] ?? t("compare.gone");
  const ask = (inPlaceOf?: Column) =>
    showOverlay(
      <PickDialog
        columns={columns}
        inPlaceOf={inPlaceOf}
        onPick={(id) => {
          comparing.put(id, inPlaceOf?.id);
          showOverlay();
        }}
        onClose={() => showOverlay()}
      />,
    );
  return (
    <div className={`${styles.scroll} ${styles.hiddenBar}`} {...together}>
      <ul className={`${styles.line} ${styles.heads}`}>
        {columns.map((column, place) => (
          <li key={column.id} className={styles.head}>
            <Look column={column} inView={place < inViewOnPhones} />
            <div className={styles.actions}>
              <button
                type="button"
                className="fab"
                aria-label={t("compare.replace", { title: titleOf(column) })}
                onPointerEnter={() => void loadDialog()}
                onClick={() => ask(column)}
              >
                <span>
                  <RefreshCw className="i" aria-hidden="true" />
                </span>
              </button>
              <button
                type="button"
                className="fab"
                aria-label={t("compare.remove", { title: titleOf(column) })}
                onClick={() => comparing.remove(column.id)}
              >
                <span>
                  <X className="i" aria-hidden="true" />
                </span>
              </button>
            </div>
          </li>
        ))}
        {columns.length < mostCompared && (
          <li className={styles.head}>
            <button
              type="button"
              className={styles.add}
              onPointerEnter={() => void loadDialog()}
              onClick={() => ask()}
            >
              <Plus className="i l" aria-hidden="true" />
              {t("compare.add")}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** So many columns fit a phone: their pictures are fetched first, and those beyond them when they come near. */
const inViewOnPhones = 2;

function Look({ column: { listing, state }, inView }: { column: Column; inView: boolean }) {
  const { t, language } = useWording();
  if (!listing) {
    return (
      <div className={`${styles.picture} ${styles.gone}`}>
        <VehicleShape kind="sedan" className={styles.shape} label="" />
        <b className="m">{t(state === "gone" ? "compare.gone" : "compare.missing")}</b>
      </div>
    );
  }
  return (
    <div className={styles.picture}>
      <Picture
        photos={listing.photos}
        alt={listing.name[language]}
        // The columns of compare.module.css: on phones as wide as where there are three or four.
        sizes="(min-width: 900px) 280px, calc(50vw - 37px)"
        shape={shapeOf(listing)}
        eager={inView}
      />
    </div>
  );
}
