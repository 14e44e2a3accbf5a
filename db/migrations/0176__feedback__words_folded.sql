-- outside a transaction
create index concurrently if not exists user_feedback_folded on user_feedback using gin (
  fold_search(' ' || name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops);
