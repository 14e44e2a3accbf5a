import type { Language } from "#i18n/language.ts";
import { type Drawing, figure, type Item } from "./drawing.ts";
import { embedFont } from "./pdf-font.ts";
import { glyphName, hexText, pdfObjects } from "./pdf-objects.ts";
import type { Typeface } from "./typeface.ts";

/**
 * A drawing as a PDF of one page (ISO 32000-1), a unit of the drawing being a point. Text is text in embedded fonts: sharp at any
 * size, and can be searched and read aloud. The same drawing makes the same bytes.
 */
export function toPdf(
  { width, height, items }: Drawing,
  { title, language }: { title: string; language: Language },
): Buffer {
  const pdf = pdfObjects();
  const lines = items.flatMap((item) => (item.kind === "text" ? item.line : []));
  const fonts = [...new Set(lines.map(({ typeface }) => typeface))].map((typeface: Typeface) => {
    const glyphs = lines.flatMap((line) => (line.typeface === typeface ? line.glyphs : []));
    return `/${typeface.name} ${embedFont(pdf, typeface, glyphs)}`;
  });
  // A page of a PDF begins at its lower left corner, a drawing at its upper one.
  const drawn = [`1 0 0 -1 0 ${figure(height)} cm`, ...items.map(operators)].join("\n");
  const content = pdf.addStream(Buffer.from(drawn, "latin1"));
  const page = pdf.add(
    `<</Type/Page/Parent ${pdf.next(1)}/MediaBox[0 0 ${figure(width)} ${figure(height)}]/Contents ${content}/Resources<</Font<<${fonts.join("")}>>>>>>`,
  );
  const pages = pdf.add(`<</Type/Pages/Kids[${page}]/Count 1>>`);
  const root = pdf.add(
    `<</Type/Catalog/Pages ${pages}/Lang(${language})/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  return pdf.file(root, pdf.add(`<</Title ${hexText(title)}>>`));
}

const paint = (colour: string) =>
  [1, 3, 5].map((at) => figure(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(" ");

function operators(item: Item): string {
  switch (item.kind) {
    case "text": {
      const { glyphs, typeface, text } = item.line;
      const scale = item.size / typeface.unitsPerEm;
      const size = figure(item.size);
      const shown = glyphs.map(({ id, x, y }) => {
        const place = [item.x + x * scale, item.y - y * scale].map(figure).join(" ");
        return `${size} 0 0 -${size} ${place} Tm <${glyphName(id)}>Tj`;
      });
      // Glyphs stand in the order in which they are seen: what is read aloud and copied is said beside them.
      return `/Span<</ActualText ${hexText(text)}>>BDC ${paint(item.colour)} rg BT /${typeface.name} 1 Tf ${shown.join(" ")} ET EMC`;
    }
    case "fill":
      return `${paint(item.colour)} rg ${item.boxes.map((box) => `${box.map(figure).join(" ")} re`).join(" ")} f`;
    case "stroke": {
      const names = { M: "m", L: "l", C: "c" } as const;
      const path = item.steps.map(([what, ...points]) => `${points.map(figure).join(" ")} ${names[what]}`);
      const scale = figure(item.scale);
      return `q ${paint(item.colour)} RG 1 J 1 j ${scale} 0 0 ${scale} ${figure(item.x)} ${figure(item.y)} cm ${figure(item.width)} w ${path.join(" ")} S Q`;
    }
  }
}
