import { grown } from "./growable-array.ts";

/** Numbers for uuids, in order of appearance: 16 bytes each and a place to find it by, where a string in a Map takes ten times that. */
export class UuidTable {
  /** Four of 32 bits each, the first ones first: so they compare as the text does. */
  #parts = new Uint32Array(64);
  /** Where a uuid is looked for, and from there on: its number and one, or 0 where none is. */
  #places = new Uint32Array(64);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return this.#parts.byteLength + this.#places.byteLength;
  }

  /** The number of a uuid, the latest that it got. */
  find(uuid: string): number | undefined {
    const place = this.#places[this.#placeOf(partsOf(uuid))] as number;
    return place === 0 ? undefined : place - 1;
  }

  /** The number of a uuid, a new one when it has none. */
  numberOf(uuid: string): number {
    return this.find(uuid) ?? this.add(uuid);
  }

  /** Another number for a uuid, by which it is found from now on. */
  add(uuid: string): number {
    const parts = partsOf(uuid);
    const number = this.#size++;
    this.#parts = grown(this.#parts, 4 * this.#size);
    this.#parts.set(parts, 4 * number);
    this.#places[this.#placeOf(parts)] = number + 1;
    if (this.#size * 3 > this.#places.length * 2) this.#spread();
    return number;
  }

  at(number: number): string {
    const part = (at: number) => fours(this.#parts[4 * number + at] as number);
    const [[a, b], [c, d], [e, f], [g, h]] = [part(0), part(1), part(2), part(3)];
    return `${a}${b}-${c}-${d}-${e}-${f}${g}${h}`;
  }

  /** Below zero when the uuid of `a` comes before that of `b`. */
  compare(a: number, b: number): number {
    for (let at = 0; at < 4; at++) {
      const difference = (this.#parts[4 * a + at] as number) - (this.#parts[4 * b + at] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #partsAt(number: number): Uint32Array {
    return this.#parts.subarray(4 * number, 4 * number + 4);
  }

  #placeOf(parts: Uint32Array): number {
    const [a, b, c, d] = [parts[0] as number, parts[1] as number, parts[2] as number, parts[3] as number];
    const end = this.#places.length - 1;
    let place = Math.imul(a ^ Math.imul(b ^ Math.imul(c ^ Math.imul(d, 31), 31), 31), 0x9e3779b1) >>> 7;
    for (; ; place++) {
      const number = (this.#places[place & end] as number) - 1;
      if (number < 0) return place & end;
      const at = 4 * number;
      const all = this.#parts;
      if (all[at] === a && all[at + 1] === b && all[at + 2] === c && all[at + 3] === d) return place & end;
    }
  }

  #spread(): void {
    this.#places = new Uint32Array(this.#places.length * 2);
    for (let number = 0; number < this.#size; number++)
      this.#places[this.#placeOf(this.#partsAt(number))] = number + 1;
  }
}

const twoDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const fourDigits = (half: number) => `${twoDigits[half >>> 8]}${twoDigits[half & 0xff]}`;
/** The digits of 32 bits, four and four. */
const fours = (part: number) => [fourDigits(part >>> 16), fourDigits(part & 0xffff)] as const;

const [zero, dash, capitalA, tenBeforeA] = [48, 45, 65, 87];
/** Holds until the next uuid is read. */
const read = new Uint32Array(4);

function partsOf(uuid: string): Uint32Array {
  for (let at = 0, digit = 0; digit < 32; at++) {
    const code = uuid.charCodeAt(at);
    if (code === dash) continue;
    const value = code < capitalA ? code - zero : (code | 32) - tenBeforeA;
    read[digit >>> 3] = ((read[digit >>> 3] as number) << 4) | value;
    digit++;
  }
  return read;
}
