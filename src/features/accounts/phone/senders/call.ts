import type { z } from "zod";
import { MessageRefused, SenderAway } from "./sender.ts";

const timeLimitMs = 8000;

interface Call<T> {
  company: string;
  url: string;
  token: string;
  body: object;
  /** What it answers when it has taken the message, and when it has not: its code of the reason. */
  taken: z.ZodType<T>;
  refused: z.ZodType<string | number>;
}

/**
 * One call of a company that carries messages. What is thrown carries no header and nothing of a body but the company's code,
 * so it may be logged. Redirects are refused: they would take the credentials elsewhere.
 */
export async function askToSend<T>({ company, url, token, body, taken, refused }: Call<T>): Promise<T> {
  let status: number;
  let answer: unknown;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: "application/json",
      },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeLimitMs),
    });
    status = response.status;
    answer = await response.json().catch(() => undefined);
  } catch (error) {
    throw new SenderAway(`${company} is not reached: ${(error as Error).name}`);
  }
  // 401 and 403: the operator mends the credentials, and the message is as good as before.
  if (status >= 500 || [401, 403, 408, 429].includes(status))
    throw new SenderAway(`${company} answered ${status}`);
  if (status >= 400) {
    const code = refused.safeParse(answer);
    throw new MessageRefused(
      `${company} refused a message: ${status} ${code.success ? code.data : ""}`.trim(),
    );
  }
  const read = taken.safeParse(answer);
  if (!read.success) throw new SenderAway(`${company} answered in another shape than it promises`);
  return read.data;
}
