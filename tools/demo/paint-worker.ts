import { createHash } from "node:crypto";
import sharp from "sharp";
import { processPicture } from "#features/media/pipeline.ts";
import { compositeJpeg } from "../pictures/composite.ts";
import type { PaintAnswer, PaintOrder } from "./painter.ts";

/** A process of its own, so that painting can have a lower priority than serving: one picture at a time. */
sharp.concurrency(1);
process.on("SIGINT", () => {}); // Ctrl-C reaches the whole group; the parent decides when painting ends
process.on("disconnect", () => process.exit());

async function paint({ recipe }: PaintOrder): Promise<PaintAnswer> {
  try {
    const photo = await compositeJpeg(recipe);
    const sourceHash = createHash("sha256").update(photo).digest("hex");
    return { sourceHash, picture: await processPicture(photo) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

process.on("message", (order: PaintOrder) => {
  void paint(order).then((answer) => process.send?.(answer));
});
