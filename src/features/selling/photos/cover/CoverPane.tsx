import { Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { mostBoxes } from "#features/media/upload.contract.ts";
import type { Crop } from "#ui/kit/crop/crop.ts";
import { useWording } from "#ui/page.tsx";
import { usualBox } from "./boxes.ts";
import { CoverArea } from "./CoverArea.tsx";
import * as styles from "./cover.module.css";
import { findPlate } from "./find-plates.ts";
import { greyOf } from "./grey-of.ts";
import { useBoxes } from "./use-boxes.ts";

interface Props {
  address: string;
  pending: boolean;
  onCover: (boxes: Crop[]) => void;
  onCancel: () => void;
  onLost: () => void;
}

/** Covers plates, and what else nobody shall read, by boxes that the server paints over for good. */
export function CoverPane({ address, pending, onCover, onCancel, onLost }: Props) {
  const { t } = useWording();
  const area = useRef<HTMLDivElement>(null);
  const state = useBoxes(area);
  const { boxes, chosen } = state;
  const [looked, setLooked] = useState<"not" | "found" | "none">("not");

  /** What was found is proposed where nothing was drawn meanwhile. */
  const propose = (image: HTMLImageElement) => {
    if (looked !== "not") return;
    const found = findIn(image);
    setLooked(found ? "found" : "none");
    if (found && boxes.length === 0) state.put(found, { isFound: true });
  };
  return (
    <>
      <p className="soft small">
        {t("photos.coverText")}{" "}
        <span id="box-keys" className="crop-keys">
          {t("photos.coverKeys")}
        </span>
      </p>
      <CoverArea address={address} area={area} state={state} onLoad={propose} onLost={onLost} />
      <div className={styles.tools}>
        <p className="small" role="status">
          {looked === "found" ? t("photos.plateFound") : looked === "none" ? t("photos.plateNotFound") : ""}
        </p>
        <button
          type="button"
          className="btn sec sm"
          data-add-box=""
          disabled={boxes.length >= mostBoxes}
          onClick={() => state.put(usualBox)}
        >
          <Plus className="i s" aria-hidden="true" />
          {t("photos.addBox")}
        </button>
        <button
          type="button"
          className="btn quiet sm"
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && state.remove(chosen)}
        >
          <Trash2 className="i s" aria-hidden="true" />
          {t("photos.removeBox")}
        </button>
      </div>
      <p className="note warn">{t("photos.coverForGood")}</p>
      <div className="question-ways">
        <button type="button" className="btn sec" onClick={onCancel}>
          {t("photos.cropCancel")}
        </button>
        <button
          type="button"
          className="btn pri"
          disabled={boxes.length === 0 || pending}
          aria-busy={pending}
          onClick={() => onCover(boxes.map(({ x, y, width, height }) => ({ x, y, width, height })))}
        >
          {t("photos.coverSave")}
        </button>
      </div>
    </>
  );
}

function findIn(image: HTMLImageElement): Crop | undefined {
  try {
    const first = findPlate(greyOf(image));
    return first && { x: first.x, y: first.y, width: first.width, height: first.height };
  } catch {
    // A browser that gives no pixels away finds none.
    return undefined;
  }
}
