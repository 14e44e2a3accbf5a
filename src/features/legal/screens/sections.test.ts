import { expect, it } from "vitest";
import { privacy as arabicPrivacy } from "../privacy/messages.ar.ts";
import { privacy } from "../privacy/messages.en.ts";
import { terms as arabicTerms } from "../terms/messages.ar.ts";
import { terms } from "../terms/messages.en.ts";
import { blocksOf, sections } from "./sections.ts";

it("makes paragraphs, and one list of the items that follow each other", () => {
  expect(blocksOf("One.\n- a\n- b\nTwo.\n- c")).toEqual([
    { kind: "text", text: "One." },
    { kind: "list", items: ["a", "b"] },
    { kind: "text", text: "Two." },
    { kind: "list", items: ["c"] },
  ]);
});

const around = ["title", "description", "lead"];
it.each([
  ["terms", terms, arabicTerms],
  ["privacy", privacy, arabicPrivacy],
] as const)("shows every part of %s once, in both languages in the same shape", (name, english, arabic) => {
  const said = [...around, ...sections[name].flatMap((id) => [`${id}Title`, id])];
  expect(Object.keys(english).toSorted()).toEqual(said.toSorted());
  const shape = (words: Record<string, string>) =>
    sections[name].map((id) =>
      blocksOf(words[id] ?? "").map((block) => (block.kind === "list" ? block.items.length : "text")),
    );
  expect(shape(arabic)).toEqual(shape(english));
});
