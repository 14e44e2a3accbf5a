import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PageContext } from "#platform/page/context.ts";

type Api = PageContext["api"];

/** How many payments a page of the list has. */
const pageSize = 20;
const halfAnHour = 30 * 60_000;

/** The ways to pay that are open now. */
export const methodsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["payment-methods"],
    queryFn: ({ signal }) => api("GET /api/payment-methods", { signal }),
  });

/** What is sold beside the plans. */
export const bonusFeaturesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["bonus-features"],
    queryFn: ({ signal }) => api("GET /api/bonus-features", { signal }),
    staleTime: halfAnHour,
  });

/** One page of one's own orders. */
export const paymentsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ["payments", "list", page],
    queryFn: ({ signal }) => api("GET /api/payments", { query: { page, limit: pageSize }, signal }),
    placeholderData: keepPreviousData,
  });

/** One order of one's own. */
export const paymentQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ["payments", "one", orderId],
    queryFn: ({ signal }) => api("GET /api/payments/:orderId", { params: { orderId }, signal }),
  });

/** What one's invoices have on them from now on. */
export const invoiceDetailsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["invoice-details"],
    queryFn: ({ signal }) => api("GET /api/invoice-details", { signal }),
  });

/**
 * What is needed to pay an open order, asked for once more: where cash goes, the chat. It changes nothing, so that it can be
 * read like a query.
 */
export const startQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ["payments", "start", orderId],
    queryFn: ({ signal }) => api("POST /api/payments/:orderId/pay", { params: { orderId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
