-- A creating call that is sent again with the same Idempotency-Key is answered as the first time.

create table idempotency_keys (
  scope text not null check (char_length(scope) <= 200),
  key text not null check (char_length(key) <= 200),
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
comment on column idempotency_keys.scope is 'The call, and who made it';
comment on column idempotency_keys.request_hash is 'SHA-256 of the body: another one under the same key is refused';
create index idempotency_keys_created on idempotency_keys (created_at);
