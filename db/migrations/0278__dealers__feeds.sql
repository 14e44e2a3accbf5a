-- The address at which other sites read what a dealership has for sale: it cannot be guessed, and another can take its place. It is made of
-- the dealer and the number of its renewals, so that only its hash has to be kept.
create table dealer_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  renewals integer not null default 0,
  token_hash text not null,
  made_at timestamptz not null,
  constraint dealer_feeds_token_hash_check check (token_hash ~ '^[0-9a-f]{64}$')
);
create unique index dealer_feeds_by_token on dealer_feeds (token_hash);
