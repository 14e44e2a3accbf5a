import { createElement, type SVGProps } from "react";

interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Makes an icon of lucide-react in place of its own maker (tools/vite/icons-plugin.ts): one element whose lines are
 * text to React, drawn by the class `i` (base.css). Theirs is three components and an element for each line, with nine
 * attributes that the style sheet says already; of a browse page with 150 icons that was half the markup.
 */
export default function makeIcon({ node }: IconData) {
  const inside = { __html: node.map(([tag, attributes]) => element(tag, attributes)).join("") };
  return (props: SVGProps<SVGSVGElement>) =>
    createElement("svg", { viewBox: "0 0 24 24", ...props, dangerouslySetInnerHTML: inside });
}

function element(tag: string, { key: _key, ...attributes }: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join("")}/>`;
}
