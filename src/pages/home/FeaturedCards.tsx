import type { CardList } from "#features/listings/card/card-list.ts";
import { useWording } from "#ui/page.tsx";
import { CardStrip } from "./CardStrip.tsx";

/** Listings whose sellers paid to stand here, in turn. `instead` stands where there are none or they could not be read. */
export function FeaturedCards({ list, instead = "" }: { list: CardList | undefined; instead?: string }) {
  return (
    <CardStrip
      id="featured"
      title={useWording().t("home.featured")}
      sort="featured"
      list={list}
      instead={instead}
    />
  );
}
