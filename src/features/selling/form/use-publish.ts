import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Account } from "#features/accounts/account.contract.ts";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import type { Currency, VehicleType } from "#features/reference/enumerations.ts";
import { formatDay } from "#i18n/format.ts";
import { ApiError } from "#platform/http/api.ts";
import { attemptOf } from "#platform/page/attempt.ts";
import { useRouter } from "#platform/page/routing.ts";
import { usePage } from "#ui/page.tsx";
import { askToSignIn } from "#ui/sign-in.ts";
import { toast } from "#ui/Toasts.tsx";
import { refreshOwn } from "../own-actions/refresh-own.ts";
import { heldPrice } from "../revisions/held-price.ts";
import { type Doubt, doubtsOf } from "./doubts.ts";
import { bodyOf, changesOf, type FieldName, type Fields, namesOf } from "./fields.ts";
import { limitQuery, priceCheckQuery } from "./form.api.ts";
import type { FormDraft } from "./form-draft.ts";
import { useGoOn } from "./use-go-on.ts";

interface Input {
  form: UseFormReturn<Fields>;
  vehicleType: VehicleType;
  /** What is changed; without it a new one is added. */
  listing: OwnListingDetail | undefined;
  initial: Fields;
  draft: FormDraft;
  /** Null for a guest, who is asked to sign in before it goes. */
  account: Account | null;
  /** Those that only this browser has, those on their way, and those that were not taken. */
  photos: { here: number; onTheWay: number; failed: number };
  /** Shows the first of the fields that are wrong. */
  onRefused: (names: FieldName[]) => void;
  /** With what the market said. */
  onLimit: (message: string) => void;
  /** How much of each currency a dollar is worth. */
  rates: Record<Currency, number>;
}

/** What is said of a new listing, worded for each kind of vehicle. */
const words = {
  car: {
    done: "selling.publishedCar",
    review: "selling.publishedCarText",
    live: "selling.publishedCarLive",
    failed: "selling.failedCar",
    failedText: "selling.failedText",
    signIn: "selling.signInCar",
    signInText: "selling.signInCarText",
  },
  motorcycle: {
    done: "selling.publishedMotorcycle",
    review: "selling.publishedMotorcycleText",
    live: "selling.publishedMotorcycleLive",
    failed: "selling.failedMotorcycle",
    failedText: "selling.failedMotorcycleText",
    signIn: "selling.signInMotorcycle",
    signInText: "selling.signInMotorcycleText",
  },
} as const;

/** Sends the form. Regardless of the answer, or without one, what was typed stays. */
export function usePublish(input: Input) {
  const { form, vehicleType, listing, initial, draft, account, photos, onRefused, onLimit, rates } = input;
  const page = usePage();
  const { api, queryClient, messages } = page;
  const { t } = messages;
  const router = useRouter();
  /** Stays true until the next page is there: a second press would send again. */
  const [pending, setPending] = useState(false);
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  /** The seller has seen what is doubted. */
  const allowed = useRef(false);

  const said = words[vehicleType];
  const failed = t(listing ? "selling.failedSave" : said.failed);

  async function send(fields: Fields): Promise<OwnListingDetail> {
    if (listing) {
      return api("PATCH /api/cars/:id", {
        params: { id: listing.id },
        body: changesOf(vehicleType, initial, fields),
      });
    }
    const body = bodyOf(vehicleType, fields);
    draft.attempt = attemptOf(draft.attempt, body);
    // Kept with its key: after a lost answer and a reload the same is sent again, and makes no second listing.
    draft.keepNow();
    await draft.hold();
    const query = { draft: draft.view.id };
    return api("POST /api/cars", { query, body, idempotencyKey: draft.attempt.key });
  }

  /** What became of the changes: buyers see some at once, others wait. */
  function savedText({ status, own: { changes }, ...sent }: OwnListingDetail): string | undefined {
    if (status !== "active") return t("selling.savedReview");
    if (!changes || changes.isRefused) return undefined;
    if (heldPrice({ ...sent, own: { changes } })) return t("selling.savedHeld");
    const names = Object.keys(changesOf(vehicleType, initial, form.getValues()));
    const now = names.filter((name) => !(name in changes.values));
    if (now.length === 0) return t("selling.savedBeside");
    return now.length === names.length ? undefined : t("selling.savedPartly");
  }

  async function arrive(sent: OwnListingDetail) {
    draft.drop();
    void refreshOwn(page, router);
    const live = sent.status === "active";
    if (listing) toast("success", t("selling.saved"), savedText(sent));
    else
      toast("success", t(said.done), t(live ? said.live : said.review), {
        label: t("selling.shareKit"),
        onClick: () => void router.navigate({ to: "/share-kit/$id", params: { id: sent.id } }),
      });
    const tab = sent.vehicleType === "car" ? "cars" : "motorcycles";
    await router.navigate(
      listing
        ? { to: "/cars/$id", params: { id: sent.id }, ignoreBlocker: true }
        : { to: "/user-dashboard", search: { tab }, ignoreBlocker: true },
    );
  }

  function refuse(error: unknown) {
    if (!(error instanceof ApiError)) {
      // A call that found no network fails with a TypeError.
      const offline = error instanceof TypeError;
      const text = listing ? "selling.failedText" : said.failedText;
      return toast("error", failed, t(offline ? "selling.offline" : text));
    }
    // Refused, it made nothing: the next try is another one.
    if (error.status < 500) draft.attempt = undefined;
    const names: readonly FieldName[] = namesOf[vehicleType];
    const refused = names.filter((name) => error.errors?.[name]);
    for (const name of refused) form.setError(name, { type: "server", message: error.errors?.[name] ?? "" });
    if (refused.length > 0) {
      onRefused(refused);
      return toast("error", t("selling.fix"), t("selling.fixText", { count: refused.length }));
    }
    if (error.code === "auth.required") {
      return toast("error", t(said.signIn), listing ? error.message : t(said.signInText));
    }
    if (error.code === "listing.warned") {
      const { until } = error.facts;
      return toast(
        "error",
        failed,
        `${error.message} (${formatDay(messages.language, new Date(String(until)))})`,
      );
    }
    if (error.code === "listing.limit_reached") onLimit(error.message);
    void queryClient.invalidateQueries({ queryKey: limitQuery(api, vehicleType).queryKey });
    return toast("error", failed, error.message);
  }

  /** Of a new listing what its seller is asked about before it goes; an answer that does not come holds up nothing. */
  async function doubtsAbout(fields: Fields): Promise<Doubt[]> {
    if (listing) return [];
    const { enabled, ...query } = priceCheckQuery(api, vehicleType, fields);
    const checked =
      enabled && navigator.onLine ? await queryClient.fetchQuery(query).catch(() => null) : null;
    return doubtsOf(
      fields,
      { share: checked?.share, rate: rates[fields.currency] },
      photos.here + photos.onTheWay,
    );
  }

  const publish = form.handleSubmit(
    async (fields) => {
      if (pending || (later.isWaiting && !allowed.current)) return;
      setPending(true);
      try {
        const found = allowed.current ? [] : await doubtsAbout(fields);
        if (found.length > 0) return setDoubts(found);
        if (account === null) {
          if (await askToSignIn("register", "sell")) later.wait();
          return;
        }
        await arrive(await send(fields));
      } catch (error) {
        draft.release();
        await refuse(error);
      } finally {
        setPending(false);
      }
    },
    (errors) => {
      const names = Object.keys(errors) as FieldName[];
      onRefused(names);
      void toast("error", t("selling.fix"), t("selling.fixText", { count: names.length }));
    },
  );
  const failedPhotos = () => toast("error", failed, t("selling.photosFailed", { count: photos.failed }));
  const later = useGoOn(account !== null && photos.here + photos.onTheWay === 0, async () => {
    if (photos.failed > 0) failedPhotos();
    else if (await mayBeSent()) sendAnyway();
  });

  /** What stands in the way of a new account is said above the form; here that it is kept. */
  async function mayBeSent(): Promise<boolean> {
    const query = { ...limitQuery(api, vehicleType), staleTime: 0 };
    const limit = await queryClient.fetchQuery(query).catch(() => undefined);
    if (limit?.reason !== "email_unverified") return true;
    toast("message", t("selling.verifyFirst"), t("selling.verifyFirstText"));
    scrollTo({ top: 0 });
    return false;
  }

  const sendAnyway = () => {
    setDoubts([]);
    allowed.current = true;
    void publish().finally(() => {
      allowed.current = false;
    });
  };
  return { publish, pending: pending || later.isWaiting, doubts, sendAnyway, lookAgain: () => setDoubts([]) };
}
