import type { Config } from "#config";
import { type GatewayName, gatewayCompanies, gatewayNames } from "../payment-methods.ts";
import { areebaGateway } from "./areeba.ts";
import type { Gateway, Gateways } from "./gateway.ts";
import { paypalGateway } from "./paypal.ts";
import type { PaypalOptions } from "./paypal-client.ts";

/** The gateways that are configured, each by the client of its protocol. */
export function openGateways(
  { payments, publicUrl }: Pick<Config, "payments" | "publicUrl">,
  options: PaypalOptions = {},
): Gateways {
  const open = (name: GatewayName): Gateway | undefined => {
    const settings = payments[name];
    if (!settings) return undefined;
    // Its credentials are those of its protocol: payment-settings.ts has read them so.
    return gatewayCompanies[name].protocol === "areeba"
      ? areebaGateway(settings as Parameters<typeof areebaGateway>[0], {
          ...options,
          name,
          notifyUrl: `${publicUrl}/api/${name}/notify`,
        })
      : paypalGateway(settings as Parameters<typeof paypalGateway>[0], options);
  };
  const opened = gatewayNames.map((name) => [name, open(name)] as const);
  return Object.fromEntries(opened.filter(([, gateway]) => gateway));
}
