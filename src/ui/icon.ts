import { createElement, type SVGProps } from "react";

/**
 * An icon of lucide-react as builds have it (tools/vite/icons-plugin.ts): one element whose lines are text to React,
 * drawn by the class `i` (base.css). Theirs is three components and an element for each line, with nine attributes that
 * the style sheet says already; of a browse page with 150 icons that was half the markup.
 * Those that a page shows dozens of times are drawn by the style sheet (css/icons.css).
 */
export function makeIcon(lines: string) {
  const inside = { __html: lines };
  return (props: SVGProps<SVGSVGElement>) =>
    createElement("svg", { viewBox: "0 0 24 24", ...props, dangerouslySetInnerHTML: inside });
}
