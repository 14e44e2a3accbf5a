import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Drawing } from "./drawing.ts";
import { hexText } from "./pdf-objects.ts";
import { penOn } from "./pen.ts";
import { toPdf } from "./to-pdf.ts";
import { toSvg } from "./to-svg.ts";
import { openTypefaces } from "./typeface.ts";

const hostile = ') Tj ET endstream endobj <</JS (x)>> </svg><script>x</script> \\ & " كيا';

async function drawn(text = hostile): Promise<Drawing> {
  const drawing: Drawing = { width: 300, height: 200, items: [] };
  const write = penOn(drawing, await openTypefaces(), "rtl");
  const box = { x: 10, width: 280, colour: "#171f27" };
  await write({ ...box, text, font: "bold", size: 20, y: 10, lines: 3 });
  await write({ ...box, text: "$12,800", font: "medium", size: 30, y: 120, align: "center" });
  drawing.items.push({ kind: "fill", boxes: [[0, 0, 300, 4]], colour: "#0e5b3f" });
  drawing.items.push({
    kind: "stroke",
    steps: [
      ["M", 0, 0],
      ["L", 4, 4],
      ["C", 5, 5, 6, 6, 8, 2],
    ],
    x: 5,
    y: 5,
    scale: 2,
    width: 1,
    colour: "#0e5b3f",
  });
  return drawing;
}

/** The objects of a file, by the places that its table gives. */
function objectsOf(file: Buffer) {
  const text = file.toString("latin1");
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const rows = text.slice(table).match(/^\d{10} 00000 n $/gm) ?? [];
  return rows.map((row, at) => {
    const body = text.slice(Number(row.slice(0, 10)));
    expect(body.startsWith(`${at + 1} 0 obj\n`)).toBe(true);
    return body.slice(0, body.indexOf("\nendobj\n"));
  });
}
const streamOf = (object: string) => {
  const begin = object.indexOf("stream\n") + 7;
  return inflateSync(Buffer.from(object.slice(begin, object.lastIndexOf("\nendstream")), "latin1"));
};

describe("a drawing as PDF", () => {
  it("is a file whose table finds every object, with both fonts whole in it", async () => {
    const file = toPdf(await drawn(), { title: hostile, language: "ar" });
    const objects = objectsOf(file);
    expect(objects.some((one) => one.includes("/Type/Catalog") && one.includes("/Lang(ar)"))).toBe(true);
    expect(objects.at(-1)).toContain(`/Title ${hexText(hostile)}`);
    const faces = await openTypefaces();
    const fonts = objects.filter((one) => one.includes("/Length1")).map(streamOf);
    expect(fonts.map((font) => font.equals(faces.bold.bytes) || font.equals(faces.medium.bytes))).toEqual([
      true,
      true,
    ]);
    expect(file.length).toBeLessThan(200_000);
    expect(toPdf(await drawn(), { title: hostile, language: "ar" }).equals(file)).toBe(true);
  });

  it("holds what was written as glyphs and figures alone: no text of anyone's is an operator", async () => {
    const objects = objectsOf(toPdf(await drawn(), { title: hostile, language: "ar" }));
    const content = objects
      .filter((one) => one.includes("/FlateDecode") && !one.includes("/Length1"))
      .map(String);
    const page = content.map((one) => streamOf(one).toString("latin1")).find((one) => one.includes("BDC"));
    // Names, figures, operators, and hexadecimal texts.
    expect(page?.replace(/<[0-9a-fF]*>/g, "")).toMatch(/^[\w\s./<>-]*$/);
    expect(page).toContain(hexText("$12,800"));
    const unknown = (page ?? "").replace(/<[^>]*>/g, " ").split(/[\s<>]+/);
    const operators = unknown.filter((word) => /^[a-zA-Z]+$/.test(word));
    expect([...new Set(operators)].sort()).toEqual(
      [
        "BDC",
        "BT",
        "EMC",
        "ET",
        "J",
        "Q",
        "RG",
        "S",
        "Tf",
        "Tj",
        "Tm",
        "c",
        "cm",
        "f",
        "j",
        "l",
        "m",
        "q",
        "re",
        "rg",
        "w",
      ].sort(),
    );
  });
});

describe("a drawing as SVG", () => {
  it("is outlines, which a program draws as they are, and one name in words", async () => {
    const svg = toSvg(await drawn(), hostile);
    expect(svg).not.toMatch(/<(text|script|image|use|foreignObject)/);
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
    expect(svg).toContain(
      "<title>) Tj ET endstream endobj &lt;&lt;/JS (x)&gt;&gt; &lt;/svg&gt;&lt;script&gt;",
    );
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([300, 200]);
    const { channels } = await sharp(Buffer.from(svg)).stats();
    expect(channels[3]?.max).toBe(255);
  });
});
