import { bodyTypes, exteriorColours } from "#features/reference/enumerations.ts";
import { isChosen, type ListFilter } from "#features/search/address/browse-search.ts";
import { useWording } from "#ui/page.tsx";
import { VehicleShape } from "#ui/VehicleShape.tsx";
import type { CountedFilters } from "../use-browse.ts";
import * as styles from "./filters.module.css";

/** Bodies as small drawings. */
export function BodyTiles({ filters }: { filters: CountedFilters }) {
  return (
    <div className={styles.bodies}>
      {bodyTypes.map((body) => (
        <Tile key={body} filters={filters} filter="bodyType" kind="bodyType" value={body}>
          <VehicleShape kind={body} />
        </Tile>
      ))}
    </div>
  );
}

/** Colours as swatches, each with its name. */
export function ColourSwatches({ filters }: { filters: CountedFilters }) {
  return (
    <div className={styles.swatches}>
      {exteriorColours.map((colour) => (
        <Tile key={colour} filters={filters} filter="exteriorColor" kind="colour" value={colour}>
          <i className={styles.paint} data-paint={colour} />
        </Tile>
      ))}
    </div>
  );
}

interface Props {
  filters: CountedFilters;
  filter: ListFilter;
  kind: string;
  value: string;
  children: React.ReactNode;
}

function Tile({ filters, filter, kind, value, children }: Props) {
  const { name, number } = useWording();
  const checked = isChosen(filters.search, filter, value);
  const count = filters.facets && (filters.facets[filter]?.[value] ?? 0);
  return (
    <label className={`${styles.tile}${checked ? " on" : ""}${count === 0 && !checked ? " zero" : ""}`}>
      <input
        className="cover"
        type="checkbox"
        name={filter}
        value={value}
        checked={checked}
        onChange={() => filters.toggle(filter, value)}
      />
      {children}
      <span>{name(kind, value)}</span>
      {count !== undefined && <span className="n num">{number(count)}</span>}
    </label>
  );
}
