import { presentPhoto } from "#features/listings/listing.present.ts";
import type { PictureRow } from "#features/listings/listing.queries.ts";
import type { ShownStaff } from "#features/staff/staff.queries.ts";
import { ratingOf } from "../reviews/rating.ts";
import { openingAt } from "./hours.ts";
import type { Showroom, ShowroomCard } from "./showroom.contract.ts";
import type { ShowroomDetailRow, ShowroomRow } from "./showroom.queries.ts";

type Pictures = ReadonlyMap<string, PictureRow>;

/** The ids of the pictures that these rows show. */
export const pictureIdsOf = (rows: readonly Pick<ShowroomRow, "logo_id" | "cover_id">[]): string[] =>
  rows.flatMap(({ logo_id, cover_id }) => [logo_id, cover_id].filter((id) => id !== null));

export function presentShowroomCard(row: ShowroomRow, pictures: Pictures): ShowroomCard {
  const photoOf = (id: string | null) => {
    const picture = id === null ? undefined : pictures.get(id);
    return picture ? presentPhoto(picture) : null;
  };
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    city: row.city,
    specialization: row.specialization,
    logo: photoOf(row.logo_id),
    cover: photoOf(row.cover_id),
    stock: { car: row.cars, motorcycle: row.motorcycles },
  };
}

export function presentShowroom(
  row: ShowroomDetailRow,
  { pictures, team, now }: { pictures: Pictures; team: readonly ShownStaff[]; now: Date },
): Showroom {
  return {
    ...presentShowroomCard(row, pictures),
    address: row.address,
    phone: row.phone,
    chatPhone: row.chat_phone,
    aboutAr: row.about_ar,
    aboutEn: row.about_en,
    yearsInBusiness: yearsNow(row, now),
    memberSince: row.member_since.toISOString(),
    mapUrl: row.map_url ?? searchOnMap(row),
    hours: row.hours?.map((day) => day.map(([opens, closes]): [string, string] => [opens, closes])) ?? null,
    opening: row.hours && openingAt(row.hours, now),
    responseMinutes: row.response_minutes,
    reviews: ratingOf(row.star_counts),
    team: team.map(({ name, role }) => ({ name, role })),
    isDemo: row.is_demo,
  };
}

const yearMs = 365.2425 * 86_400_000;

/** A number that was told once is larger by the years since; a range says no more than it said. */
function yearsNow(
  { years_in_business: told, years_told_at: at }: ShowroomDetailRow,
  now: Date,
): string | null {
  if (told === null || at === null || !/^\d+$/.test(told)) return told;
  return String(Number(told) + Math.max(0, Math.floor((now.getTime() - at.getTime()) / yearMs)));
}

/** Google Maps opens in an application on either kind of phone. */
function searchOnMap({ name, address, city }: ShowroomDetailRow): string {
  const place = [name, address, city, "Lebanon"].filter(Boolean).join(", ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
