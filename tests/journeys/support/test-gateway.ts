import { testGatewayAt } from "../../../tools/test-gateway/remote.ts";

/** The test gateway beside the market that journeys visit: drives a payment from outside the buyer's page. */
export const testGateway = testGatewayAt(`http://127.0.0.1:${process.env.JOURNEY_GATEWAY_PORT}`);
