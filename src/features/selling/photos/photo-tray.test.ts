import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#platform/http/api.ts";
import type { Photo } from "./photo.ts";
import { PhotoTray } from "./photo-tray.ts";
import { UnreadablePhoto } from "./unreadable-photo.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const photoOf = (id: string): Photo => ({
  id,
  url: `/media/${id}/640.webp`,
  width: 9,
  height: 6,
  thumbhash: "",
  shows: undefined,
});
const fileOf = (name: string) => new File([name], `${name}.jpg`);

interface Sending {
  name: string;
  shows: unknown;
  progress: (share: number) => void;
  arrive: (id?: string) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
  aborted: () => boolean;
}
/** A tray whose lines a test pulls: what is being sent now, oldest first. */
function tray() {
  const sending: Sending[] = [];
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const photos = new PhotoTray({
    shrink: async (file, { turns, crop }) => {
      const name = await file.text();
      if (name === "text") throw new UnreadablePhoto();
      const part = crop ? ` ${crop.x},${crop.y} ${crop.width}x${crop.height}` : "";
      return { picture: new Blob([`${name}${"'".repeat(turns)}${part}`]), preview: `blob:${name}${part}` };
    },
    send: async (picture, shows, progress, signal) => {
      const name = await picture.text();
      return new Promise((resolve, reject) => {
        const end = () => void sending.splice(sending.indexOf(one), 1);
        const one: Sending = {
          name,
          shows,
          progress,
          aborted: () => signal.aborted,
          arrive: (id = name) => {
            end();
            resolve(photoOf(id));
            return settle().then(() => {});
          },
          fail: (error) => {
            end();
            reject(error);
            return settle().then(() => {});
          },
        };
        signal.addEventListener("abort", () => void one.fail(signal.reason));
        sending.push(one);
      });
    },
    fetchFile: async ({ id }) => {
      if (id === "lost") throw new TypeError("not there");
      return new Blob([`whole ${id}`]);
    },
    edit: async ({ id }, edit) => {
      if (["lost", "demo"].includes(id)) throw new ApiError(404, { message: "It is gone" });
      return photoOf(`${id} ${Object.entries(edit).map(([what, how]) => `${what} ${JSON.stringify(how)}`)}`);
    },
    findShows: async () => ({ known: "engine" as const }),
  });
  const states = () => photos.photos.map(({ state }) => state);
  const names = () => sending.map(({ name }) => name);
  const first = () => {
    const [one] = sending;
    if (!one) throw new Error("nothing is being sent");
    return one;
  };
  const add = async (...files: string[]) => {
    photos.add(files.map(fileOf));
    await settle();
  };
  const keyOf = (place: number) => photos.photos[place]?.key ?? "";
  return { photos, states, names, first, add, keyOf, settle };
}

it("sends three at a time in their order, shows how far each is, and goes on with the next", async () => {
  const { photos, states, names, first, add } = tray();
  await add("a", "b", "c", "d", "e");
  expect(names()).toEqual(["a", "b", "c"]);
  expect(photos.photos.map(({ preview }) => preview)).toEqual(
    ["a", "b", "c", "d", "e"].map((n) => `blob:${n}`),
  );
  first().progress(0.4);
  expect(photos.photos[0]).toMatchObject({ state: "sending", progress: 0.4 });
  photos.move(photos.photos[4]?.key ?? "", 0);
  await first().arrive();
  expect(names()).toEqual(["b", "c", "e"]);
  expect(states()).toEqual(["sending", "ready", "sending", "sending", "waiting"]);
});

it("holds a photo while there is no network, and goes on at once when it is back", async () => {
  const { photos, states, names, first, add, settle } = tray();
  await add("a");
  await first().fail(new TypeError("no network"));
  expect([states(), names()]).toEqual([["held"], []]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(names()).toEqual(["a"]);
  for (let tries = 0; tries < 20; tries++) {
    await first().fail(new TypeError("no network"));
    expect(states()).toEqual(["held"]);
    await vi.advanceTimersByTimeAsync(15_000);
  }
  await first().fail(new TypeError("no network"));
  photos.resume();
  await settle();
  expect(names()).toEqual(["a"]);
  await first().arrive();
  expect(states()).toEqual(["ready"]);
});

it("leaves a photo that arrived alone when the pause ends that it was to wait before the network came back", async () => {
  const { photos, states, names, first, add, settle } = tray();
  await add("a");
  await first().fail(new TypeError("no network"));
  photos.resume();
  await settle();
  await first().arrive();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([states(), names()]).toEqual([["ready"], []]);
  expect(photos.photos[0]?.photo?.id).toBe("a");
});

it("tries again what a busy server refused, though not for ever, and nothing that it refused for good", async () => {
  const { photos, states, names, first, add, keyOf, settle } = tray();
  await add("a");
  for (let tries = 0; tries < 8; tries++) {
    await first().fail(new ApiError(503, { message: "busy" }));
    await vi.advanceTimersByTimeAsync(15_000);
  }
  expect([states(), names(), photos.photos[0]?.problem]).toEqual([["failed"], [], { said: "busy" }]);
  photos.retry(keyOf(0));
  await settle();
  await first().fail(new ApiError(400, { message: "invalid", errors: { file: "not a picture" } }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([states(), names(), photos.photos[0]?.problem]).toEqual([["failed"], [], { key: "unreadable" }]);
});

it("says of a file that it is no picture, and sends the others", async () => {
  const { photos, names, add } = tray();
  await add("text", "b");
  expect([photos.photos[0]?.state, photos.photos[0]?.problem]).toEqual(["failed", { key: "unreadable" }]);
  expect(names()).toEqual(["b"]);
});

it("stops what is taken away, and brings it back where it was", async () => {
  const { photos, states, names, first, add, keyOf, settle } = tray();
  await add("a", "b");
  const line = first();
  const undo = photos.remove(keyOf(0));
  expect([line.aborted(), photos.photos.length]).toEqual([true, 1]);
  await settle();
  undo();
  undo();
  await settle();
  expect([names(), states()]).toEqual([
    ["b", "a"],
    ["sending", "sending"],
  ]);
  await first().arrive();
  photos.remove(keyOf(1))();
  expect(states()).toEqual(["sending", "ready"]);
});

it("keeps a photo once that the server knows already", async () => {
  const { photos, first, add } = tray();
  await add("a", "b");
  await first().arrive("same");
  await first().arrive("same");
  expect(photos.photos.map(({ photo }) => photo?.id)).toEqual(["same"]);
});

it("turns a photo and sends it instead; one of another visit is turned by the server", async () => {
  const { photos, names, first, add, keyOf, settle } = tray();
  photos.adopt([photoOf("old")]);
  await add("a");
  photos.turn(keyOf(1));
  photos.turn(keyOf(1));
  await settle();
  expect(names()).toEqual(["a''"]);
  await first().arrive("new");
  photos.turn(keyOf(0));
  await settle();
  expect(names()).toEqual([]);
  expect(photos.photos.map(({ photo }) => photo?.id)).toEqual(["old turns 1", "new"]);
});

it("crops a photo in its place, turned with it, and gives the whole of it back for another part", async () => {
  const { photos, names, first, add, keyOf, settle } = tray();
  photos.adopt([photoOf("old")]);
  await add("a", "b");
  await first().arrive();
  await first().arrive();
  const part = { x: 0, y: 0, width: 0.5, height: 0.25 };
  photos.crop(keyOf(1), part);
  await settle();
  expect(names()).toEqual(["a 0,0 0.5x0.25"]);
  await first().arrive("a-part");
  expect(photos.photos.map(({ photo }) => photo?.id)).toEqual(["old", "a-part", "b"]);

  photos.turn(keyOf(1));
  await settle();
  expect(names()).toEqual(["a' 0.75,0 0.25x0.5"]);
  await first().arrive("a-turned");
  expect(await photos.whole(keyOf(1))).toEqual({
    address: "blob:a",
    crop: { x: 0.75, y: 0, width: 0.25, height: 0.5 },
  });
  photos.crop(keyOf(1), { x: 0, y: 0, width: 1, height: 1 });
  await settle();
  expect(names()).toEqual(["a'"]);

  expect(await photos.whole(keyOf(0))).toEqual({ address: "blob:whole old", crop: undefined });
  photos.crop(keyOf(0), { x: 0, y: 0, width: 1, height: 1 });
  expect(photos.photos[0]?.photo?.id).toBe("old");
  photos.crop(keyOf(0), part);
  await settle();
  expect(photos.photos[0]?.photo?.id).toBe(`old crop ${JSON.stringify(part)}`);
});

it("says of a photo of another visit that it is gone, and leaves one alone whose file it has", async () => {
  const { photos, states, first, add, keyOf } = tray();
  await add("a");
  await first().arrive();
  photos.adopt([photoOf("old"), photoOf("a")]);
  photos.lose(keyOf(0));
  photos.lose(keyOf(1));
  expect([states(), photos.photos[0]?.problem]).toEqual([["failed", "ready"], { key: "gone" }]);
});

it("stops with the form and goes on with it", async () => {
  const { photos, states, names, add, settle } = tray();
  await add("a", "b", "c", "d");
  photos.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([states(), names()]).toEqual([["held", "held", "held", "waiting"], []]);
  photos.resume();
  await settle();
  expect(names().toSorted()).toEqual(["a", "b", "d"]);
});

it("keeps a guest's photos here, with what is made of them, until there is an account", async () => {
  const { photos, states, names, settle } = tray();
  photos.isLocal = true;
  photos.add([fileOf("a"), fileOf("b"), fileOf("text")]);
  await settle();
  expect(states()).toEqual(["local", "local", "failed"]);
  photos.turn(photos.photos[0]?.key ?? "");
  photos.remove(photos.photos[2]?.key ?? "");
  const back = photos.remove(photos.photos[1]?.key ?? "");
  await settle();
  expect(photos.unsent.map(({ name }) => name)).toEqual(["a.jpg"]);
  back();
  await settle();
  expect(states()).toEqual(["local", "local"]);
  expect(photos.unsent).toMatchObject([
    { name: "a.jpg", edit: { turns: 1 } },
    { name: "b.jpg", edit: { turns: 0 } },
  ]);
  expect(names()).toEqual([]);

  // Another visit has them as they were; the account is there, and they go.
  const another = tray();
  const { photos: later } = another;
  later.isLocal = true;
  later.restore(photos.unsent);
  await another.settle();
  expect(later.unsent).toEqual(photos.unsent);
  later.isLocal = false;
  await another.settle();
  expect(another.names()).toEqual(["a'", "b"]);
  await another.first().arrive("1");
  expect(later.unsent.map(({ name }) => name)).toEqual(["b.jpg"]);
  await another.first().arrive("2");
  expect(later.photos.map(({ state, photo }) => [state, photo?.id])).toEqual([
    ["ready", "1"],
    ["ready", "2"],
  ]);
});

it("puts a photo for a place where a gallery shows it, and says with it what it shows, also when it is turned", async () => {
  const { photos, first, add, keyOf, settle } = tray();
  const order = ["front", "rear", "engine"] as const;
  await add("any");
  photos.add([fileOf("engine")], { shows: "engine", order });
  photos.add([fileOf("front")], { shows: "front", order });
  photos.add([fileOf("rear")], { shows: "rear", order });
  await settle();
  expect(photos.photos.map(({ shows }) => shows)).toEqual(["front", null, "rear", "engine"]);
  expect(first()).toMatchObject({ name: "any", shows: null });
  await first().arrive();
  expect(first()).toMatchObject({ name: "engine", shows: "engine" });
  await first().arrive();
  await first().arrive();
  await first().arrive();
  photos.say(keyOf(0), "rear");
  photos.turn(keyOf(0));
  await settle();
  expect(first()).toMatchObject({ name: "front'", shows: "rear" });
});

it("asks what photos of another visit show", async () => {
  const { photos, settle } = tray();
  photos.adopt([photoOf("known"), photoOf("unknown"), { ...photoOf("told"), shows: "left" }]);
  expect(photos.photos.map(({ shows }) => shows)).toEqual([undefined, undefined, "left"]);
  await settle();
  expect(photos.photos.map(({ shows }) => shows)).toEqual(["engine", null, "left"]);
});

it("forgets the file of a photo that was covered: turned, it is the covered one that the server turns", async () => {
  const { photos, names, first, add, keyOf, settle } = tray();
  await add("plate");
  await first().arrive();
  photos.crop(keyOf(0), { x: 0, y: 0, width: 0.5, height: 1 });
  await settle();
  await first().arrive();
  const box = { x: 0.4, y: 0.6, width: 0.2, height: 0.1 };
  await photos.cover(keyOf(0), [box]);
  const covered = `plate 0,0 0.5x1 boxes ${JSON.stringify([box])}`;
  expect(photos.photos[0]).toMatchObject({
    state: "ready",
    isCovered: true,
    preview: `/media/${covered}/640.webp`,
    photo: { id: covered },
  });
  expect(await photos.whole(keyOf(0))).toEqual({ address: `blob:whole ${covered}`, crop: undefined });
  photos.turn(keyOf(0));
  expect(photos.photos[0]).toMatchObject({ state: "waiting", photo: undefined });
  await settle();
  expect(photos.photos[0]).toMatchObject({ state: "ready", photo: { id: `${covered} turns 1` } });
  expect(names()).toEqual([]);
});

it("keeps a photo that the server could not turn, and says why", async () => {
  const { photos, keyOf, settle } = tray();
  photos.adopt([photoOf("lost")]);
  photos.turn(keyOf(0));
  await settle();
  expect(photos.photos[0]).toMatchObject({
    state: "ready",
    photo: { id: "lost" },
    problem: { said: "It is gone" },
  });
});

it("sends a photo that is shown and is not one's own before the server turns it", async () => {
  const { photos, first, keyOf, settle } = tray();
  photos.adopt([photoOf("demo")]);
  photos.turn(keyOf(0));
  await settle();
  expect(first().name).toBe("whole demo");
  await first().arrive("own");
  expect(photos.photos[0]).toMatchObject({ state: "ready", photo: { id: "own turns 1" } });
});
