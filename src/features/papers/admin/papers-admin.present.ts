import { refOf } from "#features/listings/ref.ts";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import type { ListedPapers, ReviewedPapers } from "./papers-admin.contract.ts";
import type { PapersRow, Reviewed, SellerRow } from "./papers-admin.queries.ts";

const seller = (row: SellerRow) => ({
  id: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  dealershipName: row.dealership_name,
});

const presentPapers = (row: PapersRow) => ({
  id: row.id,
  state: row.state,
  reasons: row.reasons,
  sentAt: row.sent_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  listing: {
    id: row.car_id,
    ref: refOf(row.serial),
    name: vehicleName({ ...row, vehicleType: row.vehicle_type }),
    vinNumber: row.vin_number,
    plateNumber: row.plate_number,
  },
  seller: seller(row),
});

export const presentListed = (row: PapersRow & { files: number }): ListedPapers => ({
  ...presentPapers(row),
  files: row.files,
});

export const presentReviewed = ({ papers, files, same }: Reviewed): ReviewedPapers => ({
  ...presentPapers(papers),
  files,
  reviewer: papers.reviewer,
  sameNumber: same.map((row) => ({
    id: row.id,
    ref: refOf(row.serial),
    title: row.title,
    status: row.status,
    seller: seller(row),
  })),
});
