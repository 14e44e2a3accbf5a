import { crc32 } from "node:zlib";
import sharp from "sharp";

/** A user who may send a file, where to, and one that is taken there. */
export interface Given {
  url: string;
  headers: Record<string, string>;
  bytes: Buffer;
  fields?: Record<string, string>;
}
/** What a form says of its file. */
export interface Parts {
  filename?: string;
  type?: string;
  fields?: Record<string, string>;
}

/** A form with a file, whose name and type are as asked for: nothing of them is encoded but what would end the header. */
export function formOf(bytes: Buffer, { filename = "a.jpg", type = "image/jpeg", fields = {} }: Parts) {
  const boundary = "boundary-of-an-attack";
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const name = filename.replaceAll('"', "%22").replace(/[\r\n]/g, " ");
  const star = `filename*=UTF-8''${encodeURIComponent(filename.slice(0, 500))}`;
  const head = `${texts.join("")}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"; ${star}\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

/** Names that lead elsewhere, are too long, or look like another; each has the mark by which a file would be found. */
export const hostileNames = (mark: string): string[] => [
  `../../${mark}.jpg`,
  `../../../../../../../../tmp/${mark}.jpg`,
  `/tmp/${mark}.jpg`,
  `..\\..\\${mark}.jpg`,
  `C:\\${mark}.jpg`,
  `\\\\server\\share\\${mark}.jpg`,
  `....//....//${mark}.jpg`,
  `%2e%2e%2f%2e%2e%2f${mark}.jpg`,
  `${mark}\0.jpg`,
  `../${mark}\0`,
  `${mark}${"x".repeat(4000)}.jpg`,
  `\u0633\u064a\u0627\u0631\u0629 ${mark} \u{1f697}.jpg`,
  `\uff0e\uff0e\uff0f${mark}.jpg`,
  `${mark}\u202egpj.exe`,
  `${mark}\r\nX-Smuggled: 1`,
  `${mark}"; filename="../${mark}`,
  `$(touch ${mark})\`touch ${mark}\`;|${mark}`,
  `file:///tmp/${mark}`,
  `${mark}/`,
  ".",
  "..",
];

/** Texts of an answer, at any depth, that hold what a reader does not see or what turns a line round. */
export function hiddenIn(value: unknown): string[] {
  if (typeof value === "string") {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(value) ? [value] : [];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(hiddenIn) : [];
}

/** Pictures of each kind that is taken, with the mark in every place of it that holds no pixels. */
export async function markedPictures(mark: string): Promise<Buffer[]> {
  const said = () =>
    sharp({ create: { width: 700, height: 500, channels: 3, background: "#385" } })
      .withExif({
        IFD0: { Copyright: mark, ImageDescription: mark, Make: mark },
        IFD2: { UserComment: mark },
        IFD3: { GPSLatitude: "33/1 53/1 0/1", GPSLongitude: "35/1 30/1 0/1", GPSAreaInformation: mark },
      })
      .withXmp(
        `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${mark}</x:xmpmeta>`,
      )
      .withIccProfile("p3");
  const jpeg = await said().jpeg().toBuffer();
  const segment = (marker: number, body: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  };
  const comment = segment(0xfe, Buffer.from(mark));
  const iptc = segment(
    0xed,
    Buffer.from(`Photoshop 3.0\0 8BIM\x04\x04\0\0\0\0\0\x2f\x1c\x02\x78${mark}`, "latin1"),
  );
  const png = await said().png().toBuffer();
  const chunk = (type: string, body: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), body]);
    const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
    ends[0].writeUInt32BE(body.length);
    ends[1].writeUInt32BE(crc32(typed));
    return Buffer.concat([ends[0], typed, ends[1]]);
  };
  const text = chunk("tEXt", Buffer.from(`Comment\0${mark}`));
  const international = chunk("iTXt", Buffer.from(`Comment\0\0\0en\0\0${mark}`));
  // Behind its header, which is 33 bytes long with the signature.
  return [
    Buffer.concat([jpeg.subarray(0, 2), comment, iptc, jpeg.subarray(2), Buffer.from(mark)]),
    Buffer.concat([png.subarray(0, 33), text, international, png.subarray(33), Buffer.from(mark)]),
    await said().webp().toBuffer(),
  ];
}
