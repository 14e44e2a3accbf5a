import type { Config } from "#config";
import { areebaGateway } from "./areeba.ts";
import type { Gateways } from "./gateway.ts";
import { paypalGateway } from "./paypal.ts";
import type { PaypalOptions } from "./paypal-client.ts";

export function openGateways(
  { payments, publicUrl }: Pick<Config, "payments" | "publicUrl">,
  options: PaypalOptions = {},
): Gateways {
  const { areeba, paypal } = payments;
  const notifyUrl = `${publicUrl}/api/areeba/notify`;
  return {
    ...(areeba && { areeba: areebaGateway(areeba, { ...options, notifyUrl }) }),
    ...(paypal && { paypal: paypalGateway(paypal, options) }),
  };
}
