-- What administrators set of the rules that look at listings, and what each rule found: of those that are switched off as well,
-- so that they can be tried before they are switched on. What a rule looks at, and what holds where nothing is set, is code
-- (selling/review/rules.ts).
create table moderation_rules (
  key text primary key check (key ~ '^[a-z_]{1,40}$'),
  weight integer not null check (weight between 0 and 100),
  outcome text not null check (outcome in ('note', 'review', 'hold')),
  is_on boolean not null,
  updated_by uuid not null references admin_users (id),
  updated_at timestamptz not null
);
comment on table moderation_rules is 'What administrators set of a rule that looks at listings; a rule without a row is as the code has it';
comment on column moderation_rules.weight is 'How far it brings a listing forward in the queue of reviewers';
comment on column moderation_rules.outcome is 'note: reviewers read it; review: no listing goes live by itself; hold: nor with others in one decision';

create table rule_hits (
  car_id uuid not null references cars (id) on delete cascade,
  rule text not null check (rule ~ '^[a-z_]{1,40}$'),
  found_at timestamptz not null,
  primary key (car_id, rule)
);
create index rule_hits_by_time on rule_hits (found_at, rule);
comment on table rule_hits is 'What each rule found first when, also while it was switched off: what is decided later says whether it was right';

insert into rule_hits (car_id, rule, found_at)
select car_id, kind, created_at from listing_flags
union
select r.car_id, flag ->> 'kind', min((flag ->> 'createdAt')::timestamptz)
from listing_reviews r, jsonb_array_elements(r.before -> 'flags') flag
where r.undone_at is null and r.decided_at > now() - interval '90 days'
group by r.car_id, flag ->> 'kind'
on conflict do nothing;
