import { useEffect, useState } from "react";
import ReactCrop from "react-image-crop";
import { useWording } from "#ui/page.tsx";
import { type Crop, cropOfRatio } from "./crop.ts";
import "./crop.css";

/** A smaller part, in shares of the width and height, would be blurred. */
const smallestShare = 0.15;

// How far an arrow key moves, in pixels of the screen: the library's own single pixel is for exact work, with Shift.
ReactCrop.nudgeStep = 10;
ReactCrop.nudgeStepMedium = 1;

interface Props {
  /** Of the whole picture. */
  address: string;
  crop: Crop;
  onChange: (crop: Crop) => void;
  /** Width by height where the shape is fixed: the part becomes the largest of that shape. */
  ratio?: number | undefined;
  /** The picture is shown in a circle: so is its part. */
  round?: boolean;
  disabled?: boolean;
}

/**
 * The whole picture with a frame over the part that is kept: moved, or pulled by a corner or an edge, by finger, pointer or arrow
 * keys. Needs the namespace "crop"; fetched on demand, with its library.
 */
export function CropArea({ address, crop, onChange, ratio, round = false, disabled = false }: Props) {
  const { t, number } = useWording();
  /** As it is drawn, once it is known. */
  const [drawn, setDrawn] = useState<{ width: number; height: number }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new shape fits the part once, after that the hand does
  useEffect(() => {
    if (drawn && ratio) onChange(cropOfRatio(crop, (ratio * drawn.height) / drawn.width));
  }, [drawn, ratio]);

  return (
    <div className="crop-area" dir="ltr">
      <ReactCrop
        crop={{
          unit: "%",
          x: 100 * crop.x,
          y: 100 * crop.y,
          width: 100 * crop.width,
          height: 100 * crop.height,
        }}
        onChange={(_, { x, y, width, height }) =>
          onChange({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
        }
        aspect={ratio}
        circularCrop={round}
        disabled={disabled}
        keepSelection
        minWidth={smallestShare * (drawn?.width ?? 0)}
        minHeight={smallestShare * (drawn?.height ?? 0)}
        ariaLabels={{
          cropArea: t("crop.frame"),
          nwDragHandle: t("crop.topLeft"),
          neDragHandle: t("crop.topRight"),
          swDragHandle: t("crop.bottomLeft"),
          seDragHandle: t("crop.bottomRight"),
          nDragHandle: t("crop.top"),
          eDragHandle: t("crop.right"),
          sDragHandle: t("crop.bottom"),
          wDragHandle: t("crop.left"),
        }}
      >
        <img
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { width, height } }) => setDrawn({ width, height })}
        />
      </ReactCrop>
      <p className="sr" role="status">
        {t("crop.size", {
          width: number(Math.round(100 * crop.width)),
          height: number(Math.round(100 * crop.height)),
        })}
      </p>
    </div>
  );
}
