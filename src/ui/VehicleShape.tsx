import sprite from "./vehicles.svg";

/** The drawings in vehicles.svg. */
export type Shape =
  | "sedan"
  | "hatchback"
  | "suv"
  | "truck"
  | "van"
  | "coupe"
  | "convertible"
  | "pickup"
  | "wagon"
  | "crossover"
  | "motorcycle";

interface Props {
  kind: Shape;
  className?: string;
  /** What it stands for; without one it is decoration. */
  label?: string;
}

/** The side view of a kind of vehicle in the current colour: filter tiles, and the place of a missing picture. */
export function VehicleShape({ kind, className = "veh", label }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 400 160"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <use href={`${sprite}#${kind}`} />
    </svg>
  );
}
