import { expect, it } from "vitest";
import { Painter } from "./painter.ts";
import { allRecipes } from "./picture-pool.ts";

it("tells who waits for a picture that its process has ended, before the order as well as during it", async () => {
  const [recipe] = allRecipes().values();
  if (!recipe) expect.fail("there are no recipes");
  const painter = new Painter({ background: true });
  const picture = painter.paint(recipe);
  painter.stop();
  await expect(picture).rejects.toThrow("the painting process has ended");
  await expect(painter.paint(recipe)).rejects.toThrow("the painting process has ended");
});
