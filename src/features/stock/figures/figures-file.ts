import { enumerations, places, regions } from "#features/reference/reference.ts";
import type { Language } from "#i18n/language.ts";
import type { Translate } from "#i18n/translate.ts";
import { type CsvCell, csvFile } from "#text/csv.ts";
import type { StockFigures, Wanted } from "./stock-figures.contract.ts";

/** The figures of a month for spreadsheets, in the reader's language: a block of lines for each part of the page. */
export function figuresFile(figures: StockFigures, t: Translate, language: Language): string {
  const { movement, turn, daysToSell, interest, position, slowest, wanted, wantedHere } = figures;
  const moved = ["atStart", "added", "cameBack", "sold", "withdrawn", "lapsed", "other", "atEnd"] as const;
  const seen = ["views", "contacts", "calls", "chats", "leads"] as const;
  const block = (title: string, rows: readonly CsvCell[][]): CsvCell[][] => [[title], ...rows, []];
  const wantedRows = (list: readonly Wanted[]) => [
    ["wantedWhat", "wantedPrice", "wantedPlace", "wantedTimes", "wantedNothing"].map((head) =>
      t(`stock-figures.${head as "wantedWhat"}`),
    ),
    ...list.map(({ name, priceTo, place, times, nothingTimes }) => [
      name?.[language] ?? null,
      priceTo,
      place === null ? null : placeName(place, language),
      times,
      nothingTimes,
    ]),
  ];
  return csvFile([
    ...block(t("stock-figures.titleOf", { month: figures.month }), [
      ...moved.map((one) => [t(`stock-figures.${one}`), movement[one]]),
      [t("stock-figures.turn"), turn],
    ]),
    ...block(t("stock-figures.daysToSell"), [
      [
        t("stock-figures.model"),
        t("stock-figures.ownSold"),
        t("stock-figures.ownDays"),
        t("stock-figures.marketSold"),
        t("stock-figures.marketDays"),
      ],
      ...[{ name: undefined, own: daysToSell.own, market: daysToSell.market }, ...daysToSell.models].map(
        ({ name, own, market }) => [
          name?.[language] ?? t("stock-figures.allModels"),
          own?.count ?? 0,
          own?.days ?? null,
          market?.count ?? null,
          market?.days ?? null,
        ],
      ),
    ]),
    ...block(t("stock-figures.interest"), [
      [
        t("stock-figures.car"),
        t("stock-figures.ref"),
        ...seen.map((one) => t(`stock-figures.${one}`)),
        t("stock-figures.viewShare"),
      ],
      [t("stock-figures.allCars"), null, ...seen.map((one) => interest[one]), null],
      ...interest.cars.map((car) => [
        car.name[language],
        car.ref,
        ...seen.map((one) => car[one]),
        car.viewShare,
      ]),
    ]),
    ...block(t("stock-figures.position"), [
      ...enumerations.fairPrice.map((label) => [label[language], position.labels[label.slug] ?? 0]),
      [t("stock-figures.positionUnknown"), position.unknown],
      [t("stock-figures.medianPercent"), position.medianPercent],
    ]),
    ...block(t("stock-figures.slowest"), [
      [
        t("stock-figures.car"),
        t("stock-figures.ref"),
        t("stock-figures.daysOnSale"),
        t("stock-figures.views"),
        t("stock-figures.contacts"),
        t("stock-figures.advice"),
      ],
      ...slowest.map((car) => [
        car.name[language],
        car.ref,
        car.daysOnSale,
        car.views,
        car.contacts,
        car.advice.map((one) => t(`stock-figures.advice_${one}`)).join(" | "),
      ]),
    ]),
    ...block(t("stock-figures.wanted"), wantedRows(wanted)),
    ...block(t("stock-figures.wantedHere"), wantedRows(wantedHere)),
  ]);
}

const placeName = (slug: string, language: Language) =>
  [...places, ...regions].find((one) => one.slug === slug)?.[language] ?? slug;
