import { createElement, type SVGProps } from "react";

/**
 * An icon of lucide-react as builds have it (tools/vite/icons-plugin.ts): one element whose lines are text to React,
 * drawn by the class `i` (base.css). Theirs is three components and an element for each line, with nine attributes that
 * the style sheet says already; of a browse page with 150 icons that was half the markup.
 *
 * Those that a page shows dozens of times name lines that stand in it once (`sprite`), where the size of the drawing is as well.
 */
export function makeIcon(lines: string, box: { viewBox?: string } = { viewBox: "0 0 24 24" }) {
  const inside = { __html: lines };
  return (props: SVGProps<SVGSVGElement>) =>
    createElement("svg", { ...box, ...props, dangerouslySetInnerHTML: inside });
}
