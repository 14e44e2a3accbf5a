import {
  Area,
  Bar,
  type BarShapeProps,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceDot,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { useWording } from "#ui/page.tsx";
import { topOf } from "./chart-values.ts";

export interface Point {
  key: string;
  /** One for each series. What is below nothing is drawn as nothing: the table beside says it. */
  values: readonly number[];
  /** Under it, as far as there is room for it. */
  label?: string;
  /** Said of it under the pointer, a finger or the arrow keys. */
  title?: string;
}

export interface ChartProps {
  points: readonly Point[];
  /** How each series is drawn, from the ground up, and its colour. Bars stand on one another; a line has no ground. */
  series: readonly { form: "line" | "area" | "bars" | "stems"; colour: string }[];
  /** The numbers of the scale; without it there is none. */
  format?: (value: number) => string;
  /** Which numbers of the scale are shown: shares of its end. */
  ticks?: readonly number[];
  /** The one point that is marked on the first series. */
  marked?: number | undefined;
}

/** Of a chart without labels under it, so that what lies over it knows where its points are. */
const scaleWidth = 44;
/** Fewer than this are a few slim bars. */
const manyBars = 14;

export default function DrawnChart({ points, series, format, ticks = [0, 0.5, 1], marked }: ChartProps) {
  const { language } = useWording();
  const rightToLeft = language === "ar";
  const drawn = points.map(({ values }) => values.map((value) => Math.max(0, value)));
  const top = topOf(drawn.map((values) => values.reduce((sum, value) => sum + value, 0)));
  const labels = new Map(points.map(({ key, label }) => [key, label]));
  const isLine = series[0]?.form === "line";
  const hasLabels = points.some(({ label }) => label);
  const hasTitles = points.some(({ title }) => title);
  const at = marked === undefined ? undefined : points[marked];
  const common = (index: number) => ({
    dataKey: (point: Point) => Math.max(0, point.values[index] ?? 0),
    isAnimationActive: false,
    activeDot: false,
  });
  return (
    <ComposedChart
      responsive
      style={{ width: "100%", height: "100%" }}
      data={points}
      // Half of the uppermost number of the scale, and of a dot, stands over the plot.
      margin={{ top: format ? 8 : 3, bottom: 0, left: 0, right: 0 }}
      barCategoryGap={points.length > manyBars ? "20%" : "35%"}
      accessibilityLayer={hasTitles}
    >
      {format && <CartesianGrid vertical={false} stroke="var(--chart-grid)" />}
      <XAxis
        dataKey="key"
        scale={isLine ? "point" : "band"}
        reversed={rightToLeft}
        hide={!hasLabels}
        interval="equidistantPreserveStart"
        minTickGap={12}
        tickFormatter={(key) => labels.get(key) ?? ""}
        tickLine={false}
        axisLine={false}
        height={24}
      />
      <YAxis
        orientation={rightToLeft ? "right" : "left"}
        width={format && (hasLabels ? "auto" : scaleWidth)}
        hide={!format}
        domain={isLine ? ["dataMin", "dataMax"] : [0, top]}
        ticks={ticks.map((share) => share * top)}
        interval={0}
        tickFormatter={format}
        tickLine={false}
        axisLine={false}
      />
      {hasTitles && (
        <Tooltip isAnimationActive={false} content={<Title />} cursor={{ stroke: "var(--line-control)" }} />
      )}
      {series.map(({ form, colour }, index) => {
        const key = `${form}${colour}`;
        if (form === "line")
          return <Line key={key} {...common(index)} stroke={colour} strokeWidth={1.75} dot={false} />;
        if (form === "area")
          return (
            <Area
              key={key}
              {...common(index)}
              stroke={colour}
              strokeWidth={2}
              fill="var(--brand-soft)"
              fillOpacity={1}
            />
          );
        const shape = form === "stems" ? Stem : undefined;
        return (
          <Bar key={key} {...common(index)} stackId="bars" fill={colour} maxBarSize={40} shape={shape} />
        );
      })}
      {at && (
        <ReferenceDot
          x={at.key}
          y={at.values[0]}
          r={isLine ? 2.5 : 5}
          fill={series[0]?.colour}
          stroke={isLine ? "none" : "var(--surface)"}
          strokeWidth={2}
        />
      )}
    </ComposedChart>
  );
}

function Title({ payload }: { payload?: readonly { payload?: Point }[] }) {
  return (
    <p className="drawn-title" dir="auto" role="status">
      {payload?.[0]?.payload?.title}
    </p>
  );
}

/** A dot on a stem, for each point with something. */
function Stem({ x, y, width, height, fill }: BarShapeProps) {
  if (height <= 0) return null;
  const middle = x + width / 2;
  return (
    <g>
      <path d={`M${middle} ${y}v${height}`} stroke={fill} />
      <circle cx={middle} cy={y} r={Math.min(4, width)} fill={fill} />
    </g>
  );
}
