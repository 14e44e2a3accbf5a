-- outside a transaction
-- One decision in twenty is looked at again: chosen by its id, so by nothing that anyone does (second-looks/second-looks.queries.ts).
create index concurrently if not exists listing_reviews_sampled on listing_reviews (decided_at)
  where undone_at is null and uuid_hash_extended(id, 0) % 20 = 0;
