-- outside a transaction
create index concurrently if not exists dealer_applications_folded on dealer_applications using gin (
  fold_search(' ' || dealership_name || ' ' || dealership_license || ' ' || dealership_email || ' ' || dealership_phone)
  gin_trgm_ops);
