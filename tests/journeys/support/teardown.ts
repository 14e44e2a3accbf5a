import { rm } from "node:fs/promises";

/** Runs once the server has stopped: its data folder was for this run alone. */
export default async function teardown() {
  const folder = process.env.JOURNEY_DATA;
  if (folder) await rm(folder, { recursive: true, force: true });
}
