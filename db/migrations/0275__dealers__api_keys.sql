-- Keys by which a dealer's own programs make calls (docs/decisions/0031-keys-and-webhooks.md).
create table api_keys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  scopes text[] not null,
  secret_hash text not null,
  last_four text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  replaced_by uuid references api_keys (id) on delete set null,
  constraint api_keys_name_check check (char_length(name) between 1 and 60),
  constraint api_keys_scopes_check check (cardinality(scopes) > 0 and scopes <@ array['stock', 'leads']),
  constraint api_keys_secret_hash_check check (secret_hash ~ '^[0-9a-f]{64}$'),
  constraint api_keys_last_four_check check (char_length(last_four) = 4)
);
create unique index api_keys_by_secret on api_keys (secret_hash);
create index api_keys_of_user on api_keys (user_id, created_at desc);
create index api_keys_replaced on api_keys (replaced_by) where replaced_by is not null;
comment on column api_keys.secret_hash is 'SHA-256 of the whole key, of which nothing else is kept but its last four characters';
comment on column api_keys.last_used_at is 'To the minute';
comment on column api_keys.replaced_by is 'The key that was made to take its place; both live until this one expires';
