import type { PhotoSlot } from "#features/media/upload.contract.ts";
import { ApiError } from "#platform/http/api.ts";
import { type Crop, isWhole, type PictureEdit, turnedCrop } from "#ui/kit/crop/crop.ts";
import { moved } from "./order.ts";
import type { Photo, PhotoProblem, TrayPhoto, UnsentPhoto } from "./photo.ts";
import { newWork, problemOf, type Work, waiting } from "./photo-work.ts";
import type { Shrunk } from "./shrink-photo.ts";
import { placeOfNew } from "./slots.ts";
import { UnreadablePhoto } from "./unreadable-photo.ts";

/** What the tray is given; a test passes its own. */
export interface TrayTools {
  /** Makes it smaller, turned and cropped. Throws UnreadablePhoto. */
  shrink: (file: Blob, edit: PictureEdit) => Promise<Shrunk>;
  /** Throws an ApiError with what the server refused, a TypeError where it was not reached. */
  send: (
    picture: Blob,
    shows: PhotoSlot | null | undefined,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Photo>;
  /** Has the server make another photo of one that was sent. Throws as `send` does. */
  edit: (photo: Photo, edit: SentEdit) => Promise<Photo>;
  /** The file of a photo of which this browser has none, to show all of it. */
  fetchFile: (photo: Photo) => Promise<Blob>;
  /** What photos of another visit show, by their ids. */
  findShows: (ids: readonly string[]) => Promise<Readonly<Record<string, PhotoSlot | null>>>;
}

/** What the server is asked to do with a photo that was sent. */
export interface SentEdit {
  turns?: number;
  crop?: Crop;
  boxes?: Crop[];
}

const sentAtOnce = 3;
/** Tries of a photo that the server refuses for being busy; for want of a network there is no end. */
const mostTries = 8;
const longestPause = 15_000;
/** Larger originals are not even read: a phone's largest photos take some 30 MB. */
const largestOriginal = 64 * 1024 * 1024;

/**
 * The photos of a listing on their way to the server: made smaller one after the other, sent three at a time in their
 * order, tried again with growing pauses, and at once when the network is back. Outlives every render.
 */
export class PhotoTray {
  #photos: readonly TrayPhoto[] = [];
  readonly #work = new Map<string, Work>();
  readonly #listeners = new Set<() => void>();
  readonly #tools: TrayTools;
  #preparing: Promise<unknown> = Promise.resolve();
  #made = 0;
  #paused = false;
  #isLocal = false;

  constructor(tools: TrayTools) {
    this.#tools = tools;
  }

  get photos(): readonly TrayPhoto[] {
    return this.#photos;
  }
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Takes what was sent in another visit, or is chosen by the form, instead of what is there already. */
  adopt(photos: readonly Photo[]): void {
    const pending = this.#photos.filter(({ photo }) => !photo);
    const there = new Map(this.#photos.map((one) => [one.photo?.id, one]));
    const taken = photos.map((photo): TrayPhoto => {
      const known = there.get(photo.id);
      if (known) return known;
      const key = this.#newKey(newWork({ sent: photo }));
      return {
        key,
        name: undefined,
        state: "ready",
        progress: 1,
        preview: photo.url,
        problem: undefined,
        photo,
        shows: photo.shows,
      };
    });
    this.#show([...taken, ...pending]);
    const unknown = taken.flatMap(({ photo, shows }) => (photo && shows === undefined ? photo.id : []));
    if (unknown.length > 0) void this.#learn(unknown);
  }

  /** Nothing is sent while it is so: the photos of a guest stay in this browser. */
  set isLocal(on: boolean) {
    if (on === this.#isLocal) return;
    this.#isLocal = on;
    for (const { key, state } of this.#photos) if (state === "local") this.#change(key, waiting);
    this.#next();
  }

  /** The server has none of these, in their order. */
  get unsent(): UnsentPhoto[] {
    return this.#photos.flatMap(({ key, name, photo, shows = null }) => {
      const { file, edit } = this.#work.get(key) ?? {};
      return file && edit && name !== undefined && !photo ? { name, file, edit, shows } : [];
    });
  }

  /** What cannot be learned now shows nothing in particular. */
  async #learn(ids: readonly string[]): Promise<void> {
    const known = await this.#tools.findShows(ids).catch((): Record<string, PhotoSlot> => ({}));
    this.#show(
      this.#photos.map((one) =>
        one.shows === undefined && one.photo && ids.includes(one.photo.id)
          ? { ...one, shows: known[one.photo.id] ?? null }
          : one,
      ),
    );
  }

  /** Takes files; of one that was chosen for a place it is known which, and what comes after it in the order of places. */
  add(files: readonly File[], place?: { shows: PhotoSlot; order: readonly PhotoSlot[] }): void {
    const shows = place?.shows ?? null;
    const at = place ? placeOfNew(place.shows, this.#photos, place.order) : this.#photos.length;
    this.#take(
      files.map((file) => ({ name: file.name, file, shows })),
      at,
    );
  }

  /** Takes files that this browser has kept, with what was made of them. */
  restore(files: readonly UnsentPhoto[]): void {
    this.#take(files, this.#photos.length);
  }

  #take(
    files: readonly (Omit<UnsentPhoto, "edit"> & Partial<Pick<UnsentPhoto, "edit">>)[],
    at: number,
  ): void {
    const added = files.map(({ name, shows, ...given }): TrayPhoto => {
      const key = this.#newKey(newWork(given));
      const none = { preview: undefined, problem: undefined, photo: undefined };
      return { key, name, state: "waiting", progress: 0, shows, ...none };
    });
    this.#show(this.#photos.toSpliced(at, 0, ...added));
    for (const { key } of added) this.#prepare(key);
  }

  move(key: string, to: number): void {
    this.#show(moved(this.#photos, this.#placeOf(key), to));
  }

  /** Takes a photo away; what it gives puts it back in its place. */
  remove(key: string): () => void {
    const at = this.#placeOf(key);
    const removed = this.#photos[at];
    this.#stop(key);
    this.#show(this.#photos.filter((one) => one.key !== key));
    this.#next();
    return () => {
      if (!removed || this.#placeOf(key) >= 0) return;
      const back = removed.photo || removed.state === "failed" ? removed : waiting(removed);
      this.#show(this.#photos.toSpliced(at, 0, back));
      if (back.state === "waiting") this.#prepare(key);
    };
  }

  /** Turns a photo clockwise by a quarter and sends it again; where this browser has no file of it, the server turns it. */
  turn(key: string): void {
    this.#edit(key, { turns: 1 }, ({ turns, crop }) => ({
      turns: (turns + 1) % 4,
      crop: crop && turnedCrop(crop),
    }));
  }

  /** Sends a part of a photo in its place; the whole of it stays in this browser, where that has its file. */
  crop(key: string, crop: Crop): void {
    this.#edit(key, isWhole(crop) ? undefined : { crop }, ({ turns }) => ({
      turns,
      crop: isWhole(crop) ? undefined : crop,
    }));
  }

  /** Has the server cover parts of a photo for good; the file that this browser has of it is forgotten. Throws as `edit` does. */
  async cover(key: string, boxes: Crop[]): Promise<void> {
    const { sent } = this.#work.get(key) ?? {};
    if (!sent) return;
    this.#replace(key, await this.#onServer(sent, { boxes }));
    this.#change(key, (one) => ({ ...one, isCovered: true }));
  }

  /** What the server made of a photo is in its place. */
  #replace(key: string, photo: Photo): void {
    this.#work.set(key, newWork({ sent: photo }));
    const there = { preview: photo.url, photo, state: "ready", problem: undefined } as const;
    this.#change(key, (one) => ({ ...one, ...there }));
  }

  say(key: string, shows: PhotoSlot | null): void {
    this.#change(key, (one) => ({ ...one, shows }));
  }

  /**
   * The whole photo as it is turned now, as an address in this browser that the caller revokes, and the part of it that is
   * shown. Throws UnreadablePhoto, or a TypeError where a photo of another visit cannot be fetched.
   */
  async whole(key: string): Promise<{ address: string; crop: Crop | undefined }> {
    const work = this.#work.get(key);
    const file = work?.file ?? (work?.sent && (await this.#tools.fetchFile(work.sent)));
    if (!work || !file) throw new UnreadablePhoto();
    const { turns, crop } = work.edit;
    const { preview } = await this.#tools.shrink(file, { turns, crop: undefined });
    return { address: preview, crop };
  }

  #edit(key: string, asked: SentEdit | undefined, change: (edit: PictureEdit) => PictureEdit): void {
    const work = this.#work.get(key);
    if (!work) return;
    if (!work.file) return void (work.sent && asked && this.#editSent(key, work.sent, asked));
    this.#stop(key);
    work.edit = change(work.edit);
    work.shrunk = undefined;
    this.#change(key, waiting);
    this.#prepare(key);
    this.#next();
  }

  /** What the server makes of a photo. One that a listing shows and that is not its seller's own (of the demo) is sent first. */
  async #onServer(sent: Photo, asked: SentEdit): Promise<Photo> {
    try {
      return await this.#tools.edit(sent, asked);
    } catch (error) {
      const isNotOwn = error instanceof ApiError && error.status === 404;
      const file = isNotOwn && (await this.#tools.fetchFile(sent).catch(() => undefined));
      if (!file) throw error;
      const own = await this.#tools.send(file, sent.shows, () => {}, new AbortController().signal);
      return this.#tools.edit(own, asked);
    }
  }

  async #editSent(key: string, sent: Photo, asked: SentEdit): Promise<void> {
    this.#change(key, waiting);
    try {
      this.#replace(key, await this.#onServer(sent, asked));
    } catch (error) {
      const problem = problemOf(error instanceof ApiError ? error : undefined);
      this.#change(key, (one) => ({ ...one, state: "ready", photo: sent, problem }));
    }
  }

  retry(key: string): void {
    const work = this.#work.get(key);
    if (!work) return;
    // A pause that went on would send again, and take away meanwhile, what has arrived long before its end.
    clearTimeout(work.pause);
    work.tries = 0;
    this.#change(key, waiting);
    this.#prepare(key);
  }

  /** A photo of another visit that the server has no more. */
  lose(key: string): void {
    if (this.#work.get(key)?.file) return;
    this.#change(key, (one) => ({ ...one, state: "failed", problem: { key: "gone" }, photo: undefined }));
  }

  /** The network is back: nobody waits for a pause to end. */
  resume = () => {
    this.#paused = false;
    this.#next();
    for (const { key, state } of this.#photos) if (state === "held") this.retry(key);
  };

  /** Stops what goes on; `resume` takes it up again. */
  pause(): void {
    this.#paused = true;
    for (const { key, state } of this.#photos) {
      if (state !== "sending" && state !== "held") continue;
      this.#stop(key);
      this.#change(key, (one) => ({ ...waiting(one), state: "held" }));
    }
  }

  #newKey(work: Work): string {
    const key = `photo-${++this.#made}`;
    this.#work.set(key, work);
    return key;
  }
  #placeOf = (key: string) => this.#photos.findIndex((one) => one.key === key);
  #show(photos: readonly TrayPhoto[]): void {
    this.#photos = photos;
    for (const listener of this.#listeners) listener();
  }
  #change(key: string, change: (one: TrayPhoto) => TrayPhoto): void {
    this.#show(this.#photos.map((one) => (one.key === key ? change(one) : one)));
  }
  #fail(key: string, problem: PhotoProblem): void {
    this.#change(key, (one) => ({ ...one, state: "failed", problem, photo: undefined }));
  }
  #stop(key: string): void {
    const work = this.#work.get(key);
    work?.running?.abort();
    clearTimeout(work?.pause);
  }

  /** One after the other: a large photo takes a phone's memory unpacked. */
  #prepare(key: string): void {
    this.#preparing = this.#preparing.then(() => this.#prepareNow(key)).then(() => this.#next());
  }
  async #prepareNow(key: string): Promise<void> {
    const work = this.#work.get(key);
    const shown = this.#photos[this.#placeOf(key)];
    if (!work || !shown) return;
    if (work.shrunk) return this.#prepared(key);
    const { edit } = work;
    try {
      if (work.file && work.file.size > largestOriginal) return this.#fail(key, { key: "tooLarge" });
      if (!work.file) return;
      const { picture, preview } = await this.#tools.shrink(work.file, edit);
      if (work.edit !== edit) return; // turned once more meanwhile: that comes next
      work.shrunk = picture;
      this.#change(key, (one) => ({ ...one, preview }));
      this.#prepared(key);
    } catch (error) {
      this.#fail(key, { key: error instanceof UnreadablePhoto ? "unreadable" : "notSent" });
    }
  }

  #prepared(key: string): void {
    if (!this.#isLocal) return;
    this.#change(key, (one) => (one.state === "waiting" ? { ...one, state: "local" } : one));
  }

  /** Sends the first ones that wait, as long as there is room. */
  #next(): void {
    if (this.#paused || this.#isLocal) return;
    const waits = ({ key, state }: TrayPhoto) => state === "waiting" && this.#work.get(key)?.shrunk;
    const room = sentAtOnce - this.#photos.filter(({ state }) => state === "sending").length;
    for (const { key } of this.#photos.filter(waits).slice(0, Math.max(0, room))) void this.#send(key);
  }

  async #send(key: string): Promise<void> {
    const work = this.#work.get(key);
    if (!work?.shrunk) return;
    const running = new AbortController();
    work.running = running;
    this.#change(key, (one) => ({ ...one, state: "sending", progress: 0 }));
    const onProgress = (progress: number) => this.#change(key, (one) => ({ ...one, progress }));
    try {
      const { shows } = this.#photos[this.#placeOf(key)] ?? {};
      const photo = await this.#tools.send(work.shrunk, shows, onProgress, running.signal);
      if (running.signal.aborted) return;
      work.tries = 0;
      work.sent = photo;
      const twice = this.#photos.some((one) => one.photo?.id === photo.id && one.key !== key);
      // The server keeps the same picture once, and a listing shows it once.
      if (twice) this.#show(this.#photos.filter((one) => one.key !== key));
      else this.#change(key, (one) => ({ ...one, state: "ready", progress: 1, photo }));
    } catch (error) {
      if (!running.signal.aborted) this.#refused(key, work, error);
    }
    this.#next();
  }

  #refused(key: string, work: Work, error: unknown): void {
    const refusal = error instanceof ApiError ? error : undefined;
    const passing = !refusal || refusal.status === 429 || refusal.status >= 500;
    work.tries++;
    if (!passing || (refusal && work.tries >= mostTries)) {
      this.#fail(key, problemOf(refusal));
      return;
    }
    this.#change(key, (one) => ({ ...one, state: "held", progress: 0 }));
    const pause = Math.min(longestPause, 1000 * 2 ** (work.tries - 1));
    work.pause = setTimeout(() => {
      this.#change(key, waiting);
      this.#next();
    }, pause);
  }
}
