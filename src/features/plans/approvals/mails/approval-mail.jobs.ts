import type { JobDeps } from "#deps";
import { tell } from "#features/notifications/tell.ts";
import type { Job } from "#platform/queue/queue.ts";
import { approvalLetter, approvalNotice } from "./approval-letter.ts";
import { type ApprovalRequest, approvalMail, approvalRequest } from "./approval-mail.requests.ts";

export const approvalMailJobs = (deps: JobDeps): Job[] => [
  { name: approvalMail, run: (payload) => tellSeller(deps, approvalRequest.parse(payload)) },
];

const tellSeller = (deps: JobDeps, request: ApprovalRequest): Promise<void> =>
  tell(deps, {
    userId: request.userId,
    kind: "decisions",
    of: `${request.outcome} ${request.at}`,
    notice: (words) => approvalNotice(words, request),
    letter: (writer, reader) => approvalLetter(writer, reader, request),
  });
