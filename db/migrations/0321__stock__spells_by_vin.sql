-- outside a transaction
create index concurrently if not exists listing_spells_by_vin on listing_spells (vin_number, ended_at desc)
  where vin_number is not null and ended_at is not null;
