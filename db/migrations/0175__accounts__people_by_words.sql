-- outside a transaction
-- Administrators find people however Arabic is written, and by dealership and telephone.
create index concurrently if not exists users_words on users using gin (
  fold_search(' ' || first_name || ' ' || last_name || ' ' || email || ' '
    || coalesce(dealership_name, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(dealership_phone, ''))
  gin_trgm_ops);
