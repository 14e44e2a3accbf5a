import type { Config } from "#config";
import { areebaGateway } from "./areeba.ts";
import type { Gateway, GatewayName, Gateways } from "./gateway.ts";
import { paypalGateway } from "./paypal.ts";
import type { PaypalOptions } from "./paypal-client.ts";

export function openGateways(
  { payments, publicUrl }: Pick<Config, "payments" | "publicUrl">,
  options: PaypalOptions = {},
): Gateways {
  const { areeba, paypal } = payments;
  const notifyUrl = `${publicUrl}/api/areeba/notify`;
  // Each is said, if only to be undefined: one that was forgotten would never be offered.
  const gateways: Record<GatewayName, Gateway | undefined> = {
    areeba: areeba && areebaGateway(areeba, { ...options, notifyUrl }),
    paypal: paypal && paypalGateway(paypal, options),
  };
  return Object.fromEntries(Object.entries(gateways).filter(([, gateway]) => gateway));
}
