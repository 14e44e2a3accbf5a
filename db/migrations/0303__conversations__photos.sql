-- Photos in messages. Their files lie where no address leads to; who may have one is asked each time.
create table message_photos (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  number integer,
  place smallint,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  thumbhash text not null,
  bytes bigint not null,
  created_at timestamptz not null,
  constraint message_photos_message foreign key (conversation_id, number)
    references messages (conversation_id, number) on delete cascade,
  constraint message_photos_once unique (conversation_id, number, place),
  constraint message_photos_sent_check check ((number is null) = (place is null)),
  constraint message_photos_place_check check (place between 0 and 5)
);
create index message_photos_of_user on message_photos (user_id, id);
create index message_photos_unsent on message_photos (created_at) where number is null;
comment on column message_photos.number is 'Of the message that shows it; null: not sent yet, and gone after a day';

-- However rows go, with a conversation, an account or a listing, their files go too.
create function message_photos_forget() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('media.remove_private_files',
    json_build_object('keys', json_agg('messages/' || conversation_id || '/' || id)))
  from gone having count(*) > 0;
  return null;
end
$$;
create trigger message_photos_forget after delete on message_photos referencing old table as gone
  for each statement execute function message_photos_forget();
