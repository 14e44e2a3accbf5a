import { z } from "zod";
import type { JobDeps } from "#deps";
import type { Database } from "#platform/db/connect.ts";
import { addJob, type Job } from "#platform/queue/queue.ts";

const removeJob = "listings.remove_share_pictures";

/** Where the pictures for previews of links to a listing lie, a folder for each language. They show the car's photo. */
export const shareFolder = (id: string) => `share/${id.slice(0, 2)}/${id}`;

/** Lets go of the preview pictures of listings that go for good: by a job, once the caller's transaction has committed. */
export async function removeSharePictures(tx: Database, listingIds: readonly string[]): Promise<void> {
  if (listingIds.length > 0) await addJob(tx, removeJob, { ids: listingIds });
}

export const sharingJobs = ({ storage }: Pick<JobDeps, "storage">): Job[] => [
  {
    name: removeJob,
    run: async (payload) => {
      const { ids } = z.object({ ids: z.array(z.uuid()) }).parse(payload);
      for (const id of ids) await storage.removeFolder(shareFolder(id));
    },
  },
];
