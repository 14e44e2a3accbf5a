-- outside a transaction
-- What waits for a decision: the queue, and its count in the menu.
create index concurrently if not exists conversation_reports_open on conversation_reports (created_at)
  where resolved_at is null;
