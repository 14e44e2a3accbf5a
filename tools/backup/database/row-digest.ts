import { hash } from "node:crypto";

const newLine = 10;

/**
 * Counts the rows of a table in PostgreSQL's text form (one a line: a line break within a value is escaped) and digests
 * them whatever their order: the SHA-256 of each row, added up in eight lanes of 32 bits.
 */
export class RowDigest {
  rows = 0;
  bytes = 0;
  private readonly lanes = new Uint32Array(8);
  private begun = Buffer.alloc(0);

  /** Takes any piece of the text; a row may go on in the next one. */
  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    let from = 0;
    for (let end = chunk.indexOf(newLine); end >= 0; end = chunk.indexOf(newLine, from)) {
      const row = chunk.subarray(from, end);
      this.addRow(this.begun.length > 0 ? Buffer.concat([this.begun, row]) : row);
      if (this.begun.length > 0) this.begun = Buffer.alloc(0);
      from = end + 1;
    }
    if (from < chunk.length) this.begun = Buffer.concat([this.begun, chunk.subarray(from)]);
  }

  /** Of the whole rows so far. */
  get digest(): string {
    const bytes = Buffer.alloc(32);
    for (const [at, lane] of this.lanes.entries()) bytes.writeUInt32BE(lane, at * 4);
    return bytes.toString("hex");
  }

  private addRow(row: Buffer): void {
    const digest = hash("sha256", row, "buffer");
    for (let lane = 0; lane < 8; lane++) {
      this.lanes[lane] = (this.lanes[lane] ?? 0) + digest.readUInt32BE(lane * 4);
    }
    this.rows++;
  }
}
