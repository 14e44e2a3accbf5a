import { glyphName, hexUnits, type PdfObjects } from "./pdf-objects.ts";
import type { Glyph } from "./set-line.ts";
import type { Typeface } from "./typeface.ts";

/** A section of a map may have so many entries. */
const mostEntries = 100;

/** Adds a whole font, whose texts name glyphs by their numbers (ISO 32000-1, 9.7); returns how pages refer to it. */
export function embedFont(pdf: PdfObjects, typeface: Typeface, glyphs: readonly Glyph[]): string {
  const { bytes, unitsPerEm, ascent, descent, name } = typeface;
  const used = new Map<number, Glyph>();
  for (const glyph of glyphs) if (!used.get(glyph.id)?.text) used.set(glyph.id, glyph);
  const inThousandths = (units: number) => Math.round((units * 1000) / unitsPerEm);
  const fontName = `ReadexPro-${name}`;
  const file = pdf.addStream(bytes, `/Length1 ${bytes.length}`);
  const descriptor = pdf.add(
    `<</Type/FontDescriptor/FontName/${fontName}/Flags 4/FontBBox[-1000 ${inThousandths(descent)} 3000 ${inThousandths(ascent)}]/ItalicAngle 0/Ascent ${inThousandths(ascent)}/Descent ${inThousandths(descent)}/CapHeight 700/StemV ${name === "bold" ? 140 : 90}/FontFile2 ${file}>>`,
  );
  const widths = [...used.values()].map(({ id, advance }) => `${id}[${inThousandths(advance)}]`).join("");
  const descendant = pdf.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${fontName}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor}/DW 0/W[${widths}]/CIDToGIDMap/Identity>>`,
  );
  const texts = pdf.addStream(Buffer.from(textsOf([...used.values()])));
  return pdf.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${fontName}/Encoding/Identity-H/DescendantFonts[${descendant}]/ToUnicode ${texts}>>`,
  );
}

/** Which text each glyph stands for: what is searched and copied. */
function textsOf(glyphs: readonly Glyph[]): string {
  const rows = glyphs
    .filter(({ text }) => text)
    .map(({ id, text }) => `<${glyphName(id)}><${hexUnits(text)}>`);
  const sections: string[] = [];
  for (let at = 0; at < rows.length; at += mostEntries) {
    const part = rows.slice(at, at + mostEntries);
    sections.push(`${part.length} beginbfchar\n${part.join("\n")}\nendbfchar`);
  }
  return `/CIDInit/ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def/CMapType 2 def
1 begincodespacerange<0000><FFFF>endcodespacerange
${sections.join("\n")}
endcmap CMapName currentdict/CMap defineresource pop end end`;
}
