import { type ComponentType, useEffect, useState } from "react";
import type { ChartProps } from "./DrawnChart.tsx";
import "./charts.css";

interface Props extends ChartProps {
  className?: string;
  /** What it is of; a chart without a word is for the eye alone. */
  label?: string;
}

/**
 * A chart over time in the box that `className` gives a height; it follows the direction of the page. Its library is
 * fetched by the browser when the first chart is shown: until then, and where it cannot be, the box is empty and the
 * table or list beside says the same.
 */
export function Chart({ className = "", label, ...chart }: Props) {
  const [Drawn, setDrawn] = useState<ComponentType<ChartProps>>();
  useEffect(() => {
    import("./DrawnChart.tsx").then(
      (module) => setDrawn(() => module.default),
      () => undefined,
    );
  }, []);
  return (
    <figure
      className={`drawn ${className}`}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dir="ltr"
    >
      {Drawn && <Drawn {...chart} />}
    </figure>
  );
}
