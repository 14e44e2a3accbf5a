import sharp from "sharp";
import { allRecipes } from "../../demo/picture-pool.ts";
import { compositeJpeg } from "../../pictures/composite.ts";

const [width, height] = [4000, 3000];
const quality = 92;

/** Photos of 12 megapixels with the grain of a phone's sensor: each other bytes, of some four megabytes. */
export async function phonePhotos(count: number): Promise<Buffer[]> {
  const recipes = [...allRecipes().values()].slice(0, count);
  return Promise.all(
    recipes.map(async (recipe) => {
      const grain = sharp({
        create: {
          width,
          height,
          channels: 3,
          background: "#808080",
          noise: { type: "gaussian", mean: 128, sigma: 14 },
        },
      });
      return sharp(await compositeJpeg(recipe))
        .resize(width, height, { fit: "cover" })
        .composite([{ input: await grain.png({ compressionLevel: 1 }).toBuffer(), blend: "soft-light" }])
        .jpeg({ quality })
        .toBuffer();
    }),
  );
}
