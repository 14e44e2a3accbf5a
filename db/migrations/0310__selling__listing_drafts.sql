-- What a seller has begun to say of a vehicle, one of each kind, so that it goes on at any device. The build before keeps drafts on
-- the device alone, and purges their pictures after a day.
create table listing_drafts (
  user_id uuid not null references users (id) on delete cascade,
  vehicle_type vehicle_type not null,
  id uuid,
  version uuid,
  fields jsonb,
  sent_id uuid,
  updated_at timestamptz not null,
  constraint listing_drafts_pkey primary key (user_id, vehicle_type),
  constraint listing_drafts_fields_check check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 131072),
  constraint listing_drafts_is_whole check ((id is null) = (fields is null) and (version is null) = (fields is null))
);
create index listing_drafts_by_age on listing_drafts (updated_at);
comment on table listing_drafts is 'A listing that is being written, as typed; forgotten 90 days after the last change';
comment on column listing_drafts.id is 'Chosen by the browser in which it was begun; null where none is open';
comment on column listing_drafts.version is 'Another one after every change: what was typed on top of an older one is refused';
comment on column listing_drafts.sent_id is 'The draft that became a listing last: saved once more, late, it stays gone';

-- As is_in_revision: a picture that a draft of its owner names is not an unused one.
create function is_in_draft(picture uuid, owner uuid) returns boolean
language sql stable as $$
  select exists (
    select from listing_drafts d
    where d.user_id = owner and d.fields ? 'images'
      and picture = any (picture_ids(array(select jsonb_array_elements_text(d.fields -> 'images')))))
$$;
