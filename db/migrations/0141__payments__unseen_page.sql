-- A gateway's page that came when its buyer had been refused already is kept for the next try, which then need not wait.
alter table orders add column page_unseen_at timestamptz;
