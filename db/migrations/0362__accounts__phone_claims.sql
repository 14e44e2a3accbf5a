-- A number that one account has confirmed and the holder of another has shown to receive codes: it moves to that one a week later,
-- unless it is confirmed again where it was. Carriers give numbers to other people.
create table phone_claims (
  phone text primary key,
  user_id uuid not null references users (id) on delete cascade,
  proved_at timestamptz not null
);
comment on column phone_claims.user_id is 'Who has shown to hold the number besides the account that has it confirmed';
create index phone_claims_of_user on phone_claims (user_id);
