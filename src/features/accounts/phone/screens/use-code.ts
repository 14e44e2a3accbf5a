import { useState } from "react";
import { ApiError } from "#platform/http/api.ts";
import { usePage } from "#ui/page.tsx";
import type { Channel, Purpose } from "../phone.schema.ts";

interface Sent {
  /** As it was typed. */
  phone: string;
  channel: Channel;
}

/**
 * Asks for codes: which was asked for last, whether it is to be typed now, and until when (milliseconds since 1970) no other may
 * be. `ask` throws what the server refused.
 */
export function useCode(purpose: Purpose) {
  const { api } = usePage();
  const [sent, setSent] = useState<Sent>();
  const [isTyped, setTyped] = useState(false);
  const [nextAt, setNextAt] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const ask = async (phone: string, channel: Channel) => {
    setAsking(true);
    try {
      const { nextInSeconds } = await api("POST /api/phone/code", { body: { phone, channel, purpose } });
      setSent({ phone, channel });
      setTyped(true);
      setNextAt(Date.now() + nextInSeconds * 1000);
    } catch (error) {
      const wait = error instanceof ApiError ? Number(error.facts.waitSeconds) : 0;
      if (wait > 0) setNextAt(Date.now() + wait * 1000);
      throw error;
    } finally {
      setAsking(false);
    }
  };
  return { purpose, sent, isTyped, setTyped, nextAt, isAsking, ask };
}
export type Code = ReturnType<typeof useCode>;
