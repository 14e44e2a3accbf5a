-- What a dealer's program is told of, and when it was (docs/stock-api.md). The secret that signs is made of the id: none is kept.
create table webhooks (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id) on delete cascade,
  url text not null,
  events text[] not null,
  created_at timestamptz not null,
  off_at timestamptz,
  off_reason text,
  constraint webhooks_url_check check (char_length(url) <= 1000),
  constraint webhooks_events_check check (cardinality(events) > 0
    and events <@ array['lead', 'question', 'listing.decided', 'listing.expired', 'listing.sold']),
  constraint webhooks_off_check check ((off_at is null) = (off_reason is null) and off_reason in ('owner', 'gone'))
);
create index webhooks_of_user on webhooks (user_id, created_at);
comment on column webhooks.off_reason is 'owner: by hand; gone: its server answered 410';

create table webhook_deliveries (
  id uuid primary key default uuidv7(),
  webhook_id uuid not null references webhooks (id) on delete cascade,
  number bigint generated always as identity,
  event text not null,
  car_id uuid not null,
  data jsonb not null,
  happened_at timestamptz not null,
  state text not null default 'waiting',
  tries smallint not null default 0,
  next_try_at timestamptz not null default '-infinity',
  last_try_at timestamptz,
  last_status smallint,
  last_error text,
  constraint webhook_deliveries_state_check check (state in ('waiting', 'delivered', 'failed'))
);
create index webhook_deliveries_due on webhook_deliveries (next_try_at, number) where state = 'waiting';
create index webhook_deliveries_in_order on webhook_deliveries (webhook_id, car_id, number) where state = 'waiting';
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, number desc);
create index webhook_deliveries_old on webhook_deliveries (happened_at);
comment on column webhook_deliveries.number is 'Those of one listing are delivered in this order';
comment on column webhook_deliveries.next_try_at is 'Of one that is being sent: when another may, should the process that sends it end';

-- At the commit: the job is one for all, and nobody is to wait for it longer than that.
create function webhook_deliveries_ask() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('dealers.send_webhooks', '{}'::json, job_key => 'dealers.send_webhooks');
  return null;
end
$$;
create constraint trigger webhook_deliveries_added after insert on webhook_deliveries
deferrable initially deferred for each row execute function webhook_deliveries_ask();

create function note_webhook(owner uuid, event_name text, listing uuid, told jsonb, at timestamptz) returns void
language sql as $$
  insert into webhook_deliveries (webhook_id, event, car_id, data, happened_at)
  select id, event_name, listing, told, at from webhooks
  where user_id = owner and off_at is null and event_name = any (events);
$$;

create function cars_note_webhook() returns trigger language plpgsql as $$
begin
  perform note_webhook(new.user_id, case new.expired_reason when 'sold' then 'listing.sold' else 'listing.expired' end,
    new.id, jsonb_build_object('reason', new.expired_reason), new.updated_at);
  return null;
end
$$;
create trigger cars_webhook after update of status on cars for each row
when (new.status = 'expired' and old.status <> 'expired' and new.deleted_at is null)
execute function cars_note_webhook();

-- When its owner is told: until then the reviewer may take it back.
create function listing_reviews_note_webhook() returns trigger language plpgsql as $$
declare
  owner uuid := (select user_id from cars where id = new.car_id and deleted_at is null);
begin
  perform note_webhook(owner, 'listing.decided', new.car_id, jsonb_build_object(
    'decision', case new.decision when 'active' then 'approved' else 'rejected' end,
    'of', case when new.before ? 'revision' then 'changes' else 'listing' end,
    'code', new.code, 'reason', new.reason), new.told_at);
  return null;
end
$$;
create trigger listing_reviews_webhook after update of told_at on listing_reviews for each row
when (old.told_at is null and new.told_at is not null and new.undone_at is null)
execute function listing_reviews_note_webhook();

create function conversations_note_webhook() returns trigger language plpgsql as $$
begin
  perform note_webhook(new.seller_id, 'lead', new.car_id,
    jsonb_build_object('kind', 'message', 'conversationId', new.id), new.created_at);
  return null;
end
$$;
create trigger conversations_webhook after insert on conversations for each row
execute function conversations_note_webhook();

create function messages_note_webhook() returns trigger language plpgsql as $$
declare
  talk conversations := (select c from conversations c where c.id = new.conversation_id);
begin
  if new.sender_id = talk.buyer_id then
    perform note_webhook(talk.seller_id, 'question', talk.car_id,
      jsonb_build_object('conversationId', talk.id, 'number', new.number), new.sent_at);
  end if;
  return null;
end
$$;
create trigger messages_webhook after insert on messages for each row execute function messages_note_webhook();

create function offers_note_webhook() returns trigger language plpgsql as $$
declare
  talk conversations := (select c from conversations c where c.id = new.conversation_id);
begin
  if new.maker_id = talk.buyer_id then
    perform note_webhook(talk.seller_id, 'lead', talk.car_id, jsonb_build_object('kind', 'offer',
      'conversationId', talk.id, 'amount', new.amount, 'currency', new.currency), new.made_at);
  end if;
  return null;
end
$$;
create trigger offers_webhook after insert on offers for each row execute function offers_note_webhook();

create function viewings_note_webhook() returns trigger language plpgsql as $$
declare
  talk conversations := (select c from conversations c where c.id = new.conversation_id);
begin
  perform note_webhook(talk.seller_id, 'lead', talk.car_id,
    jsonb_build_object('kind', 'viewing', 'conversationId', talk.id), new.made_at);
  return null;
end
$$;
create trigger viewings_webhook after insert on viewings for each row when (new.state = 'asked')
execute function viewings_note_webhook();

create function listing_analytics_note_webhook() returns trigger language plpgsql as $$
declare
  owner uuid := (select user_id from cars where id = new.car_id);
begin
  perform note_webhook(owner, 'lead', new.car_id, jsonb_build_object('kind', new.channel), new.created_at);
  return null;
end
$$;
create trigger listing_analytics_webhook after insert on listing_analytics for each row
when (new.event = 'contact' and new.channel in ('call', 'whatsapp'))
execute function listing_analytics_note_webhook();
