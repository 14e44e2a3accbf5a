import { escapeHtml } from "#text/html.ts";
import { type Drawing, figure, type Item } from "./drawing.ts";

/**
 * A drawing as one SVG. Letters are outlines, so that it needs no font and holds no text of anyone's as markup; `name` is what a
 * screen reader says of it.
 */
export function toSvg({ width, height, items }: Drawing, name: string): string {
  const body = items.map(markup).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${figure(width)} ${figure(height)}" width="${figure(width)}" height="${figure(height)}" role="img"><title>${escapeHtml(name)}</title>${body}</svg>`;
}

function markup(item: Item): string {
  switch (item.kind) {
    case "text": {
      const { glyphs, typeface } = item.line;
      const scale = (item.size / typeface.unitsPerEm).toFixed(6);
      const outlines = glyphs.map(({ id, x, y }) => {
        const d = typeface.outline(id);
        return d && `<path transform="translate(${figure(x)} ${figure(y)})" d="${d}"/>`;
      });
      return `<g fill="${item.colour}" transform="translate(${figure(item.x)} ${figure(item.y)}) scale(${scale} -${scale})">${outlines.join("")}</g>`;
    }
    case "fill": {
      const d = item.boxes.map((box) => {
        const [x, y, width, height] = box.map(figure);
        return `M${x} ${y}h${width}v${height}h-${width}z`;
      });
      return `<path fill="${item.colour}" shape-rendering="crispEdges" d="${d.join("")}"/>`;
    }
    case "stroke": {
      const d = item.steps.map(([what, ...points]) => `${what}${points.map(figure).join(" ")}`).join("");
      return `<path fill="none" stroke="${item.colour}" stroke-width="${figure(item.width)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${figure(item.x)} ${figure(item.y)}) scale(${figure(item.scale)})" d="${d}"/>`;
    }
  }
}
