/**
 * Pieces of text that have become markup, script, style or an address somewhere. Each of those that could run calls
 * `hit()`, and each that could become markup leaves an element or an attribute that no page of ours has (watch.ts).
 */
export const pieces: readonly string[] = [
  "</script><svg onload=hit()>",
  '"><img src=x onerror=hit()>',
  "'><svg/onload=hit()>",
  "<script>hit()</script>",
  "javascript:hit()",
  '" autofocus onfocus=hit() x="',
  "' onmouseover='hit()",
  "--><svg onload=hit()><!--",
  "</title></textarea></style><svg onload=hit()>",
  "]]><svg onload=hit()><x-hostile>",
  "<iframe srcdoc='<script>parent.hit()</script>'></iframe>",
  "<a href='java\tscript:hit()'>a</a>",
  "<base href=//evil.example/><img src=//evil.example/a>",
  "<link rel=stylesheet href=//evil.example/a.css>",
  "<style>*{background:url(//evil.example/a)}</style>",
  "<meta http-equiv=refresh content=0;//evil.example>",
  "<form action=//evil.example><button id=hit>",
  "{{constructor.constructor('hit()')()}}",
  "$\u007bhit()}#{hit()}<%=hit()%>",
  "{0, plural, one {<svg onload=hit()>}}",
  "`-hit()-`;hit();//",
  "*/hit()/*\\\";hit()//\\';hit()//",
  "\\x3csvg onload=hit()\\x3e\\u003csvg onload=hit()\\u003e",
  "&lt;svg onload=hit()&gt;&#60;svg onload=hit()&#62;",
  "%3Csvg%20onload=hit()%3E%22%3E",
  "＜svg onload=hit()＞ʺ＞",
  "\u2028;hit()//\u2029;hit()//\u0085",
  "\u202e<svg onload=hit()>\u2066\u202c\ufeff\u200b",
  "[a](javascript:hit()) <javascript:hit()> data:text/html,<svg onload=hit()>",
  '<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=x onerror=hit()&gt;">',
];

/** Every piece, as a long field takes them. */
export const allPieces = pieces.join(" ");

/** Hostile texts for the fields of calls, and what has been stored of them. */
export class Texts {
  private readonly marks = new Map<string, string[]>();
  private next = 0;

  /** As many pieces as a field of `most` characters takes, beginning with another one each time: `POST /api/cars title`. */
  for(field: string, most: number): string {
    const mark = `hx${(this.next + 36).toString(36)}-`;
    this.marks.set(field, [...(this.marks.get(field) ?? []), mark]);
    let text = mark;
    for (let tried = 0; tried < pieces.length; tried++) {
      const piece = pieces[(this.next + tried) % pieces.length] ?? "";
      if (text.length + piece.length <= most) text += piece;
    }
    this.next++;
    return text;
  }

  /** The fields for which a text has been made. */
  get fields(): string[] {
    return [...this.marks.keys()];
  }

  /** The fields of which a page says a text, as it was stored. */
  saidBy(words: string): string[] {
    return this.fields.filter((field) => this.marks.get(field)?.some((mark) => words.includes(mark)));
  }
}
