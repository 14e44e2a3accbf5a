import { pictureIds, presentPhoto } from "#features/listings/listing.present.ts";
import { findPictures, type PictureRow } from "#features/listings/listing.queries.ts";
import { findVinHistory } from "#features/selling/review/vin-history.queries.ts";
import { readVin } from "#features/vin/read-vin.ts";
import type { Database } from "#platform/db/connect.ts";
import { presentOther } from "../queue/review.present.ts";
import type { ReviewRow } from "../queue/review.queries.ts";
import type { OtherListing, ReviewFlag, SaidEarlier } from "../queue/review.schema.ts";
import {
  type FlagRow,
  findAccount,
  findComparables,
  findFlagRows,
  findOthers,
  findSamePictures,
  type OtherRow,
} from "./evidence.queries.ts";
import { isTextFlag, marksOf } from "./marks.ts";

const isId = /^[0-9a-f-]{36}$/;

/** The flags of a listing with what each rests on, as it is now: the other listing may have gone meanwhile. */
export async function findEvidence(db: Database, row: ReviewRow): Promise<ReviewFlag[]> {
  const flags = await findFlagRows(db, row.id);
  const named = flags.flatMap(({ detail }) => (detail && isId.test(detail) ? [detail] : []));
  const others = new Map((await findOthers(db, named)).map((one) => [one.id, one]));
  const pictures = await findPictures(db, pictureIds([row, ...others.values()]));
  const found = await Promise.all(flags.map((flag) => evidenceOf(db, { row, flag, others, pictures })));
  return found.flat();
}

interface Around {
  row: ReviewRow;
  flag: FlagRow;
  others: ReadonlyMap<string, OtherRow>;
  pictures: ReadonlyMap<string, PictureRow>;
}

async function evidenceOf(db: Database, around: Around): Promise<ReviewFlag[]> {
  const { row, flag, others, pictures } = around;
  const { kind } = flag;
  if (isTextFlag(kind)) {
    return [{ kind, title: marksOf(kind, row.title), description: marksOf(kind, row.description) }];
  }
  const otherRow = others.get(flag.detail ?? "");
  const other: OtherListing | null = otherRow ? presentOther(otherRow, pictures, row.user_id) : null;
  switch (kind) {
    case "price_far_below":
      return [await comparison(db, row)];
    case "duplicate_vin":
    case "shared_phone":
    case "copied_text":
      return [{ kind, other }];
    case "pace":
      return [{ kind, count: Number(flag.detail) }];
    case "old_device":
      return [{ kind, account: await findAccount(db, flag.detail ?? "") }];
    case "vin_contradicts":
      return row.vin_number ? [await vinEvidence(kind, row.vin_number)] : [];
    case "mileage_down":
    case "salvage_before":
      return row.vin_number ? [{ kind, earlier: await earlier(db, row, row.vin_number) }] : [];
    case "reused_picture":
    case "other_car_picture":
      return [{ kind, other, pairs: otherRow ? await pairs(db, around, otherRow) : [] }];
    case "upheld_reports":
      return [{ kind, count: Number(flag.detail) }];
    default:
      return [];
  }
}

async function vinEvidence(kind: "vin_contradicts", vin: string): Promise<ReviewFlag> {
  const { brands, years } = await readVin(vin);
  return { kind, brands, years };
}

/** What was said here of the vehicle with its VIN, by its own listing too. */
async function earlier(db: Database, row: ReviewRow, vin: string): Promise<SaidEarlier[]> {
  const said = await findVinHistory(db, vin, row.id);
  const ids = said.flatMap(({ carId }) => (carId && carId !== row.id ? [carId] : []));
  const others = new Map((await findOthers(db, ids)).map((one) => [one.id, one]));
  const pictures = await findPictures(db, pictureIds([...others.values()]));
  return said.map(({ carId, saidAt, price, ...rest }) => {
    const other = carId ? others.get(carId) : undefined;
    return {
      ...rest,
      saidAt: saidAt.toISOString(),
      price: Number(price),
      isThis: carId === row.id,
      other: other ? presentOther(other, pictures, row.user_id) : null,
    };
  });
}

async function comparison(db: Database, row: ReviewRow): Promise<ReviewFlag> {
  const { id, vehicle_type: vehicleType, brand, model, year } = row;
  const { count, median, nearest } = await findComparables(db, { id, vehicleType, brand, model, year });
  const pictures = await findPictures(db, pictureIds(nearest));
  return {
    kind: "price_far_below",
    median,
    count,
    comparables: nearest.map((one) => presentOther(one, pictures, row.user_id)),
  };
}

async function pairs(db: Database, { row, pictures }: Around, other: OtherRow) {
  const same = await findSamePictures(db, pictureIds([row]), pictureIds([other]));
  return same.flatMap((pair) => {
    const [mine, theirs] = [pictures.get(pair.mine), pictures.get(pair.theirs)];
    return mine && theirs ? [{ mine: presentPhoto(mine), theirs: presentPhoto(theirs) }] : [];
  });
}
