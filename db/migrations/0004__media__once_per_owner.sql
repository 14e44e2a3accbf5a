-- The same picture of the same owner is kept once, also when it is sent twice at the same moment.
create unique index uploads_once on uploads (user_id, source_hash) nulls not distinct;
