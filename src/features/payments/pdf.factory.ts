/** A multipart body with a part `file`, for tests of calls that take papers; fields come before it. */
export function paperForm(bytes: Buffer, fields: Record<string, string> = {}) {
  const boundary = "paper";
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join("")}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="r"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

/** The smallest PDF that is one by its first bytes. */
export const pdf = Buffer.from("%PDF-1.4\n%%EOF\n");
