-- outside a transaction
-- The same description as in a listing of another seller: words as they stand, without case and blanks.
create index concurrently if not exists cars_by_text on cars (md5(regexp_replace(lower(description), '\s+', '', 'g')))
  where deleted_at is null and char_length(description) >= 80;
