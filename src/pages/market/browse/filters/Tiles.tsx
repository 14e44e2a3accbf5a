import { bodyTypes, exteriorColours } from "#features/reference/enumerations.ts";
import { useWording } from "#ui/page.tsx";
import { Repeated } from "#ui/Repeated.tsx";
import { type Shape, VehicleShape } from "#ui/VehicleShape.tsx";
import type { CountedFilters } from "../use-browse.ts";
import { type Box, boxesOf, ChoiceBox } from "./ChoiceList.tsx";
import * as styles from "./filters.module.css";

interface Props {
  filters: CountedFilters;
}

/** Bodies as small drawings. */
export function BodyTiles({ filters }: Props) {
  const words = useWording();
  const choices = bodyTypes.map((value) => ({ value, label: words.name("bodyType", value) }));
  const each = boxesOf({ filters, filter: "bodyType", choices }, words);
  return <Repeated of={BodyTile} each={each} by="value" className={styles.bodies} />;
}

/** Colours as swatches, each with its name. */
export function ColourSwatches({ filters }: Props) {
  const words = useWording();
  const choices = exteriorColours.map((value) => ({ value, label: words.name("colour", value) }));
  const each = boxesOf({ filters, filter: "exteriorColor", choices }, words);
  return <Repeated of={Swatch} each={each} by="value" className={styles.swatches} />;
}

const BodyTile = (box: Box) => (
  <ChoiceBox className={styles.tile} {...box}>
    <VehicleShape kind={box.value as Shape} />
  </ChoiceBox>
);

const Swatch = (box: Box) => (
  <ChoiceBox className={styles.tile} {...box}>
    <i className={styles.paint} data-paint={box.value} />
  </ChoiceBox>
);
