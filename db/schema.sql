-- What the migrations add up to, for reading and for reviews; made by npm run db -- schema, never by hand.

-- Extensions

CREATE EXTENSION btree_gist;

CREATE EXTENSION pg_trgm;

CREATE EXTENSION unaccent;

-- Types

CREATE TYPE admin_role AS ENUM ('super_admin', 'content_admin', 'user_admin', 'payment_admin');

CREATE TYPE body_type AS ENUM ('sedan', 'hatchback', 'suv', 'truck', 'van', 'coupe', 'convertible', 'pickup', 'wagon', 'crossover');

CREATE TYPE cost_kind AS ENUM ('registration', 'road_fee', 'customs');

CREATE TYPE cost_measure AS ENUM ('fiscal_horsepower', 'horsepower', 'engine_cc');

CREATE TYPE currency AS ENUM ('usd', 'lbp', 'eur');

CREATE TYPE customs_state AS ENUM ('paid', 'unpaid');

CREATE TYPE dealer_application_state AS ENUM ('pending', 'approved', 'rejected');

CREATE TYPE drive_type AS ENUM ('fwd', 'rwd', 'awd', '4wd');

CREATE TYPE expired_reason AS ENUM ('lapsed', 'sold', 'withdrawn', 'plan_ended');

CREATE TYPE fair_price_label AS ENUM ('great', 'good', 'fair', 'high');

CREATE TYPE fuel_type AS ENUM ('gas', 'diesel', 'electric', 'hybrid', 'lpg');

CREATE TYPE gear_type AS ENUM ('automatic', 'manual', 'cvt', 'tiptronic');

CREATE TYPE listing_event AS ENUM ('view', 'contact', 'favorite', 'share');

CREATE TYPE listing_status AS ENUM ('pending', 'active', 'rejected', 'expired');

CREATE TYPE motorcycle_type AS ENUM ('sport', 'cruiser', 'touring', 'adventure', 'naked', 'scooter', 'dirt', 'electric');

CREATE TYPE order_state AS ENUM ('open', 'held', 'paid', 'failed', 'cancelled', 'refunded');

CREATE TYPE payment_method AS ENUM ('manual', 'palpay', 'bank_transfer', 'credit_card', 'paypal');

CREATE TYPE payment_status AS ENUM ('pending', 'verified', 'rejected');

CREATE TYPE plate_kind AS ENUM ('private', 'public', 'none');

CREATE TYPE subscription_tier AS ENUM ('basic', 'pro', 'plus');

CREATE TYPE title_status AS ENUM ('clean', 'salvage');

CREATE TYPE user_status AS ENUM ('active', 'suspended', 'banned');

CREATE TYPE vehicle_category AS ENUM ('small', 'family', 'truck', 'van', 'luxury', 'damaged');

CREATE TYPE vehicle_condition AS ENUM ('new', 'used', 'damaged');

CREATE TYPE vehicle_source AS ENUM ('company', 'gulf', 'us', 'europe');

CREATE TYPE vehicle_type AS ENUM ('car', 'motorcycle');

-- Functions

CREATE OR REPLACE FUNCTION public.admin_activity_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what administrators did is not rewritten' using errcode = 'MS003';
end
$function$;

CREATE OR REPLACE FUNCTION public.admin_users_keep_one()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('admin_users_keep_one'));
  if exists (select from admin_users)
    and not exists (select from admin_users where role = 'super_admin' and is_active and not is_demo)
    and exists (select from gone where role = 'super_admin' and is_active and not is_demo)
  then
    raise exception 'the last general manager stays' using errcode = 'MS004';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_drop_fair_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.fair_price := null;
  new.price_percent := null;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_hold_to_life()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.deleted_at is not null and new.deleted_at is not null
    or (old.status, new.status) not in (
      ('pending', 'active'), ('pending', 'rejected'), ('pending', 'expired'),
      ('active', 'rejected'), ('active', 'pending'), ('active', 'expired'),
      ('rejected', 'active'), ('rejected', 'pending'),
      ('expired', 'active'), ('expired', 'pending'))
    or old.status = 'pending' and new.status = 'expired' and new.expired_reason <> 'plan_ended'
  then
    raise exception 'a listing does not go from % to %', old.status, new.status using errcode = 'MS001';
  end if;
  if old.status = 'expired' and new.status = 'active' and old.changed_while_expired then
    raise exception 'a listing that was changed while expired is reviewed first' using errcode = 'MS001';
  end if;
  if old.status = 'pending' and new.status = 'expired' then
    new.changed_while_expired := true;
  end if;
  if new.status <> 'expired' then
    new.changed_while_expired := false;
  end if;
  if new.status = 'active' and (new.expires_at is null or new.expires_at <= new.updated_at) then
    if new.expires_at is null then
      new.refreshed_at := new.updated_at;
    end if;
    new.expires_at := new.updated_at + make_interval(
      days => (select (value #>> '{}')::int from app_settings where key = 'listing_period_days'));
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_keep_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an administrator deleted this listing' using errcode = 'MS001';
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_keep_price_usd()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.price_usd := price_in_usd(new.price, new.currency);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_note_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into saved_search_news (car_id) select id from added where is_public;
  insert into listing_debuts (car_id, at) select id, now() from added where is_public;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_note_fair_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into saved_search_news (car_id)
  select d.car_id from listing_debuts d where d.car_id = new.id and d.at > now() - interval '2 days';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_note_favorite_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into favorite_news (car_id, noted_at)
  select new.id, now() where exists (select from favorites f where f.car_id = new.id)
  on conflict (car_id) do update set noted_at = excluded.noted_at;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_note_market()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into fair_price_changes (vehicle_type, brand, model)
  select distinct vehicle_type, brand, model from touched where is_public;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_note_market_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.is_public then
    insert into fair_price_changes (vehicle_type, brand, model) values (old.vehicle_type, old.brand, old.model);
  end if;
  if new.is_public and (not old.is_public
    or (old.vehicle_type, old.brand, old.model) <> (new.vehicle_type, new.brand, new.model))
  then
    insert into fair_price_changes (vehicle_type, brand, model) values (new.vehicle_type, new.brand, new.model);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_note_news()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into saved_search_news (car_id) values (new.id);
  insert into listing_debuts (car_id, at) values (new.id, now()) on conflict (car_id) do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_note_removal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from cars_removed where removed_at < now() - interval '1 day';
  insert into cars_removed (id) select id from removed on conflict (id) do nothing;
  perform pg_notify('cars_changed', '');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_note_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> 'pending' then
    new.waiting_since := null;
  elsif new.waiting_since is null then
    new.waiting_since := new.updated_at;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_number_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.change_number := current_change();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_take_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform hold_to_plan(array[new.user_id], array[new.vehicle_type], new.updated_at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_take_places()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owners uuid[];
  kinds vehicle_type[];
  at timestamptz;
begin
  select array_agg(distinct user_id), array_agg(distinct vehicle_type), max(updated_at) into owners, kinds, at
  from added where takes_place(status, deleted_at);
  if owners is not null then
    perform hold_to_plan(owners, kinds, at);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_take_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select in_good_standing(user_status, deletion_requested_at) into new.owner_in_good_standing
  from users where id = new.user_id;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.cars_tell_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('cars_changed', '');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.conversations_follow_priority()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update conversations set priority = new.chat_priority where car_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.cost_bands_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of costs are followed, never changed' using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.cost_rates_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
    and to_jsonb(new) - '{withdrawn_at,withdrawn_by,withdrawn_reason}'::text[]
      = to_jsonb(old) - '{withdrawn_at,withdrawn_by,withdrawn_reason}'::text[]
  then
    return new;
  end if;
  raise exception 'rows of costs are followed, never changed' using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.current_change()
 RETURNS bigint
 LANGUAGE sql
RETURN ((pg_current_xact_id())::text)::bigint;

CREATE OR REPLACE FUNCTION public.dealer_applications_stay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an application that was decided stays as it was';
end $function$;

CREATE OR REPLACE FUNCTION public.feature_bits(features text[])
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (((((((((((((((((((((features @> '{air-conditioning}'::text[]))::integer | (((features @> '{power-steering}'::text[]))::integer << 1)) | (((features @> '{leather-seats}'::text[]))::integer << 2)) | (((features @> '{heated-seats}'::text[]))::integer << 3)) | (((features @> '{electric-windows}'::text[]))::integer << 4)) | (((features @> '{cruise-control}'::text[]))::integer << 5)) | (((features @> '{keyless-entry}'::text[]))::integer << 6)) | (((features @> '{airbags}'::text[]))::integer << 7)) | (((features @> '{abs}'::text[]))::integer << 8)) | (((features @> '{stability-control}'::text[]))::integer << 9)) | (((features @> '{parking-sensors}'::text[]))::integer << 10)) | (((features @> '{rear-camera}'::text[]))::integer << 11)) | (((features @> '{blind-spot-monitor}'::text[]))::integer << 12)) | (((features @> '{bluetooth}'::text[]))::integer << 13)) | (((features @> '{gps}'::text[]))::integer << 14)) | (((features @> '{carplay}'::text[]))::integer << 15)) | (((features @> '{push-start}'::text[]))::integer << 16)) | (((features @> '{sunroof}'::text[]))::integer << 17)) | (((features @> '{led-lights}'::text[]))::integer << 18)) | (((features @> '{alloy-wheels}'::text[]))::integer << 19));

CREATE OR REPLACE FUNCTION public.fold_search(input text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(lower(unaccent('unaccent'::regdictionary, input)), ('أإآٱىةؤئیکە٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹-_./\,;:!?()[]{}"''`´’‘“”«»+*&|<>=~^@#$%€…–—•،؛؟'::text || ' ـًٌٍَُِّْٰ‌‍‎‏'::text), ('اااايهوييكه01234567890123456789                                               '::text || ' '::text));

CREATE OR REPLACE FUNCTION public.has_showroom(is_verified_dealer boolean, slug text, status user_status, deletion_requested_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (is_verified_dealer AND (slug IS NOT NULL) AND in_good_standing(status, deletion_requested_at));

CREATE OR REPLACE FUNCTION public.hash_quarters(hash bigint)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY[((hash & (65535)::bigint))::integer, ((((hash >> 16) & (65535)::bigint))::integer | 65536), ((((hash >> 32) & (65535)::bigint))::integer | 131072), ((((hash >> 48) & (65535)::bigint))::integer | 196608)];

CREATE OR REPLACE FUNCTION public.hold_to_plan(owners uuid[], kinds vehicle_type[], at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  found record;
begin
  perform from users where id = any (owners) order by id for no key update;
  select used.*, p.max_ads, p.max_car_listings, p.max_motorcycle_listings into found
  from (
    select user_id, count(*)::int as ads, count(*) filter (where vehicle_type = 'car')::int as cars,
      count(*) filter (where vehicle_type = 'motorcycle')::int as motorcycles
    from cars where user_id = any (owners) and takes_place(status, deleted_at) group by user_id
  ) used
  join users u on u.id = used.user_id
  join subscription_plans p on p.slug = plan_at(u.current_plan, u.subscription_ends_at, at)
  where used.ads > p.max_ads
    or used.cars > p.max_car_listings and 'car' = any (kinds)
    or used.motorcycles > p.max_motorcycle_listings and 'motorcycle' = any (kinds)
  limit 1;
  if found.user_id is not null then
    raise exception 'the plan of % has no place left', found.user_id using errcode = 'MS002', detail = json_build_object(
      'ads', found.ads, 'cars', found.cars, 'motorcycles', found.motorcycles, 'maxAds', found.max_ads,
      'maxCars', found.max_car_listings, 'maxMotorcycles', found.max_motorcycle_listings)::text;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.in_good_standing(status user_status, deletion_requested_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((status = 'active'::user_status) AND (deletion_requested_at IS NULL));

CREATE OR REPLACE FUNCTION public.listing_with_same_picture(pictures uuid[], of_user uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
declare
  mine bigint;
  found uuid;
begin
  for mine in select perceptual_hash from uploads where id = any (pictures) and perceptual_hash is not null loop
    with alike as materialized (
      select id from uploads
      where hash_quarters(perceptual_hash) && hash_quarters(mine) and bit_count((perceptual_hash # mine)::bit(64)) <= 3
    )
    select c.id into found from alike join cars c on picture_ids(c.images) @> array[alike.id]
    where c.user_id <> of_user and c.deleted_at is null
    limit 1;
    if found is not null then
      return found;
    end if;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notifications_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', json_build_object('to', part.users, 'event', 'notification', 'data', json_build_object())::text)
  from (
    select json_agg(user_id) as users
    from (select user_id, row_number() over () / 150 as part from (select distinct user_id from added) once) numbered
    group by numbered.part
  ) part;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.order_events_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the history of an order is not rewritten' using errcode = 'MS003';
end
$function$;

CREATE OR REPLACE FUNCTION public.orders_hold_to_life()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.state, new.state) not in (
    ('open', 'held'), ('open', 'paid'), ('open', 'failed'), ('open', 'cancelled'),
    ('failed', 'paid'), ('failed', 'held'), ('cancelled', 'paid'), ('cancelled', 'held'), ('cancelled', 'failed'),
    ('failed', 'cancelled'), ('held', 'paid'), ('held', 'cancelled'), ('held', 'refunded'), ('paid', 'refunded'))
  then
    raise exception 'an order does not go from % to %', old.state, new.state using errcode = 'MS003';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.orders_keep_terms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the terms of an order do not change' using errcode = 'MS003';
end
$function$;

CREATE OR REPLACE FUNCTION public.picture_ids(images text[])
 RETURNS uuid[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(array_agg(("substring"(image.image, '^/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/'::text))::uuid), '{}'::uuid[]) AS "coalesce" FROM unnest(picture_ids.images) image(image));

CREATE OR REPLACE FUNCTION public.plan_at(current_plan text, subscription_ends_at timestamp with time zone, at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (subscription_ends_at <= at) THEN 'free'::text ELSE current_plan END;

CREATE OR REPLACE FUNCTION public.price_in_usd(price numeric, of_currency currency)
 RETURNS numeric
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE of_currency WHEN 'usd'::currency THEN price ELSE round((price / (SELECT ((app_settings.value ->> (price_in_usd.of_currency)::text))::numeric AS "numeric" FROM app_settings WHERE (app_settings.key = 'exchange_rates'::text))), 2) END;

CREATE OR REPLACE FUNCTION public.sessions_tell_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', json_build_object('ended', part.ids)::text)
  from (
    select json_agg(id) as ids from (select id, row_number() over () / 150 as part from ended) numbered
    group by numbered.part
  ) part;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.takes_place(status listing_status, deleted_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((status = ANY (ARRAY['pending'::listing_status, 'active'::listing_status])) AND (deleted_at IS NULL));

CREATE OR REPLACE FUNCTION public.users_change_listings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update cars set change_number = current_change() where user_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.users_keep_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update cars set owner_in_good_standing = in_good_standing(new.user_status, new.deletion_requested_at)
  where user_id = new.id;
  if not in_good_standing(new.user_status, new.deletion_requested_at) then
    delete from sessions where user_id = new.id;
  end if;
  return null;
end
$function$;

-- Tables

CREATE TABLE activations (
  order_id uuid NOT NULL,
  amount numeric(8,2) NOT NULL,
  activated_at timestamp with time zone NOT NULL,
  taken_back_at timestamp with time zone,
  CONSTRAINT activations_pkey PRIMARY KEY (order_id),
  CONSTRAINT activations_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT activations_amount_check CHECK (amount > 0::numeric)
);
COMMENT ON TABLE activations IS 'The primary key is the promise: what was paid starts once, however many tell of it';

CREATE TABLE add_ons (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid,
  bonus_feature_id uuid NOT NULL,
  car_id uuid,
  order_item_id uuid,
  amount numeric(8,2) DEFAULT 0 NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  last_run_at timestamp with time zone,
  taken_back_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT add_ons_pkey PRIMARY KEY (id),
  CONSTRAINT add_ons_order_item_id_key UNIQUE (order_item_id),
  CONSTRAINT add_ons_bonus_feature_id_fkey FOREIGN KEY (bonus_feature_id) REFERENCES bonus_features(id),
  CONSTRAINT add_ons_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT add_ons_order_item_id_fkey FOREIGN KEY (order_item_id) REFERENCES order_items(id),
  CONSTRAINT add_ons_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT add_ons_amount_check CHECK (amount >= 0::numeric),
  CONSTRAINT add_ons_check CHECK (ends_at IS NULL OR ends_at >= starts_at)
);
CREATE INDEX add_ons_ending ON public.add_ons USING btree (ends_at) WHERE ((ended_at IS NULL) AND (ends_at IS NOT NULL));
CREATE INDEX add_ons_of_car ON public.add_ons USING btree (car_id, bonus_feature_id) WHERE (car_id IS NOT NULL);
CREATE INDEX add_ons_of_user ON public.add_ons USING btree (user_id, bonus_feature_id);
CREATE INDEX add_ons_running ON public.add_ons USING btree (bonus_feature_id, starts_at) WHERE (ended_at IS NULL);
COMMENT ON COLUMN add_ons.ends_at IS 'Null: it does not end by itself';
COMMENT ON COLUMN add_ons.ended_at IS 'When its effect was taken away';
COMMENT ON COLUMN add_ons.last_run_at IS 'Of the auto-refresh: when listings last moved up';

CREATE TABLE admin_activity_log (
  id uuid DEFAULT uuidv7() NOT NULL,
  admin_id uuid,
  action text NOT NULL,
  resource_type text NOT NULL,
  resource_id text,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  before jsonb,
  after jsonb,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT admin_activity_log_pkey PRIMARY KEY (id),
  CONSTRAINT admin_activity_log_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id),
  CONSTRAINT admin_activity_log_action_check CHECK (action ~ '^[a-z_]+\.[a-z_]+$'::text AND char_length(action) <= 80),
  CONSTRAINT admin_activity_log_details_check CHECK (jsonb_typeof(details) = 'object'::text),
  CONSTRAINT admin_activity_log_ip_address_check CHECK (char_length(ip_address) <= 60),
  CONSTRAINT admin_activity_log_resource_id_check CHECK (char_length(resource_id) <= 200),
  CONSTRAINT admin_activity_log_resource_type_check CHECK (resource_type ~ '^[a-z_]{1,40}$'::text),
  CONSTRAINT admin_activity_log_user_agent_check CHECK (char_length(user_agent) <= 300)
);
CREATE INDEX admin_activity_newest ON public.admin_activity_log USING btree (created_at DESC, id DESC);
CREATE INDEX admin_activity_of_action ON public.admin_activity_log USING btree (action, created_at DESC);
CREATE INDEX admin_activity_of_admin ON public.admin_activity_log USING btree (admin_id, created_at DESC);
CREATE INDEX admin_activity_of_resource ON public.admin_activity_log USING btree (resource_type, resource_id, created_at DESC);
CREATE TRIGGER admin_activity_kept BEFORE DELETE OR UPDATE ON public.admin_activity_log FOR EACH ROW EXECUTE FUNCTION admin_activity_keep();
CREATE TRIGGER admin_activity_not_emptied BEFORE TRUNCATE ON public.admin_activity_log FOR EACH STATEMENT EXECUTE FUNCTION admin_activity_keep();
COMMENT ON TABLE admin_activity_log IS 'What administrators did: written once, never changed';
COMMENT ON COLUMN admin_activity_log.before IS 'What of the resource was changed, as it was';

CREATE TABLE admin_invitations (
  id uuid DEFAULT uuidv7() NOT NULL,
  admin_id uuid,
  username text NOT NULL,
  email text NOT NULL,
  full_name text NOT NULL,
  role admin_role NOT NULL,
  language text NOT NULL,
  token text,
  invited_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  CONSTRAINT admin_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT admin_invitations_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  CONSTRAINT admin_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES admin_users(id),
  CONSTRAINT admin_invitations_email_check CHECK (char_length(email) >= 3 AND char_length(email) <= 254),
  CONSTRAINT admin_invitations_full_name_check CHECK (char_length(full_name) >= 1 AND char_length(full_name) <= 100),
  CONSTRAINT admin_invitations_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT admin_invitations_token_check CHECK (token ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT admin_invitations_username_check CHECK (username ~ '^[a-z0-9][a-z0-9._-]{2,49}$'::text)
);
CREATE INDEX admin_invitations_by ON public.admin_invitations USING btree (invited_by);
CREATE INDEX admin_invitations_of_admin ON public.admin_invitations USING btree (admin_id) WHERE (admin_id IS NOT NULL);
CREATE UNIQUE INDEX admin_invitations_one_open ON public.admin_invitations USING btree (username) WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL));
CREATE UNIQUE INDEX admin_invitations_token ON public.admin_invitations USING btree (token) WHERE (token IS NOT NULL);
COMMENT ON COLUMN admin_invitations.admin_id IS 'Whose password it is for; null while it makes an administrator';
COMMENT ON COLUMN admin_invitations.token IS 'SHA-256 of the token in the mail; null until the mail is sent, and once it was used';

CREATE TABLE admin_recovery_codes (
  admin_id uuid NOT NULL,
  code text NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT admin_recovery_codes_pkey PRIMARY KEY (admin_id, code),
  CONSTRAINT admin_recovery_codes_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  CONSTRAINT admin_recovery_codes_code_check CHECK (code ~ '^[0-9a-f]{64}$'::text)
);
COMMENT ON COLUMN admin_recovery_codes.code IS 'SHA-256: each stands in for a code of the second factor once';

CREATE TABLE admin_tokens (
  id uuid DEFAULT uuidv7() NOT NULL,
  token text NOT NULL,
  admin_id uuid NOT NULL,
  user_agent text,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  CONSTRAINT admin_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT admin_tokens_token_key UNIQUE (token),
  CONSTRAINT admin_tokens_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  CONSTRAINT admin_tokens_token_check CHECK (token ~ '^[0-9a-f]{64}$'::text),
  CONSTRAINT admin_tokens_user_agent_check CHECK (char_length(user_agent) <= 300)
);
CREATE INDEX admin_tokens_of_admin ON public.admin_tokens USING btree (admin_id, last_seen_at DESC);
CREATE INDEX admin_tokens_to_sweep ON public.admin_tokens USING btree (last_seen_at);
COMMENT ON COLUMN admin_tokens.token IS 'SHA-256 of the token: who reads this table cannot sign in with it';
COMMENT ON COLUMN admin_tokens.last_seen_at IS 'It ends session_timeout_minutes later';

CREATE TABLE admin_users (
  id uuid DEFAULT uuidv7() NOT NULL,
  username text NOT NULL,
  email text NOT NULL,
  password text NOT NULL,
  full_name text NOT NULL,
  role admin_role DEFAULT 'content_admin'::admin_role NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  last_login_at timestamp with time zone,
  login_attempts integer DEFAULT 0 NOT NULL,
  locked_until timestamp with time zone,
  totp_secret text,
  totp_enabled_at timestamp with time zone,
  totp_last_step bigint,
  password_changed_at timestamp with time zone,
  is_demo boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT admin_users_pkey PRIMARY KEY (id),
  CONSTRAINT admin_users_check CHECK (totp_enabled_at IS NULL OR totp_secret IS NOT NULL),
  CONSTRAINT admin_users_email_check CHECK (char_length(email) >= 3 AND char_length(email) <= 254),
  CONSTRAINT admin_users_full_name_check CHECK (char_length(full_name) >= 1 AND char_length(full_name) <= 100),
  CONSTRAINT admin_users_login_attempts_check CHECK (login_attempts >= 0),
  CONSTRAINT admin_users_username_check CHECK (username ~ '^[a-z0-9][a-z0-9._-]{2,49}$'::text)
);
CREATE UNIQUE INDEX admin_users_email_key ON public.admin_users USING btree (lower(email));
CREATE UNIQUE INDEX admin_users_username_key ON public.admin_users USING btree (username);
CREATE TRIGGER admin_users_one_stays_deleted AFTER DELETE ON public.admin_users REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION admin_users_keep_one();
CREATE TRIGGER admin_users_one_stays_updated AFTER UPDATE ON public.admin_users REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION admin_users_keep_one();
COMMENT ON COLUMN admin_users.username IS 'In lower case; typed in any';
COMMENT ON COLUMN admin_users.password IS 'argon2id, in PHC form';
COMMENT ON COLUMN admin_users.is_active IS 'False: neither signs in nor stays signed in; the row stays, for what was done under it';
COMMENT ON COLUMN admin_users.totp_secret IS 'Encrypted; without totp_enabled_at a set-up that was not confirmed yet';
COMMENT ON COLUMN admin_users.totp_last_step IS 'Of the newest code that was taken: it and older ones are not taken again';
COMMENT ON COLUMN admin_users.is_demo IS 'Its password is printed: it does not sign in in production';

CREATE TABLE app_settings (
  id uuid DEFAULT uuidv7() NOT NULL,
  key text NOT NULL,
  value jsonb NOT NULL,
  description text NOT NULL,
  updated_by uuid,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT app_settings_pkey PRIMARY KEY (id),
  CONSTRAINT app_settings_key_key UNIQUE (key),
  CONSTRAINT app_settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES admin_users(id),
  CONSTRAINT app_settings_key_check CHECK (key ~ '^[a-z][a-z0-9_.]*$'::text)
);
COMMENT ON TABLE app_settings IS 'Everything an operator may change while the market runs; one row a setting.';

CREATE TABLE bonus_features (
  id uuid DEFAULT uuidv7() NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  name_ar text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  description_ar text DEFAULT ''::text NOT NULL,
  price numeric(8,2) NOT NULL,
  currency text DEFAULT 'USD'::text NOT NULL,
  days integer,
  per_listing boolean NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  display_order integer DEFAULT 0 NOT NULL,
  color text DEFAULT '#6B46C1'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT bonus_features_pkey PRIMARY KEY (id),
  CONSTRAINT bonus_features_slug_key UNIQUE (slug),
  CONSTRAINT bonus_features_color_check CHECK (color ~ '^#[0-9A-Fa-f]{6}$'::text),
  CONSTRAINT bonus_features_currency_check CHECK (currency = 'USD'::text),
  CONSTRAINT bonus_features_days_check CHECK (days >= 1 AND days <= 3660),
  CONSTRAINT bonus_features_price_check CHECK (price > 0::numeric),
  CONSTRAINT bonus_features_slug_check CHECK (slug = ANY (ARRAY['featured'::text, 'auto_refresh'::text, 'verification_badge'::text, 'notification_campaign'::text, 'chat_priority'::text]))
);
COMMENT ON COLUMN bonus_features.days IS 'How long it works; null: once, or for as long as what it is for';
COMMENT ON COLUMN bonus_features.per_listing IS 'Bought for one listing, not for the account';

CREATE TABLE bulk_messages (
  id uuid DEFAULT uuidv7() NOT NULL,
  kind text NOT NULL,
  audience text NOT NULL,
  title_ar text,
  title_en text,
  body_ar text,
  body_en text,
  link text,
  addresses text[],
  state text DEFAULT 'draft'::text NOT NULL,
  attachment_key text,
  attachment_name text,
  attachment_bytes integer,
  tested_at timestamp with time zone,
  send_at timestamp with time zone,
  prepared_at timestamp with time zone,
  finished_at timestamp with time zone,
  worked_until timestamp with time zone,
  worker uuid,
  total integer DEFAULT 0 NOT NULL,
  sent integer DEFAULT 0 NOT NULL,
  failed integer DEFAULT 0 NOT NULL,
  skipped integer DEFAULT 0 NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT bulk_messages_pkey PRIMARY KEY (id),
  CONSTRAINT bulk_messages_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin_users(id),
  CONSTRAINT bulk_messages_addresses_check CHECK (cardinality(addresses) >= 1 AND cardinality(addresses) <= 5000),
  CONSTRAINT bulk_messages_attachment_bytes_check CHECK (attachment_bytes >= 1 AND attachment_bytes <= 5242880),
  CONSTRAINT bulk_messages_attachment_key_check CHECK (char_length(attachment_key) <= 200),
  CONSTRAINT bulk_messages_attachment_name_check CHECK (char_length(attachment_name) >= 1 AND char_length(attachment_name) <= 120),
  CONSTRAINT bulk_messages_body_ar_check CHECK (char_length(body_ar) >= 1 AND char_length(body_ar) <= 5000),
  CONSTRAINT bulk_messages_body_en_check CHECK (char_length(body_en) >= 1 AND char_length(body_en) <= 5000),
  CONSTRAINT bulk_messages_check CHECK (
CASE kind
    WHEN 'notification'::text THEN audience = ANY (ARRAY['all'::text, 'subscribers'::text, 'dealers'::text, 'individuals'::text])
    ELSE audience = ANY (ARRAY['verified'::text, 'paid'::text, 'inactive'::text, 'list'::text])
END),
  CONSTRAINT bulk_messages_check1 CHECK ((title_ar IS NULL) = (body_ar IS NULL) AND (title_en IS NULL) = (body_en IS NULL)),
  CONSTRAINT bulk_messages_check2 CHECK (title_ar IS NOT NULL OR title_en IS NOT NULL),
  CONSTRAINT bulk_messages_check3 CHECK (kind = 'email'::text OR char_length(body_ar) <= 1000 OR body_ar IS NULL),
  CONSTRAINT bulk_messages_check4 CHECK (kind = 'email'::text OR char_length(body_en) <= 1000 OR body_en IS NULL),
  CONSTRAINT bulk_messages_check5 CHECK ((attachment_key IS NULL) = (attachment_name IS NULL) AND (attachment_key IS NULL) = (attachment_bytes IS NULL)),
  CONSTRAINT bulk_messages_check6 CHECK (kind = 'email'::text OR attachment_key IS NULL),
  CONSTRAINT bulk_messages_check7 CHECK ((sent + failed + skipped) <= total),
  CONSTRAINT bulk_messages_check8 CHECK (kind = 'notification'::text OR (state = ANY (ARRAY['draft'::text, 'cancelled'::text])) OR tested_at IS NOT NULL),
  CONSTRAINT bulk_messages_failed_check CHECK (failed >= 0),
  CONSTRAINT bulk_messages_kind_check CHECK (kind = ANY (ARRAY['notification'::text, 'email'::text])),
  CONSTRAINT bulk_messages_link_check CHECK (link ~ '^/([^/\\]|$)'::text AND char_length(link) <= 300),
  CONSTRAINT bulk_messages_sent_check CHECK (sent >= 0),
  CONSTRAINT bulk_messages_skipped_check CHECK (skipped >= 0),
  CONSTRAINT bulk_messages_state_check CHECK (state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'sent'::text, 'cancelled'::text, 'stopped'::text])),
  CONSTRAINT bulk_messages_title_ar_check CHECK (char_length(title_ar) >= 1 AND char_length(title_ar) <= 120),
  CONSTRAINT bulk_messages_title_en_check CHECK (char_length(title_en) >= 1 AND char_length(title_en) <= 120),
  CONSTRAINT bulk_messages_total_check CHECK (total >= 0)
);
CREATE INDEX bulk_messages_by ON public.bulk_messages USING btree (created_by);
CREATE INDEX bulk_messages_newest ON public.bulk_messages USING btree (created_at DESC, id DESC);
CREATE INDEX bulk_messages_under_way ON public.bulk_messages USING btree (send_at) WHERE (state = ANY (ARRAY['scheduled'::text, 'sending'::text]));
COMMENT ON COLUMN bulk_messages.title_ar IS 'The subject of a mail; each reads the own language where both are there';
COMMENT ON COLUMN bulk_messages.addresses IS 'Of a list: mails and, of users, ids. Forgotten once the recipients are written down';
COMMENT ON COLUMN bulk_messages.tested_at IS 'When its writer had it sent to the own address, as it is worded now';
COMMENT ON COLUMN bulk_messages.prepared_at IS 'When its recipients were written down';
COMMENT ON COLUMN bulk_messages.worked_until IS 'One process sends it until then, and longer as it goes on; a later one may take it over';

CREATE TABLE bulk_recipients (
  id uuid DEFAULT uuidv7() NOT NULL,
  message_id uuid NOT NULL,
  user_id uuid,
  address text,
  outcome text DEFAULT 'waiting'::text NOT NULL,
  reason text,
  attempts smallint DEFAULT 0 NOT NULL,
  at timestamp with time zone,
  CONSTRAINT bulk_recipients_pkey PRIMARY KEY (id),
  CONSTRAINT bulk_recipients_message_id_fkey FOREIGN KEY (message_id) REFERENCES bulk_messages(id) ON DELETE CASCADE,
  CONSTRAINT bulk_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT bulk_recipients_address_check CHECK (char_length(address) >= 3 AND char_length(address) <= 254),
  CONSTRAINT bulk_recipients_check CHECK ((user_id IS NULL) <> (address IS NULL)),
  CONSTRAINT bulk_recipients_check1 CHECK ((reason IS NOT NULL) = (outcome = ANY (ARRAY['failed'::text, 'skipped'::text]))),
  CONSTRAINT bulk_recipients_outcome_check CHECK (outcome = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'skipped'::text])),
  CONSTRAINT bulk_recipients_reason_check CHECK (reason = ANY (ARRAY['unsubscribed'::text, 'standing'::text, 'refused'::text, 'unreachable'::text, 'interrupted'::text]))
);
CREATE UNIQUE INDEX bulk_recipients_addresses_once ON public.bulk_recipients USING btree (message_id, address) WHERE (address IS NOT NULL);
CREATE INDEX bulk_recipients_by_outcome ON public.bulk_recipients USING btree (message_id, outcome, id);
CREATE INDEX bulk_recipients_in_order ON public.bulk_recipients USING btree (message_id, id);
CREATE INDEX bulk_recipients_of_user ON public.bulk_recipients USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX bulk_recipients_users_once ON public.bulk_recipients USING btree (message_id, user_id) WHERE (user_id IS NOT NULL);
COMMENT ON COLUMN bulk_recipients.address IS 'Of a list, where no account has it';
COMMENT ON COLUMN bulk_recipients.outcome IS 'Sending: handed over at this moment; found so later, nobody knows, and it is not sent again';

CREATE TABLE campaigns (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid,
  add_on_id uuid NOT NULL,
  car_id uuid,
  title text NOT NULL,
  body text NOT NULL,
  state text DEFAULT 'pending'::text NOT NULL,
  rejection_reason text,
  reviewed_by uuid,
  reviewed_at timestamp with time zone,
  sent_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT campaigns_pkey PRIMARY KEY (id),
  CONSTRAINT campaigns_add_on_id_key UNIQUE (add_on_id),
  CONSTRAINT campaigns_add_on_id_fkey FOREIGN KEY (add_on_id) REFERENCES add_ons(id),
  CONSTRAINT campaigns_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT campaigns_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES admin_users(id),
  CONSTRAINT campaigns_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT campaigns_body_check CHECK (char_length(body) >= 10 AND char_length(body) <= 300),
  CONSTRAINT campaigns_rejection_reason_check CHECK (char_length(rejection_reason) <= 500),
  CONSTRAINT campaigns_state_check CHECK (state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'sent'::text])),
  CONSTRAINT campaigns_title_check CHECK (char_length(title) >= 3 AND char_length(title) <= 80)
);
CREATE INDEX campaigns_of_car ON public.campaigns USING btree (car_id) WHERE (car_id IS NOT NULL);
CREATE INDEX campaigns_of_user ON public.campaigns USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX campaigns_waiting ON public.campaigns USING btree (created_at) WHERE (state = ANY (ARRAY['pending'::text, 'approved'::text]));

CREATE TABLE car_comparisons (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  car_ids uuid[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT car_comparisons_pkey PRIMARY KEY (id),
  CONSTRAINT car_comparisons_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT car_comparisons_car_ids_check CHECK (cardinality(car_ids) >= 2 AND cardinality(car_ids) <= 4),
  CONSTRAINT car_comparisons_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 120)
);
CREATE INDEX car_comparisons_of_user ON public.car_comparisons USING btree (user_id, created_at DESC, id DESC);
COMMENT ON COLUMN car_comparisons.car_ids IS 'In the order of the columns; a listing that is gone keeps its column, which says so';

CREATE TABLE cars (
  id uuid DEFAULT uuidv7() NOT NULL,
  vehicle_type vehicle_type DEFAULT 'car'::vehicle_type NOT NULL,
  title text NOT NULL,
  brand text NOT NULL,
  model text NOT NULL,
  year smallint NOT NULL,
  price numeric(14,2) NOT NULL,
  currency currency DEFAULT 'usd'::currency NOT NULL,
  price_usd numeric(14,2) NOT NULL,
  previous_price numeric(14,2),
  previous_price_usd numeric(14,2),
  price_cut_at timestamp with time zone,
  gear_type gear_type DEFAULT 'automatic'::gear_type NOT NULL,
  fuel_type fuel_type DEFAULT 'gas'::fuel_type NOT NULL,
  body_type body_type,
  condition vehicle_condition DEFAULT 'used'::vehicle_condition NOT NULL,
  mileage integer DEFAULT 0 NOT NULL,
  engine_capacity numeric(4,2),
  horsepower integer,
  drive_type drive_type,
  exterior_color text,
  interior_color text,
  number_of_seats smallint,
  number_of_doors smallint,
  vin_number text,
  license_valid boolean DEFAULT true NOT NULL,
  accident_history boolean DEFAULT false NOT NULL,
  previous_owners smallint DEFAULT 1 NOT NULL,
  service_history boolean DEFAULT false NOT NULL,
  city text NOT NULL,
  phone_number text,
  description text DEFAULT ''::text NOT NULL,
  category vehicle_category DEFAULT 'family'::vehicle_category NOT NULL,
  images text[] DEFAULT '{}'::text[] NOT NULL,
  features text[] DEFAULT '{}'::text[] NOT NULL,
  motorcycle_type motorcycle_type,
  bike_engine_size integer,
  user_id uuid NOT NULL,
  status listing_status DEFAULT 'pending'::listing_status NOT NULL,
  expired_reason expired_reason,
  rejection_reason text,
  featured boolean DEFAULT false NOT NULL,
  search_priority smallint DEFAULT 0 NOT NULL,
  owner_in_good_standing boolean DEFAULT true NOT NULL,
  view_count integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  refreshed_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone,
  deleted_at timestamp with time zone,
  is_public boolean GENERATED ALWAYS AS (((status = 'active'::listing_status) AND owner_in_good_standing AND (deleted_at IS NULL))) STORED NOT NULL,
  terms text DEFAULT ''::text NOT NULL,
  search_text text GENERATED ALWAYS AS (((' '::text || fold_search(((title || ' '::text) || terms))) || ' '::text)) STORED NOT NULL,
  feature_bits integer GENERATED ALWAYS AS (feature_bits(features)) STORED NOT NULL,
  view_rank smallint GENERATED ALWAYS AS ((floor(((4)::double precision * ln(((view_count)::double precision + (1.0)::double precision)))))::smallint) STORED NOT NULL,
  change_number bigint DEFAULT current_change() NOT NULL,
  rejection_code text,
  changed_while_expired boolean DEFAULT false NOT NULL,
  chat_priority boolean DEFAULT false NOT NULL,
  waiting_since timestamp with time zone,
  deleted_by uuid,
  source vehicle_source,
  customs customs_state,
  title_status title_status,
  plate plate_kind,
  plate_number text,
  fair_price fair_price_label,
  price_percent integer,
  CONSTRAINT cars_pkey PRIMARY KEY (id),
  CONSTRAINT cars_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES admin_users(id),
  CONSTRAINT cars_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT cars_bike_engine_size_check CHECK (bike_engine_size >= 1 AND bike_engine_size <= 5000),
  CONSTRAINT cars_brand_check CHECK (brand ~ '^[a-z0-9-]{1,60}$'::text),
  CONSTRAINT cars_check CHECK ((status = 'expired'::listing_status) = (expired_reason IS NOT NULL)),
  CONSTRAINT cars_check1 CHECK (vehicle_type = 'motorcycle'::vehicle_type OR motorcycle_type IS NULL),
  CONSTRAINT cars_check2 CHECK ((status = 'pending'::listing_status) = (waiting_since IS NOT NULL)),
  CONSTRAINT cars_description_check CHECK (char_length(description) <= 10000),
  CONSTRAINT cars_engine_capacity_check CHECK (engine_capacity >= 0.1 AND engine_capacity <= 20::numeric),
  CONSTRAINT cars_fair_price_whole CHECK ((fair_price IS NULL) = (price_percent IS NULL)),
  CONSTRAINT cars_features_check CHECK (cardinality(features) <= 60),
  CONSTRAINT cars_horsepower_check CHECK (horsepower >= 1 AND horsepower <= 3000),
  CONSTRAINT cars_images_check CHECK (cardinality(images) <= 60),
  CONSTRAINT cars_mileage_check CHECK (mileage >= 0 AND mileage <= 9999999),
  CONSTRAINT cars_model_check CHECK (char_length(model) >= 1 AND char_length(model) <= 80),
  CONSTRAINT cars_number_of_doors_check CHECK (number_of_doors >= 1 AND number_of_doors <= 10),
  CONSTRAINT cars_number_of_seats_check CHECK (number_of_seats >= 1 AND number_of_seats <= 100),
  CONSTRAINT cars_phone_number_check CHECK (phone_number ~ '^\+[1-9][0-9]{6,14}$'::text),
  CONSTRAINT cars_plate_number_check CHECK (plate_number ~ '^([A-Z] )?[0-9]{1,7}$'::text),
  CONSTRAINT cars_plate_number_needs_plate CHECK (plate_number IS NULL OR plate IS NOT NULL AND plate <> 'none'::plate_kind),
  CONSTRAINT cars_previous_owners_check CHECK (previous_owners >= 0 AND previous_owners <= 99),
  CONSTRAINT cars_price_check CHECK (price > 0::numeric),
  CONSTRAINT cars_price_percent_check CHECK (price_percent > 0),
  CONSTRAINT cars_price_usd_check CHECK (price_usd >= 0::numeric),
  CONSTRAINT cars_rejection_code_check CHECK (rejection_code ~ '^[a-z_]{1,40}$'::text),
  CONSTRAINT cars_salvage_tells_accident CHECK (title_status IS DISTINCT FROM 'salvage'::title_status OR accident_history),
  CONSTRAINT cars_terms_check CHECK (char_length(terms) <= 2000),
  CONSTRAINT cars_title_check CHECK (char_length(title) >= 3 AND char_length(title) <= 150),
  CONSTRAINT cars_view_count_check CHECK (view_count >= 0),
  CONSTRAINT cars_vin_number_check CHECK (vin_number ~ '^[A-HJ-NPR-Z0-9]{17}$'::text),
  CONSTRAINT cars_year_check CHECK (year >= 1900 AND year <= 2200)
) WITH (fillfactor=90, autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX cars_admin_by_city ON public.cars USING btree (city, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX cars_admin_by_created ON public.cars USING btree (created_at DESC, id DESC) INCLUDE (status, city, vehicle_type) WHERE (deleted_at IS NULL);
CREATE INDEX cars_admin_by_model ON public.cars USING btree (brand, model, id) INCLUDE (status, city, vehicle_type) WHERE (deleted_at IS NULL);
CREATE INDEX cars_admin_by_price ON public.cars USING btree (price_usd, id) INCLUDE (status, city, vehicle_type) WHERE (deleted_at IS NULL);
CREATE INDEX cars_admin_by_status ON public.cars USING btree (status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX cars_admin_by_year ON public.cars USING btree (year, id) INCLUDE (status, city, vehicle_type) WHERE (deleted_at IS NULL);
CREATE INDEX cars_by_created ON public.cars USING btree (vehicle_type, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_by_default ON public.cars USING btree (vehicle_type, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_by_fair_price ON public.cars USING btree (vehicle_type, price_percent, id) WHERE is_public;
CREATE INDEX cars_by_mileage ON public.cars USING btree (vehicle_type, mileage, id) WHERE is_public;
CREATE INDEX cars_by_price ON public.cars USING btree (vehicle_type, price_usd, id) WHERE is_public;
CREATE INDEX cars_by_views ON public.cars USING btree (vehicle_type, view_rank DESC) WHERE is_public;
CREATE INDEX cars_by_year ON public.cars USING btree (vehicle_type, year DESC, id DESC) WHERE is_public;
CREATE INDEX cars_changed ON public.cars USING btree (change_number, id);
CREATE INDEX cars_deleted ON public.cars USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX cars_expiring ON public.cars USING btree (expires_at) WHERE ((status = 'active'::listing_status) AND (deleted_at IS NULL));
CREATE INDEX cars_featured ON public.cars USING btree (refreshed_at DESC, id DESC) WHERE (is_public AND featured);
CREATE INDEX cars_not_in_dollars ON public.cars USING btree (id) WHERE (currency <> 'usd'::currency);
CREATE INDEX cars_of_body ON public.cars USING btree (vehicle_type, body_type, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_of_brand ON public.cars USING btree (vehicle_type, brand, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_of_brand_by_price ON public.cars USING btree (vehicle_type, brand, price_usd, id) WHERE is_public;
CREATE INDEX cars_of_category ON public.cars USING btree (vehicle_type, category, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_of_city ON public.cars USING btree (vehicle_type, city, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_of_model ON public.cars USING btree (vehicle_type, brand, model, featured DESC, search_priority DESC, refreshed_at DESC, id DESC) WHERE is_public;
CREATE INDEX cars_phone ON public.cars USING btree (phone_number) WHERE (phone_number IS NOT NULL);
CREATE INDEX cars_pictures ON public.cars USING gin (picture_ids(images)) WITH (fastupdate=off);
CREATE INDEX cars_public_id ON public.cars USING btree (id) INCLUDE (updated_at) WHERE is_public;
CREATE INDEX cars_public_of_user ON public.cars USING btree (user_id, vehicle_type) WHERE is_public;
CREATE INDEX cars_search_text ON public.cars USING gin (search_text gin_trgm_ops) WHERE is_public;
CREATE INDEX cars_search_text_hidden ON public.cars USING gin (search_text gin_trgm_ops) WHERE (NOT is_public);
CREATE INDEX cars_to_count ON public.cars USING btree (vehicle_type, brand, model, city) INCLUDE (category, condition, gear_type, fuel_type, body_type, drive_type, exterior_color, motorcycle_type, year, price_usd, mileage, feature_bits, bike_engine_size, source, customs, title_status, plate, fair_price) WHERE is_public;
CREATE INDEX cars_to_tally ON public.cars USING btree (city, status, is_public) WHERE (deleted_at IS NULL);
CREATE INDEX cars_user_id ON public.cars USING btree (user_id, created_at DESC);
CREATE INDEX cars_vin ON public.cars USING btree (vin_number) WHERE ((vin_number IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX cars_waiting ON public.cars USING btree (waiting_since, id) INCLUDE (user_id, vehicle_type, city) WHERE ((status = 'pending'::listing_status) AND (deleted_at IS NULL) AND owner_in_good_standing);
CREATE TRIGGER cars_added AFTER INSERT ON public.cars REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cars_note_added();
CREATE TRIGGER cars_change BEFORE UPDATE OF vehicle_type, title, terms, brand, model, year, price, currency, price_usd, mileage, gear_type, fuel_type, body_type, drive_type, condition, category, city, exterior_color, features, motorcycle_type, bike_engine_size, user_id, status, featured, search_priority, owner_in_good_standing, created_at, refreshed_at, deleted_at, change_number, source, customs, title_status, plate, fair_price, price_percent ON public.cars FOR EACH ROW EXECUTE FUNCTION cars_number_change();
CREATE TRIGGER cars_chat_priority AFTER UPDATE OF chat_priority ON public.cars FOR EACH ROW WHEN ((old.chat_priority <> new.chat_priority)) EXECUTE FUNCTION conversations_follow_priority();
CREATE TRIGGER cars_deleted_stay BEFORE UPDATE OF deleted_at ON public.cars FOR EACH ROW WHEN (((old.deleted_by IS NOT NULL) AND (new.deleted_at IS NULL) AND (new.deleted_by IS NOT NULL))) EXECUTE FUNCTION cars_keep_deleted();
CREATE TRIGGER cars_fair_price_news AFTER UPDATE OF fair_price ON public.cars FOR EACH ROW WHEN ((new.is_public AND (new.fair_price IS NOT NULL) AND (new.fair_price IS DISTINCT FROM old.fair_price))) EXECUTE FUNCTION cars_note_fair_price();
CREATE TRIGGER cars_fair_price_over BEFORE UPDATE OF vehicle_type, brand, model, year, price, currency, price_usd, mileage, condition, category, title_status, status, owner_in_good_standing, deleted_at ON public.cars FOR EACH ROW WHEN (((old.fair_price IS NOT NULL) AND ((((((((((((((old.vehicle_type IS DISTINCT FROM new.vehicle_type) OR (old.brand IS DISTINCT FROM new.brand)) OR (old.model IS DISTINCT FROM new.model)) OR (old.year IS DISTINCT FROM new.year)) OR (old.price IS DISTINCT FROM new.price)) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.price_usd IS DISTINCT FROM new.price_usd)) OR (old.mileage IS DISTINCT FROM new.mileage)) OR (old.condition IS DISTINCT FROM new.condition)) OR (old.category IS DISTINCT FROM new.category)) OR (old.title_status IS DISTINCT FROM new.title_status)) OR (old.status IS DISTINCT FROM new.status)) OR (old.owner_in_good_standing IS DISTINCT FROM new.owner_in_good_standing)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)))) EXECUTE FUNCTION cars_drop_fair_price();
CREATE TRIGGER cars_favorite_news AFTER UPDATE OF price, currency, status ON public.cars FOR EACH ROW WHEN (((new.price < old.price) OR (new.currency <> old.currency) OR ((new.status = 'expired'::listing_status) AND (new.expired_reason = 'sold'::expired_reason) AND (old.status = 'active'::listing_status)))) EXECUTE FUNCTION cars_note_favorite_news();
CREATE TRIGGER cars_life BEFORE UPDATE OF status ON public.cars FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION cars_hold_to_life();
CREATE TRIGGER cars_market_delete AFTER DELETE ON public.cars REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION cars_note_market();
CREATE TRIGGER cars_market_insert AFTER INSERT ON public.cars REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION cars_note_market();
CREATE TRIGGER cars_market_update AFTER UPDATE OF vehicle_type, brand, model, year, price, currency, price_usd, mileage, condition, category, title_status, status, owner_in_good_standing, deleted_at ON public.cars FOR EACH ROW WHEN (((old.is_public OR new.is_public) AND (((((((((((old.is_public IS DISTINCT FROM new.is_public) OR (old.vehicle_type IS DISTINCT FROM new.vehicle_type)) OR (old.brand IS DISTINCT FROM new.brand)) OR (old.model IS DISTINCT FROM new.model)) OR (old.year IS DISTINCT FROM new.year)) OR (old.price_usd IS DISTINCT FROM new.price_usd)) OR (old.mileage IS DISTINCT FROM new.mileage)) OR (old.condition IS DISTINCT FROM new.condition)) OR (old.category IS DISTINCT FROM new.category)) OR (old.title_status IS DISTINCT FROM new.title_status)) OR ((old.fair_price IS NOT NULL) AND (new.fair_price IS NULL))))) EXECUTE FUNCTION cars_note_market_change();
CREATE TRIGGER cars_news AFTER UPDATE OF status, owner_in_good_standing, deleted_at, price, currency, mileage ON public.cars FOR EACH ROW WHEN ((new.is_public AND ((NOT old.is_public) OR (new.mileage <> old.mileage) OR (((new.price <> old.price) OR (new.currency <> old.currency)) AND (new.price_usd < old.price_usd))))) EXECUTE FUNCTION cars_note_news();
CREATE TRIGGER cars_place AFTER UPDATE OF status, deleted_at, user_id, vehicle_type ON public.cars FOR EACH ROW WHEN ((takes_place(new.status, new.deleted_at) AND ((NOT takes_place(old.status, old.deleted_at)) OR (old.user_id <> new.user_id) OR (old.vehicle_type <> new.vehicle_type)))) EXECUTE FUNCTION cars_take_place();
CREATE TRIGGER cars_places AFTER INSERT ON public.cars REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION cars_take_places();
CREATE TRIGGER cars_price_usd BEFORE INSERT OR UPDATE OF price, currency ON public.cars FOR EACH ROW EXECUTE FUNCTION cars_keep_price_usd();
CREATE TRIGGER cars_removal AFTER DELETE ON public.cars REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION cars_note_removal();
CREATE TRIGGER cars_standing BEFORE INSERT OR UPDATE OF user_id, owner_in_good_standing ON public.cars FOR EACH ROW EXECUTE FUNCTION cars_take_standing();
CREATE TRIGGER cars_tell AFTER INSERT OR UPDATE OF vehicle_type, title, terms, brand, model, year, price, currency, price_usd, mileage, gear_type, fuel_type, body_type, drive_type, condition, category, city, exterior_color, features, motorcycle_type, bike_engine_size, user_id, status, featured, search_priority, owner_in_good_standing, created_at, refreshed_at, deleted_at, change_number, source, customs, title_status, plate, fair_price, price_percent ON public.cars FOR EACH STATEMENT EXECUTE FUNCTION cars_tell_change();
CREATE TRIGGER cars_view_rank BEFORE UPDATE OF view_count ON public.cars FOR EACH ROW WHEN ((floor(((4)::double precision * ln(((old.view_count)::double precision + (1.0)::double precision)))) <> floor(((4)::double precision * ln(((new.view_count)::double precision + (1.0)::double precision)))))) EXECUTE FUNCTION cars_number_change();
CREATE TRIGGER cars_waiting BEFORE INSERT OR UPDATE OF status ON public.cars FOR EACH ROW EXECUTE FUNCTION cars_note_waiting();
COMMENT ON COLUMN cars.price_usd IS 'Kept by a trigger from price, currency and the exchange rates; filters and orders use it';
COMMENT ON COLUMN cars.rejection_reason IS 'What the reviewer wrote to the owner';
COMMENT ON COLUMN cars.search_priority IS 'The plan''s priority of the owner, written with the listing and when the plan changes';
COMMENT ON COLUMN cars.owner_in_good_standing IS 'Follows users.user_status by trigger';
COMMENT ON COLUMN cars.is_public IS 'What anyone may see';
COMMENT ON COLUMN cars.terms IS 'Names in both languages of what the listing is (brand, model, place, colour, body …): written with the row';
COMMENT ON COLUMN cars.search_text IS 'Title and terms, folded, one space before and after every word';
COMMENT ON COLUMN cars.feature_bits IS 'The features as bits, see feature_bits()';
COMMENT ON COLUMN cars.view_rank IS 'Grows with the logarithm of view_count, so that an index on it is rarely touched when a view is counted';
COMMENT ON COLUMN cars.change_number IS 'The transaction that last changed what the search index holds of the row; a view alone does not';
COMMENT ON COLUMN cars.changed_while_expired IS 'Such a listing is reviewed before it is live again';
COMMENT ON COLUMN cars.chat_priority IS 'Its messages come first (an add-on)';
COMMENT ON COLUMN cars.waiting_since IS 'Kept by a trigger: since when a pending listing waits for a reviewer';
COMMENT ON COLUMN cars.deleted_by IS 'The administrator who deleted it; its owner cannot bring such a listing back';
COMMENT ON COLUMN cars.source IS 'The company''s dealer here, or the market it was imported from; null where the seller does not say';
COMMENT ON COLUMN cars.plate IS 'White (private) or red (public), or none: not registered yet';
COMMENT ON COLUMN cars.plate_number IS 'Where the number goes with the vehicle; shown to everyone';
COMMENT ON COLUMN cars.fair_price IS 'Computed by a job from fair_prices, never sold; null where there is too little to compare with';
COMMENT ON COLUMN cars.price_percent IS 'The price in percent of the middle of its comparables: the order by fair price';

CREATE TABLE cars_removed (
  id uuid NOT NULL,
  change_number bigint DEFAULT current_change() NOT NULL,
  removed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT cars_removed_pkey PRIMARY KEY (id)
);
CREATE INDEX cars_removed_changed ON public.cars_removed USING btree (change_number);
COMMENT ON TABLE cars_removed IS 'Listings deleted for good within the last day; who was away longer reads all anew';

CREATE TABLE conversation_reports (
  id uuid DEFAULT uuidv7() NOT NULL,
  conversation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  text text,
  message_count integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT conversation_reports_pkey PRIMARY KEY (id),
  CONSTRAINT conversation_reports_once UNIQUE (conversation_id, user_id),
  CONSTRAINT conversation_reports_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT conversation_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT conversation_reports_reason_check CHECK (reason = ANY (ARRAY['scam'::text, 'insult'::text, 'spam'::text, 'other'::text])),
  CONSTRAINT conversation_reports_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 1000)
);
CREATE INDEX conversation_reports_of_user ON public.conversation_reports USING btree (user_id);
COMMENT ON COLUMN conversation_reports.message_count IS 'How many messages there were when it was reported';

CREATE TABLE conversations (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  buyer_id uuid NOT NULL,
  seller_id uuid NOT NULL,
  message_count integer DEFAULT 0 NOT NULL,
  buyer_unread integer DEFAULT 0 NOT NULL,
  seller_unread integer DEFAULT 0 NOT NULL,
  buyer_undelivered integer DEFAULT 0 NOT NULL,
  seller_undelivered integer DEFAULT 0 NOT NULL,
  priority boolean DEFAULT false NOT NULL,
  last_message_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT conversations_pkey PRIMARY KEY (id),
  CONSTRAINT conversations_once UNIQUE (car_id, buyer_id),
  CONSTRAINT conversations_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT conversations_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT conversations_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT conversations_buyer_unread_check CHECK (buyer_unread >= 0),
  CONSTRAINT conversations_check CHECK (buyer_undelivered >= 0 AND buyer_undelivered <= buyer_unread),
  CONSTRAINT conversations_check1 CHECK (seller_undelivered >= 0 AND seller_undelivered <= seller_unread),
  CONSTRAINT conversations_check2 CHECK (buyer_id <> seller_id),
  CONSTRAINT conversations_message_count_check CHECK (message_count >= 0),
  CONSTRAINT conversations_seller_unread_check CHECK (seller_unread >= 0)
);
CREATE INDEX conversations_begun_with_seller ON public.conversations USING btree (seller_id, created_at DESC);
CREATE INDEX conversations_of_buyer ON public.conversations USING btree (buyer_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_of_seller ON public.conversations USING btree (seller_id, priority DESC, last_message_at DESC, id DESC);
CREATE INDEX conversations_unread_by_buyer ON public.conversations USING btree (buyer_id) WHERE (buyer_unread > 0);
CREATE INDEX conversations_unread_by_seller ON public.conversations USING btree (seller_id) WHERE (seller_unread > 0);
COMMENT ON COLUMN conversations.message_count IS 'The number of the last message: whoever writes holds this row';
COMMENT ON COLUMN conversations.priority IS 'Kept by a trigger: the listing has the add-on that puts its messages first';

CREATE TABLE cost_excise_bands (
  rate_id uuid NOT NULL,
  from_value numeric(16,2) NOT NULL,
  percent numeric(7,4) NOT NULL,
  CONSTRAINT cost_excise_bands_pkey PRIMARY KEY (rate_id, from_value),
  CONSTRAINT cost_excise_bands_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES cost_rates(id),
  CONSTRAINT cost_excise_bands_from_value_check CHECK (from_value >= 0::numeric),
  CONSTRAINT cost_excise_bands_percent_check CHECK (percent >= 0::numeric AND percent <= 1000::numeric)
);
CREATE TRIGGER cost_excise_bands_stay BEFORE DELETE OR UPDATE ON public.cost_excise_bands FOR EACH ROW EXECUTE FUNCTION cost_bands_stay();
COMMENT ON TABLE cost_excise_bands IS 'Excise on the part of the value from here to where the next band begins';

CREATE TABLE cost_rates (
  id uuid DEFAULT uuidv7() NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind cost_kind NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  valid_from date NOT NULL,
  currency currency NOT NULL,
  percent numeric(7,4) DEFAULT 0 NOT NULL,
  fixed numeric(16,2) DEFAULT 0 NOT NULL,
  vat_percent numeric(7,4) DEFAULT 0 NOT NULL,
  measure cost_measure,
  source text NOT NULL,
  source_url text,
  note_ar text,
  note_en text,
  reason text,
  entered_by uuid NOT NULL,
  entered_at timestamp with time zone NOT NULL,
  withdrawn_by uuid,
  withdrawn_at timestamp with time zone,
  withdrawn_reason text,
  CONSTRAINT cost_rates_pkey PRIMARY KEY (id),
  CONSTRAINT cost_rates_number_key UNIQUE (number),
  CONSTRAINT cost_rates_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES admin_users(id),
  CONSTRAINT cost_rates_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES admin_users(id),
  CONSTRAINT cost_rates_check CHECK ((measure IS NOT NULL) = (kind = 'road_fee'::cost_kind)),
  CONSTRAINT cost_rates_check1 CHECK (kind = 'customs'::cost_kind OR vat_percent = 0::numeric),
  CONSTRAINT cost_rates_check2 CHECK (kind <> 'registration'::cost_kind OR percent > 0::numeric OR fixed > 0::numeric),
  CONSTRAINT cost_rates_check3 CHECK (kind <> 'road_fee'::cost_kind OR percent = 0::numeric AND fixed = 0::numeric),
  CONSTRAINT cost_rates_check4 CHECK ((note_ar IS NULL) = (note_en IS NULL)),
  CONSTRAINT cost_rates_check5 CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL) AND (withdrawn_at IS NULL) = (withdrawn_reason IS NULL)),
  CONSTRAINT cost_rates_currency_check CHECK (currency = ANY (ARRAY['usd'::currency, 'lbp'::currency])),
  CONSTRAINT cost_rates_fixed_check CHECK (fixed >= 0::numeric),
  CONSTRAINT cost_rates_note_ar_check CHECK (char_length(note_ar) >= 1 AND char_length(note_ar) <= 300),
  CONSTRAINT cost_rates_note_en_check CHECK (char_length(note_en) >= 1 AND char_length(note_en) <= 300),
  CONSTRAINT cost_rates_percent_check CHECK (percent >= 0::numeric AND percent <= 100::numeric),
  CONSTRAINT cost_rates_reason_check CHECK (char_length(reason) >= 3 AND char_length(reason) <= 300),
  CONSTRAINT cost_rates_source_check CHECK (char_length(source) >= 3 AND char_length(source) <= 300),
  CONSTRAINT cost_rates_source_url_check CHECK (source_url ~ '^https?://'::text AND char_length(source_url) <= 500),
  CONSTRAINT cost_rates_vat_percent_check CHECK (vat_percent >= 0::numeric AND vat_percent <= 100::numeric),
  CONSTRAINT cost_rates_withdrawn_before_it_began CHECK ((withdrawn_at AT TIME ZONE 'Asia/Beirut'::text)::date < valid_from),
  CONSTRAINT cost_rates_withdrawn_reason_check CHECK (char_length(withdrawn_reason) >= 3 AND char_length(withdrawn_reason) <= 300)
);
CREATE INDEX cost_rates_in_force ON public.cost_rates USING btree (kind, vehicle_type, valid_from DESC, number DESC) WHERE (withdrawn_at IS NULL);
CREATE TRIGGER cost_rates_stay BEFORE DELETE OR UPDATE ON public.cost_rates FOR EACH ROW EXECUTE FUNCTION cost_rates_stay();
COMMENT ON TABLE cost_rates IS 'In force for a kind and a type of vehicle: of those not withdrawn that have begun, the one that began last, and of these the one entered last';
COMMENT ON COLUMN cost_rates.number IS 'The order in which rows were entered';
COMMENT ON COLUMN cost_rates.valid_from IS 'A day in Beirut';
COMMENT ON COLUMN cost_rates.currency IS 'Of every amount of the row and its bands';
COMMENT ON COLUMN cost_rates.percent IS 'Of the asking price: the share of a registration, the duty of customs';
COMMENT ON COLUMN cost_rates.vat_percent IS 'Of customs: of value, duty and excise together';
COMMENT ON COLUMN cost_rates.measure IS 'What the bands of a road fee go by';
COMMENT ON COLUMN cost_rates.source IS 'The official publication, as it is shown beside every amount';
COMMENT ON COLUMN cost_rates.reason IS 'Why it follows the row before it';

CREATE TABLE cost_road_bands (
  rate_id uuid NOT NULL,
  measure_from integer NOT NULL,
  measure_to integer,
  age_from integer NOT NULL,
  age_to integer,
  amount numeric(16,2) NOT NULL,
  CONSTRAINT cost_road_bands_pkey PRIMARY KEY (rate_id, measure_from, age_from),
  CONSTRAINT cost_road_bands_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES cost_rates(id),
  CONSTRAINT cost_road_bands_age_from_check CHECK (age_from >= 0 AND age_from <= 200),
  CONSTRAINT cost_road_bands_amount_check CHECK (amount >= 0::numeric),
  CONSTRAINT cost_road_bands_check CHECK (measure_to >= measure_from AND measure_to <= 100000),
  CONSTRAINT cost_road_bands_check1 CHECK (age_to >= age_from AND age_to <= 200),
  CONSTRAINT cost_road_bands_measure_from_check CHECK (measure_from >= 0 AND measure_from <= 100000),
  CONSTRAINT cost_road_bands_apart EXCLUDE USING gist (rate_id WITH =, int4range(measure_from, measure_to, '[]'::text) WITH &&, int4range(age_from, age_to, '[]'::text) WITH &&)
);
CREATE TRIGGER cost_road_bands_stay BEFORE DELETE OR UPDATE ON public.cost_road_bands FOR EACH ROW EXECUTE FUNCTION cost_bands_stay();
COMMENT ON TABLE cost_road_bands IS 'The yearly fee by measure and by age in calendar years, both ends included; an open end is null';

CREATE TABLE daily_figures (
  day date NOT NULL,
  part text NOT NULL,
  key text NOT NULL,
  users integer DEFAULT 0 NOT NULL,
  listings integer DEFAULT 0 NOT NULL,
  contacts integer DEFAULT 0 NOT NULL,
  waiting integer,
  monthly_active integer,
  takings numeric(12,2) DEFAULT 0 NOT NULL,
  plans integer,
  CONSTRAINT daily_figures_pkey PRIMARY KEY (part, day, key),
  CONSTRAINT daily_figures_check CHECK ((part = 'all'::text) = (key = ''::text)),
  CONSTRAINT daily_figures_check1 CHECK (part = 'all'::text OR users = 0 AND waiting IS NULL AND monthly_active IS NULL),
  CONSTRAINT daily_figures_contacts_check CHECK (contacts >= 0),
  CONSTRAINT daily_figures_key_check CHECK (char_length(key) <= 60),
  CONSTRAINT daily_figures_listings_check CHECK (listings >= 0),
  CONSTRAINT daily_figures_monthly_active_check CHECK (monthly_active >= 0),
  CONSTRAINT daily_figures_part_check CHECK (part = ANY (ARRAY['all'::text, 'place'::text, 'brand'::text, 'plan'::text, 'add_on'::text, 'method'::text])),
  CONSTRAINT daily_figures_plans_check CHECK (plans >= 0),
  CONSTRAINT daily_figures_plans_check1 CHECK (plans IS NULL OR part = 'all'::text),
  CONSTRAINT daily_figures_takings_check CHECK (takings = 0::numeric OR (part = ANY (ARRAY['plan'::text, 'add_on'::text, 'method'::text]))),
  CONSTRAINT daily_figures_users_check CHECK (users >= 0),
  CONSTRAINT daily_figures_waiting_check CHECK (waiting >= 0)
);
COMMENT ON TABLE daily_figures IS 'What happened on a day of Beirut that is over: accounts and listings that began, contacts';
COMMENT ON COLUMN daily_figures.key IS 'The slug of the place, brand, plan or add-on, or the method; empty for the whole market';
COMMENT ON COLUMN daily_figures.waiting IS 'Listings that waited for review when the day was closed; null: nobody counted then';
COMMENT ON COLUMN daily_figures.monthly_active IS 'Users of the 30 days before it was closed; null: nobody counted then';
COMMENT ON COLUMN daily_figures.takings IS 'US dollars that came in, less what was given back on the day; of plans, add-ons and methods';
COMMENT ON COLUMN daily_figures.plans IS 'Plans that ran as the day ended';

CREATE TABLE dealer_applications (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  dealership_name text NOT NULL,
  dealership_license text NOT NULL,
  dealership_address text NOT NULL,
  dealership_city text NOT NULL,
  dealership_phone text NOT NULL,
  dealership_email text NOT NULL,
  years_in_business text NOT NULL,
  specialization text NOT NULL,
  description text NOT NULL,
  state dealer_application_state DEFAULT 'pending'::dealer_application_state NOT NULL,
  reviewer_id uuid,
  reason text,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT dealer_applications_pkey PRIMARY KEY (id),
  CONSTRAINT dealer_applications_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES admin_users(id),
  CONSTRAINT dealer_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT dealer_applications_check CHECK ((state = 'pending'::dealer_application_state) = (decided_at IS NULL)),
  CONSTRAINT dealer_applications_check1 CHECK ((decided_at IS NULL) = (reviewer_id IS NULL)),
  CONSTRAINT dealer_applications_check2 CHECK ((state = 'rejected'::dealer_application_state) = (reason IS NOT NULL)),
  CONSTRAINT dealer_applications_dealership_address_check CHECK (char_length(dealership_address) >= 10 AND char_length(dealership_address) <= 200),
  CONSTRAINT dealer_applications_dealership_city_check CHECK (dealership_city ~ '^[a-z0-9-]{1,60}$'::text),
  CONSTRAINT dealer_applications_dealership_email_check CHECK (char_length(dealership_email) >= 3 AND char_length(dealership_email) <= 254),
  CONSTRAINT dealer_applications_dealership_license_check CHECK (dealership_license ~ '^[A-Z0-9-]{5,50}$'::text),
  CONSTRAINT dealer_applications_dealership_name_check CHECK (char_length(dealership_name) >= 2 AND char_length(dealership_name) <= 100),
  CONSTRAINT dealer_applications_dealership_phone_check CHECK (dealership_phone ~ '^\+961[0-9]{7,8}$'::text),
  CONSTRAINT dealer_applications_description_check CHECK (char_length(description) >= 20 AND char_length(description) <= 2000),
  CONSTRAINT dealer_applications_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT dealer_applications_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 1000),
  CONSTRAINT dealer_applications_specialization_check CHECK (specialization = ANY (ARRAY['new_cars'::text, 'used_cars'::text, 'luxury_cars'::text, 'sports_cars'::text, 'family_cars'::text, 'trucks_and_buses'::text, 'spare_parts'::text, 'all_types'::text])),
  CONSTRAINT dealer_applications_years_in_business_check CHECK (years_in_business ~ '^([0-9]|[1-9][0-9]|100|<1|1-2|3-5|6-10|10\+)$'::text)
);
CREATE INDEX dealer_applications_by_state ON public.dealer_applications USING btree (state, created_at DESC, id DESC);
CREATE INDEX dealer_applications_by_time ON public.dealer_applications USING btree (created_at DESC, id DESC);
CREATE INDEX dealer_applications_of_user ON public.dealer_applications USING btree (user_id, created_at DESC);
CREATE UNIQUE INDEX dealer_applications_one_pending ON public.dealer_applications USING btree (user_id) WHERE (state = 'pending'::dealer_application_state);
CREATE INDEX dealer_applications_search ON public.dealer_applications USING gin (lower(((((((dealership_name || ' '::text) || dealership_license) || ' '::text) || dealership_email) || ' '::text) || dealership_phone)) gin_trgm_ops);
CREATE TRIGGER dealer_applications_decided BEFORE UPDATE ON public.dealer_applications FOR EACH ROW WHEN ((old.state <> 'pending'::dealer_application_state)) EXECUTE FUNCTION dealer_applications_stay();
COMMENT ON COLUMN dealer_applications.dealership_phone IS 'E.164';
COMMENT ON COLUMN dealer_applications.years_in_business IS 'Years, 0 to 100, or a range of them';
COMMENT ON COLUMN dealer_applications.reviewer_id IS 'The administrator who decided';
COMMENT ON COLUMN dealer_applications.reason IS 'Why it was rejected, as the applicant reads it';
COMMENT ON COLUMN dealer_applications.language IS 'In which it was sent: of the mail about the decision';

CREATE TABLE dealer_documents (
  id uuid DEFAULT uuidv7() NOT NULL,
  application_id uuid NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  bytes integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT dealer_documents_pkey PRIMARY KEY (id),
  CONSTRAINT dealer_documents_key_key UNIQUE (key),
  CONSTRAINT dealer_documents_application_id_fkey FOREIGN KEY (application_id) REFERENCES dealer_applications(id) ON DELETE CASCADE,
  CONSTRAINT dealer_documents_bytes_check CHECK (bytes > 0),
  CONSTRAINT dealer_documents_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 120)
);
CREATE INDEX dealer_documents_of_application ON public.dealer_documents USING btree (application_id, created_at);
COMMENT ON COLUMN dealer_documents.key IS 'Of a private file: its applicant and administrators alone see it';
COMMENT ON COLUMN dealer_documents.name IS 'What the applicant calls the file';

CREATE TABLE dealer_profiles (
  user_id uuid NOT NULL,
  specialization text,
  years_in_business text,
  years_told_at timestamp with time zone,
  about_ar text,
  about_en text,
  logo_id uuid,
  cover_id uuid,
  map_url text,
  hours jsonb,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT dealer_profiles_pkey PRIMARY KEY (user_id),
  CONSTRAINT dealer_profiles_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES uploads(id) ON DELETE SET NULL,
  CONSTRAINT dealer_profiles_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES uploads(id) ON DELETE SET NULL,
  CONSTRAINT dealer_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT dealer_profiles_about_ar_check CHECK (char_length(about_ar) >= 1 AND char_length(about_ar) <= 2000),
  CONSTRAINT dealer_profiles_about_en_check CHECK (char_length(about_en) >= 1 AND char_length(about_en) <= 2000),
  CONSTRAINT dealer_profiles_check CHECK ((years_in_business IS NULL) = (years_told_at IS NULL)),
  CONSTRAINT dealer_profiles_hours_check CHECK (jsonb_typeof(hours) = 'array'::text AND jsonb_array_length(hours) = 7),
  CONSTRAINT dealer_profiles_map_url_check CHECK (map_url ~ '^https://'::text AND char_length(map_url) <= 500),
  CONSTRAINT dealer_profiles_specialization_check CHECK (specialization = ANY (ARRAY['new_cars'::text, 'used_cars'::text, 'luxury_cars'::text, 'sports_cars'::text, 'family_cars'::text, 'trucks_and_buses'::text, 'spare_parts'::text, 'all_types'::text])),
  CONSTRAINT dealer_profiles_years_in_business_check CHECK (years_in_business ~ '^([0-9]|[1-9][0-9]|100|<1|1-2|3-5|6-10|10\+)$'::text)
);
CREATE INDEX dealer_profiles_cover ON public.dealer_profiles USING btree (cover_id) WHERE (cover_id IS NOT NULL);
CREATE INDEX dealer_profiles_logo ON public.dealer_profiles USING btree (logo_id) WHERE (logo_id IS NOT NULL);
CREATE INDEX dealer_profiles_specialization ON public.dealer_profiles USING btree (specialization);
COMMENT ON COLUMN dealer_profiles.years_in_business IS 'As it was told at years_told_at: a number grows since then, a range does not';
COMMENT ON COLUMN dealer_profiles.hours IS 'From Monday to Sunday, for each the spans it is open, as [["09:00", "18:00"]]; an empty one is closed. In Beirut''s time';

CREATE TABLE fair_price_changes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  brand text NOT NULL,
  model text NOT NULL,
  CONSTRAINT fair_price_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX fair_price_changes_model ON public.fair_price_changes USING btree (vehicle_type, brand, model);

CREATE TABLE fair_prices (
  car_id uuid NOT NULL,
  label fair_price_label NOT NULL,
  price_percent integer NOT NULL,
  comparables integer NOT NULL,
  middle numeric(14,2) NOT NULL,
  low numeric(14,2) NOT NULL,
  high numeric(14,2) NOT NULL,
  price_usd numeric(14,2) NOT NULL,
  computed_at timestamp with time zone NOT NULL,
  CONSTRAINT fair_prices_pkey PRIMARY KEY (car_id),
  CONSTRAINT fair_prices_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT fair_prices_check CHECK (high >= low),
  CONSTRAINT fair_prices_comparables_check CHECK (comparables >= 5),
  CONSTRAINT fair_prices_low_check CHECK (low >= 0::numeric),
  CONSTRAINT fair_prices_middle_check CHECK (middle >= 0::numeric),
  CONSTRAINT fair_prices_price_percent_check CHECK (price_percent > 0)
) WITH (fillfactor=80);
COMMENT ON TABLE fair_prices IS 'What the label of a listing rests on, in US dollars at the listing''s own mileage';
COMMENT ON COLUMN fair_prices.low IS 'Below it a price is great; above high it is high';
COMMENT ON COLUMN fair_prices.price_usd IS 'The price it was computed for: with another one it says nothing';

CREATE TABLE favorite_news (
  car_id uuid NOT NULL,
  noted_at timestamp with time zone NOT NULL,
  CONSTRAINT favorite_news_pkey PRIMARY KEY (car_id)
);
CREATE INDEX favorite_news_by_time ON public.favorite_news USING btree (noted_at);

CREATE TABLE favorites (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  car_id uuid NOT NULL,
  price numeric(14,2) NOT NULL,
  currency currency NOT NULL,
  created_at timestamp with time zone NOT NULL,
  told_price numeric(14,2),
  CONSTRAINT favorites_pkey PRIMARY KEY (id),
  CONSTRAINT favorites_once UNIQUE (user_id, car_id),
  CONSTRAINT favorites_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT favorites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX favorites_of_listing ON public.favorites USING btree (car_id);
CREATE INDEX favorites_of_user ON public.favorites USING btree (user_id, created_at DESC, id DESC);
COMMENT ON COLUMN favorites.price IS 'What the seller asked when it was saved: the list says what has changed since';
COMMENT ON COLUMN favorites.told_price IS 'The price of the last notice; null: none yet. Only less than that, and than when it was saved, is news';

CREATE TABLE feedback_replies (
  id uuid DEFAULT uuidv7() NOT NULL,
  feedback_id uuid NOT NULL,
  admin_id uuid NOT NULL,
  message text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  CONSTRAINT feedback_replies_pkey PRIMARY KEY (id),
  CONSTRAINT feedback_replies_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id),
  CONSTRAINT feedback_replies_feedback_id_fkey FOREIGN KEY (feedback_id) REFERENCES user_feedback(id) ON DELETE CASCADE,
  CONSTRAINT feedback_replies_message_check CHECK (char_length(message) >= 1 AND char_length(message) <= 5000)
);
CREATE INDEX feedback_replies_of ON public.feedback_replies USING btree (feedback_id, created_at);
COMMENT ON COLUMN feedback_replies.sent_at IS 'When its mail went out: it goes once';

CREATE TABLE gateway_notices (
  gateway text NOT NULL,
  notice_id text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT gateway_notices_pkey PRIMARY KEY (gateway, notice_id),
  CONSTRAINT gateway_notices_notice_id_check CHECK (char_length(notice_id) <= 200)
);
CREATE INDEX gateway_notices_received ON public.gateway_notices USING btree (received_at);
COMMENT ON TABLE gateway_notices IS 'Notifications that were acted on: the same one again is a replay';

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  answer jsonb,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key),
  CONSTRAINT idempotency_keys_key_check CHECK (char_length(key) <= 200),
  CONSTRAINT idempotency_keys_scope_check CHECK (char_length(scope) <= 200)
);
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);
COMMENT ON COLUMN idempotency_keys.scope IS 'The call, and who made it';
COMMENT ON COLUMN idempotency_keys.request_hash IS 'SHA-256 of the body: another one under the same key is refused';

CREATE TABLE known_devices (
  user_id uuid NOT NULL,
  device text NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device),
  CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT known_devices_device_check CHECK (device ~ '^[0-9a-f]{64}$'::text)
);
COMMENT ON TABLE known_devices IS 'Browsers that a user has signed in with; another one is told to the user by mail';
COMMENT ON COLUMN known_devices.device IS 'SHA-256 of the secret in the browser''s device cookie';

CREATE TABLE ledger_checks (
  id uuid DEFAULT uuidv7() NOT NULL,
  at timestamp with time zone NOT NULL,
  verified numeric(12,2) NOT NULL,
  activated numeric(12,2) NOT NULL,
  differences jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT ledger_checks_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_checks_differences_check CHECK (jsonb_typeof(differences) = 'array'::text)
);
COMMENT ON TABLE ledger_checks IS 'Whether what was paid is what was started, once a day; differences name orders';

CREATE TABLE listing_analytics (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  user_id uuid,
  event listing_event NOT NULL,
  channel text,
  visitor_hash text NOT NULL,
  user_agent text,
  referrer text,
  hour timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT listing_analytics_pkey PRIMARY KEY (id),
  CONSTRAINT listing_analytics_once UNIQUE (car_id, event, visitor_hash, hour),
  CONSTRAINT listing_analytics_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_analytics_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT listing_analytics_channel_check CHECK (char_length(channel) <= 20),
  CONSTRAINT listing_analytics_referrer_check CHECK (char_length(referrer) <= 300),
  CONSTRAINT listing_analytics_user_agent_check CHECK (char_length(user_agent) <= 300)
);
CREATE INDEX listing_analytics_contacts ON public.listing_analytics USING btree (hour, car_id) WHERE (event = 'contact'::listing_event);
CREATE INDEX listing_analytics_created ON public.listing_analytics USING brin (created_at);
CREATE INDEX listing_analytics_user ON public.listing_analytics USING btree (user_id) WHERE (user_id IS NOT NULL);
COMMENT ON COLUMN listing_analytics.visitor_hash IS 'Keyed hash of the visitor''s address; the address itself is never stored';

CREATE TABLE listing_changes (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  kind text NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT listing_changes_pkey PRIMARY KEY (id),
  CONSTRAINT listing_changes_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_changes_kind_check CHECK (kind = ANY (ARRAY['photos'::text, 'renewed'::text]))
);
CREATE INDEX listing_changes_car ON public.listing_changes USING btree (car_id, changed_at);
COMMENT ON TABLE listing_changes IS 'What may have moved the figures of a listing, beside its price (price_history)';

CREATE TABLE listing_debuts (
  car_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT listing_debuts_pkey PRIMARY KEY (car_id),
  CONSTRAINT listing_debuts_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE
);
CREATE INDEX listing_debuts_by_time ON public.listing_debuts USING btree (at, car_id);

CREATE TABLE listing_flags (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  kind text NOT NULL,
  detail text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT listing_flags_pkey PRIMARY KEY (id),
  CONSTRAINT listing_flags_car_id_kind_key UNIQUE (car_id, kind),
  CONSTRAINT listing_flags_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_flags_detail_check CHECK (char_length(detail) <= 300),
  CONSTRAINT listing_flags_kind_check CHECK (kind = ANY (ARRAY['phone_in_text'::text, 'link_in_text'::text, 'deposit'::text, 'price_far_below'::text, 'reused_picture'::text, 'duplicate_vin'::text, 'upheld_reports'::text]))
);
COMMENT ON TABLE listing_flags IS 'What a reviewer should look at; a listing with one is never approved by itself';
COMMENT ON COLUMN listing_flags.detail IS 'The words, the listing or the figure that it is about';

CREATE TABLE listing_reminders (
  car_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  days_before smallint NOT NULL,
  CONSTRAINT listing_reminders_pkey PRIMARY KEY (car_id, expires_at, days_before),
  CONSTRAINT listing_reminders_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE
);
COMMENT ON TABLE listing_reminders IS 'Mails that were asked for before a listing expires: each is sent once';

CREATE TABLE listing_reports (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  user_id uuid,
  reporter text NOT NULL,
  reason text NOT NULL,
  text text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  resolved_at timestamp with time zone,
  outcome text,
  resolved_by uuid,
  CONSTRAINT listing_reports_pkey PRIMARY KEY (id),
  CONSTRAINT listing_reports_car_id_reporter_key UNIQUE (car_id, reporter),
  CONSTRAINT listing_reports_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_reports_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES admin_users(id),
  CONSTRAINT listing_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT listing_reports_check CHECK ((resolved_at IS NULL) = (outcome IS NULL) AND (outcome IS NULL) = (resolved_by IS NULL)),
  CONSTRAINT listing_reports_outcome_check CHECK (outcome = ANY (ARRAY['upheld'::text, 'dismissed'::text])),
  CONSTRAINT listing_reports_reason_check CHECK (reason = ANY (ARRAY['sold'::text, 'fraud'::text, 'wrong_details'::text, 'duplicate'::text, 'prohibited'::text, 'offensive'::text, 'wrong_category'::text, 'other'::text])),
  CONSTRAINT listing_reports_text_check CHECK (char_length(text) <= 1000)
);
CREATE INDEX listing_reports_open ON public.listing_reports USING btree (created_at) WHERE (resolved_at IS NULL);
CREATE INDEX listing_reports_open_of_car ON public.listing_reports USING btree (car_id, created_at) WHERE (resolved_at IS NULL);
CREATE INDEX listing_reports_upheld ON public.listing_reports USING btree (car_id, resolved_at) WHERE (outcome = 'upheld'::text);
CREATE INDEX listing_reports_user ON public.listing_reports USING btree (user_id) WHERE (user_id IS NOT NULL);
COMMENT ON COLUMN listing_reports.reporter IS 'The user''s id, or of a guest the keyed hash of the address: one report each';

CREATE TABLE listing_reviews (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  admin_id uuid NOT NULL,
  decision listing_status NOT NULL,
  code text,
  reason text,
  waited_seconds integer,
  before jsonb NOT NULL,
  decided_at timestamp with time zone NOT NULL,
  told_at timestamp with time zone,
  undone_at timestamp with time zone,
  CONSTRAINT listing_reviews_pkey PRIMARY KEY (id),
  CONSTRAINT listing_reviews_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id),
  CONSTRAINT listing_reviews_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT listing_reviews_before_check CHECK (jsonb_typeof(before) = 'object'::text),
  CONSTRAINT listing_reviews_check CHECK ((decision = 'rejected'::listing_status) = (code IS NOT NULL)),
  CONSTRAINT listing_reviews_code_check CHECK (code ~ '^[a-z_]{1,40}$'::text),
  CONSTRAINT listing_reviews_decision_check CHECK (decision = ANY (ARRAY['active'::listing_status, 'rejected'::listing_status])),
  CONSTRAINT listing_reviews_reason_check CHECK (char_length(reason) <= 1000),
  CONSTRAINT listing_reviews_waited_seconds_check CHECK (waited_seconds >= 0)
);
CREATE INDEX listing_reviews_of_admin ON public.listing_reviews USING btree (admin_id, decided_at DESC);
CREATE INDEX listing_reviews_of_car ON public.listing_reviews USING btree (car_id, decided_at DESC);
CREATE INDEX listing_reviews_waited ON public.listing_reviews USING btree (decided_at) INCLUDE (waited_seconds) WHERE ((waited_seconds IS NOT NULL) AND (undone_at IS NULL));
COMMENT ON TABLE listing_reviews IS 'What reviewers decided of a listing';
COMMENT ON COLUMN listing_reviews.waited_seconds IS 'How long it waited for this; null where it did not wait';
COMMENT ON COLUMN listing_reviews.before IS 'State, dates and flags as they were, for the reviewer who takes it back';
COMMENT ON COLUMN listing_reviews.told_at IS 'When its owner was told';
COMMENT ON COLUMN listing_reviews.undone_at IS 'Taken back by the reviewer: it counts no more, and the owner is not told';

CREATE TABLE mail_unsubscribes (
  address text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT mail_unsubscribes_pkey PRIMARY KEY (address),
  CONSTRAINT mail_unsubscribes_address_check CHECK (char_length(address) >= 3 AND char_length(address) <= 254)
);
COMMENT ON TABLE mail_unsubscribes IS 'Addresses without an account that want no mail to many, in lower case';

CREATE TABLE messages (
  id uuid DEFAULT uuidv7() NOT NULL,
  conversation_id uuid NOT NULL,
  number integer NOT NULL,
  sender_id uuid NOT NULL,
  content text NOT NULL,
  hints text[] DEFAULT '{}'::text[] NOT NULL,
  key text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  delivered_at timestamp with time zone,
  read_at timestamp with time zone,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_in_order UNIQUE (conversation_id, number),
  CONSTRAINT messages_once UNIQUE (conversation_id, sender_id, key),
  CONSTRAINT messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT messages_check CHECK (read_at IS NULL OR delivered_at IS NOT NULL),
  CONSTRAINT messages_content_check CHECK (char_length(content) >= 1 AND char_length(content) <= 2000),
  CONSTRAINT messages_hints_check CHECK (hints <@ ARRAY['link'::text, 'deposit'::text, 'identity'::text]),
  CONSTRAINT messages_key_check CHECK (char_length(key) >= 1 AND char_length(key) <= 200),
  CONSTRAINT messages_number_check CHECK (number > 0)
);
CREATE INDEX messages_of_sender ON public.messages USING btree (sender_id, id);
CREATE INDEX messages_unread ON public.messages USING btree (conversation_id, number) WHERE (read_at IS NULL);
COMMENT ON COLUMN messages.number IS 'One, two, three in its conversation: what a browser has missed begins behind the last one it has';
COMMENT ON COLUMN messages.hints IS 'What its reader is warned of: a link, money in advance, papers of identity';
COMMENT ON COLUMN messages.key IS 'The Idempotency-Key it was sent with: the same one again is the same message';

CREATE TABLE notices_off (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  off_at timestamp with time zone NOT NULL,
  CONSTRAINT notices_off_pkey PRIMARY KEY (user_id, kind, channel),
  CONSTRAINT notices_off_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notices_off_is_a_choice CHECK (channel = 'bell'::text AND (kind = ANY (ARRAY['favorites'::text, 'searches'::text, 'reports'::text, 'news'::text])) OR channel = 'mail'::text AND (kind = ANY (ARRAY['messages'::text, 'searches'::text, 'reports'::text, 'reminders'::text])) OR channel = 'push'::text AND (kind = ANY (ARRAY['messages'::text, 'favorites'::text, 'searches'::text, 'reports'::text, 'news'::text, 'decisions'::text, 'payments'::text, 'account'::text])))
);
COMMENT ON TABLE notices_off IS 'What somebody switched off; all else is told. News by mail: users.bulk_mail_unsubscribed_at';

CREATE TABLE notifications (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  link text,
  campaign_id uuid,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  bulk_message_id uuid,
  told_of text,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_bulk_message_id_fkey FOREIGN KEY (bulk_message_id) REFERENCES bulk_messages(id) ON DELETE SET NULL,
  CONSTRAINT notifications_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notifications_body_check CHECK (char_length(body) <= 1000),
  CONSTRAINT notifications_link_check CHECK (link ~ '^/[^/]'::text AND char_length(link) <= 300),
  CONSTRAINT notifications_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 200),
  CONSTRAINT notifications_told_of_check CHECK (char_length(told_of) >= 1 AND char_length(told_of) <= 120),
  CONSTRAINT notifications_type_check CHECK (type = ANY (ARRAY['system'::text, 'payment'::text, 'car_approved'::text, 'car_rejected'::text, 'subscription'::text, 'favorite'::text]))
);
CREATE UNIQUE INDEX notifications_bulk_once ON public.notifications USING btree (bulk_message_id, user_id) WHERE (bulk_message_id IS NOT NULL);
CREATE INDEX notifications_of_user ON public.notifications USING btree (user_id, created_at DESC);
CREATE UNIQUE INDEX notifications_once ON public.notifications USING btree (campaign_id, user_id) WHERE (campaign_id IS NOT NULL);
CREATE UNIQUE INDEX notifications_told_once ON public.notifications USING btree (user_id, told_of) WHERE (told_of IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_weekly ON public.notifications USING btree (user_id, created_at) WHERE (campaign_id IS NOT NULL);
CREATE TRIGGER notifications_added AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notifications_tell();
COMMENT ON COLUMN notifications.link IS 'A page of the market';
COMMENT ON COLUMN notifications.campaign_id IS 'The campaign that it is one copy of';
COMMENT ON COLUMN notifications.bulk_message_id IS 'The message to many that it is one copy of';
COMMENT ON COLUMN notifications.told_of IS 'The one thing it tells of; null of what was told to many';

CREATE TABLE order_events (
  id uuid DEFAULT uuidv7() NOT NULL,
  order_id uuid NOT NULL,
  state order_state NOT NULL,
  what text NOT NULL,
  actor text NOT NULL,
  administrator_id uuid,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT order_events_pkey PRIMARY KEY (id),
  CONSTRAINT order_events_administrator_fkey FOREIGN KEY (administrator_id) REFERENCES admin_users(id),
  CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_events_actor_check CHECK (actor = ANY (ARRAY['buyer'::text, 'gateway'::text, 'job'::text, 'administrator'::text])),
  CONSTRAINT order_events_detail_check CHECK (jsonb_typeof(detail) = 'object'::text),
  CONSTRAINT order_events_what_check CHECK (what ~ '^[a-z_]{1,40}$'::text)
);
CREATE INDEX order_events_of_order ON public.order_events USING btree (order_id, id);
CREATE TRIGGER order_events_kept BEFORE DELETE OR UPDATE ON public.order_events FOR EACH ROW EXECUTE FUNCTION order_events_keep();
CREATE TRIGGER order_events_not_emptied BEFORE TRUNCATE ON public.order_events FOR EACH STATEMENT EXECUTE FUNCTION order_events_keep();
COMMENT ON TABLE order_events IS 'The history of an order: written once, never changed';
COMMENT ON COLUMN order_events.state IS 'The state after it';

CREATE TABLE order_items (
  id uuid DEFAULT uuidv7() NOT NULL,
  order_id uuid NOT NULL,
  plan_id uuid,
  bonus_feature_id uuid,
  car_id uuid,
  title text NOT NULL,
  title_ar text NOT NULL,
  amount numeric(8,2) NOT NULL,
  days integer,
  detail jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT order_items_pkey PRIMARY KEY (id),
  CONSTRAINT order_items_bonus_feature_id_fkey FOREIGN KEY (bonus_feature_id) REFERENCES bonus_features(id),
  CONSTRAINT order_items_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_items_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES subscription_plans(id),
  CONSTRAINT order_items_amount_check CHECK (amount > 0::numeric),
  CONSTRAINT order_items_check CHECK ((plan_id IS NULL) <> (bonus_feature_id IS NULL)),
  CONSTRAINT order_items_days_check CHECK (days >= 1 AND days <= 3660),
  CONSTRAINT order_items_detail_check CHECK (jsonb_typeof(detail) = 'object'::text)
);
CREATE INDEX order_items_of_car ON public.order_items USING btree (car_id) WHERE (car_id IS NOT NULL);
CREATE INDEX order_items_of_order ON public.order_items USING btree (order_id);
CREATE INDEX order_items_of_plan ON public.order_items USING btree (plan_id) WHERE (plan_id IS NOT NULL);
CREATE TRIGGER order_items_terms BEFORE UPDATE OF order_id, plan_id, bonus_feature_id, title, title_ar, amount, days, detail ON public.order_items FOR EACH ROW EXECUTE FUNCTION orders_keep_terms();
COMMENT ON COLUMN order_items.title IS 'As it was called when it was ordered';
COMMENT ON COLUMN order_items.detail IS 'The text of a campaign: {title, titleAr, body, bodyAr}';

CREATE TABLE orders (
  id uuid DEFAULT uuidv7() NOT NULL,
  reference text NOT NULL,
  user_id uuid,
  amount numeric(8,2) NOT NULL,
  currency text DEFAULT 'USD'::text NOT NULL,
  paid_by text NOT NULL,
  state order_state DEFAULT 'open'::order_state NOT NULL,
  gateway text,
  gateway_order_id text,
  redirect_url text,
  reason text,
  checks integer DEFAULT 0 NOT NULL,
  next_check_at timestamp with time zone,
  expires_at timestamp with time zone NOT NULL,
  language text DEFAULT 'ar'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  page_unseen_at timestamp with time zone,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_gateway_gateway_order_id_key UNIQUE (gateway, gateway_order_id),
  CONSTRAINT orders_reference_key UNIQUE (reference),
  CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT orders_amount_check CHECK (amount > 0::numeric),
  CONSTRAINT orders_currency_check CHECK (currency = 'USD'::text),
  CONSTRAINT orders_gateway_check CHECK (gateway = ANY (ARRAY['areeba'::text, 'paypal'::text])),
  CONSTRAINT orders_gateway_order_id_check CHECK (char_length(gateway_order_id) >= 1 AND char_length(gateway_order_id) <= 200),
  CONSTRAINT orders_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT orders_paid_by_check CHECK (paid_by = ANY (ARRAY['credit_card'::text, 'paypal'::text, 'manual'::text, 'chat'::text])),
  CONSTRAINT orders_reason_check CHECK (char_length(reason) <= 300),
  CONSTRAINT orders_redirect_url_check CHECK (char_length(redirect_url) <= 2000),
  CONSTRAINT orders_reference_check CHECK (reference ~ '^M[0-9A-HJKMNP-TV-Z]{7}$'::text)
);
CREATE INDEX orders_of_user ON public.orders USING btree (user_id, created_at DESC);
CREATE INDEX orders_reference_start ON public.orders USING btree (reference text_pattern_ops);
CREATE INDEX orders_to_check ON public.orders USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX orders_to_give_up ON public.orders USING btree (expires_at) WHERE (state = 'open'::order_state);
CREATE INDEX orders_waiting ON public.orders USING btree (created_at DESC) WHERE (((state = 'open'::order_state) AND (gateway IS NULL)) OR (state = 'held'::order_state));
CREATE TRIGGER orders_life BEFORE UPDATE OF state ON public.orders FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION orders_hold_to_life();
CREATE TRIGGER orders_terms BEFORE UPDATE OF amount, currency, reference, paid_by, created_at ON public.orders FOR EACH ROW WHEN ((((((old.amount IS DISTINCT FROM new.amount) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.reference IS DISTINCT FROM new.reference)) OR (old.paid_by IS DISTINCT FROM new.paid_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION orders_keep_terms();
COMMENT ON TABLE orders IS 'What somebody set out to pay; kept for the books when the account is gone';
COMMENT ON COLUMN orders.amount IS 'The order''s own: a price that is edited later changes nothing here';
COMMENT ON COLUMN orders.paid_by IS 'As the buyer chose; payments.method is how it is filed';
COMMENT ON COLUMN orders.reason IS 'Why it failed or is held: the gateway''s own word, or an administrator''s';
COMMENT ON COLUMN orders.next_check_at IS 'When the gateway is asked again; null: not any more';
COMMENT ON COLUMN orders.expires_at IS 'An open order is given up then, unless a receipt waits to be looked at';

CREATE TABLE payments (
  id uuid DEFAULT uuidv7() NOT NULL,
  order_id uuid NOT NULL,
  user_id uuid,
  subscription_id uuid,
  car_id uuid,
  amount numeric(8,2) NOT NULL,
  currency text DEFAULT 'USD'::text NOT NULL,
  method payment_method DEFAULT 'manual'::payment_method NOT NULL,
  receipt_image text,
  transfer_way text,
  transaction_id text,
  pal_pay_reference text,
  status payment_status DEFAULT 'pending'::payment_status NOT NULL,
  notes text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  verified_at timestamp with time zone,
  verified_by uuid,
  refunded_at timestamp with time zone,
  refunded_by uuid,
  refund_reference text,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_order_id_key UNIQUE (order_id),
  CONSTRAINT payments_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT payments_refunded_by_fkey FOREIGN KEY (refunded_by) REFERENCES admin_users(id),
  CONSTRAINT payments_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE SET NULL,
  CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT payments_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES admin_users(id),
  CONSTRAINT payments_amount_check CHECK (amount > 0::numeric),
  CONSTRAINT payments_check CHECK ((status = 'verified'::payment_status) = (verified_at IS NOT NULL)),
  CONSTRAINT payments_check1 CHECK (refunded_at IS NULL OR status = 'verified'::payment_status),
  CONSTRAINT payments_currency_check CHECK (currency = 'USD'::text),
  CONSTRAINT payments_notes_check CHECK (char_length(notes) <= 1000),
  CONSTRAINT payments_refund_reference_check CHECK (char_length(refund_reference) <= 100),
  CONSTRAINT payments_transaction_id_check CHECK (char_length(transaction_id) >= 1 AND char_length(transaction_id) <= 100),
  CONSTRAINT payments_transfer_way_check CHECK (transfer_way = ANY (ARRAY['omt'::text, 'whish'::text, 'bank'::text]))
);
CREATE INDEX payments_by_amount ON public.payments USING btree (amount, id);
CREATE INDEX payments_by_number ON public.payments USING btree (lower(transaction_id)) WHERE (transaction_id IS NOT NULL);
CREATE INDEX payments_by_status ON public.payments USING btree (status, created_at DESC, id DESC);
CREATE INDEX payments_newest ON public.payments USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX payments_number_once ON public.payments USING btree (lower(transaction_id)) WHERE ((status <> 'rejected'::payment_status) AND (method = ANY (ARRAY['manual'::payment_method, 'bank_transfer'::payment_method, 'palpay'::payment_method])));
CREATE INDEX payments_of_car ON public.payments USING btree (car_id) WHERE (car_id IS NOT NULL);
CREATE INDEX payments_of_subscription ON public.payments USING btree (subscription_id) WHERE (subscription_id IS NOT NULL);
CREATE INDEX payments_of_user ON public.payments USING btree (user_id, created_at DESC);
CREATE INDEX payments_pending ON public.payments USING btree (created_at) WHERE (status = 'pending'::payment_status);
CREATE INDEX payments_refunded ON public.payments USING btree (refunded_at) WHERE (refunded_at IS NOT NULL);
CREATE INDEX payments_verified ON public.payments USING btree (verified_at) WHERE (verified_at IS NOT NULL);
COMMENT ON COLUMN payments.receipt_image IS 'Key of a private file: its owner and payment administrators alone see it';
COMMENT ON COLUMN payments.verified_by IS 'The administrator; null where a gateway said so';

CREATE TABLE price_history (
  id uuid DEFAULT uuidv7() NOT NULL,
  car_id uuid NOT NULL,
  price numeric(14,2) NOT NULL,
  currency currency NOT NULL,
  price_usd numeric(14,2) NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT price_history_pkey PRIMARY KEY (id),
  CONSTRAINT price_history_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT price_history_price_check CHECK (price > 0::numeric)
);
CREATE INDEX price_history_car ON public.price_history USING btree (car_id, changed_at);
COMMENT ON TABLE price_history IS 'Every price a listing has had, the first one included';

CREATE TABLE push_messages (
  id uuid DEFAULT uuidv7() NOT NULL,
  subscription_id uuid NOT NULL,
  kind text NOT NULL,
  told_of text NOT NULL,
  about text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  link text,
  created_at timestamp with time zone NOT NULL,
  next_try_at timestamp with time zone NOT NULL,
  attempts smallint DEFAULT 0 NOT NULL,
  done_at timestamp with time zone,
  outcome text,
  CONSTRAINT push_messages_pkey PRIMARY KEY (id),
  CONSTRAINT push_messages_subscription_id_told_of_key UNIQUE (subscription_id, told_of),
  CONSTRAINT push_messages_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE,
  CONSTRAINT push_messages_about_check CHECK (char_length(about) >= 1 AND char_length(about) <= 120),
  CONSTRAINT push_messages_body_check CHECK (char_length(body) <= 200),
  CONSTRAINT push_messages_link_check CHECK (link ~ '^/[^/]'::text AND char_length(link) <= 300),
  CONSTRAINT push_messages_outcome_check CHECK (outcome = ANY (ARRAY['sent'::text, 'refused'::text, 'too_late'::text])),
  CONSTRAINT push_messages_settled CHECK ((done_at IS NULL) = (outcome IS NULL)),
  CONSTRAINT push_messages_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 200),
  CONSTRAINT push_messages_told_of_check CHECK (char_length(told_of) >= 1 AND char_length(told_of) <= 120)
);
CREATE INDEX push_messages_done ON public.push_messages USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX push_messages_waiting ON public.push_messages USING btree (next_try_at) WHERE (done_at IS NULL);
COMMENT ON COLUMN push_messages.told_of IS 'The one thing it tells of: no browser is told of it twice';
COMMENT ON COLUMN push_messages.about IS 'Of those about the same a device shows the last one';
COMMENT ON COLUMN push_messages.next_try_at IS 'While it is being sent: when another takes it over, should the one who sends it be gone';

CREATE TABLE push_subscriptions (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT push_subscriptions_auth_check CHECK (auth ~ '^[A-Za-z0-9_-]{22}$'::text),
  CONSTRAINT push_subscriptions_endpoint_check CHECK (char_length(endpoint) >= 10 AND char_length(endpoint) <= 1000),
  CONSTRAINT push_subscriptions_p256dh_check CHECK (p256dh ~ '^[A-Za-z0-9_-]{87}$'::text)
);
CREATE INDEX push_subscriptions_of_session ON public.push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_of_user ON public.push_subscriptions USING btree (user_id, created_at);
COMMENT ON TABLE push_subscriptions IS 'Browsers that take notices; each ends with the session in which it was set up';
COMMENT ON COLUMN push_subscriptions.endpoint IS 'Whoever knows it may address the browser: it is never told to anybody';

CREATE TABLE rate_counters (
  key text NOT NULL,
  window_start timestamp with time zone NOT NULL,
  count integer DEFAULT 0 NOT NULL,
  CONSTRAINT rate_counters_pkey PRIMARY KEY (key, window_start),
  CONSTRAINT rate_counters_count_check CHECK (count >= 0)
);
CREATE INDEX rate_counters_window ON public.rate_counters USING btree (window_start);

CREATE TABLE review_claims (
  car_id uuid NOT NULL,
  admin_id uuid NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT review_claims_pkey PRIMARY KEY (car_id),
  CONSTRAINT review_claims_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  CONSTRAINT review_claims_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE
);
CREATE INDEX review_claims_of_admin ON public.review_claims USING btree (admin_id);
COMMENT ON TABLE review_claims IS 'Who looks at a waiting listing right now, so that no two reviewers are given the same one';

CREATE TABLE saved_search_digests (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  tried_at timestamp with time zone,
  sent_at timestamp with time zone,
  CONSTRAINT saved_search_digests_pkey PRIMARY KEY (id),
  CONSTRAINT saved_search_digests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_search_digests_of_user ON public.saved_search_digests USING btree (user_id, created_at DESC);
COMMENT ON COLUMN saved_search_digests.tried_at IS 'Who sends it; another may take over some minutes later';

CREATE TABLE saved_search_matches (
  user_id uuid NOT NULL,
  car_id uuid NOT NULL,
  search_id uuid NOT NULL,
  kind text NOT NULL,
  price numeric(14,2) NOT NULL,
  currency currency NOT NULL,
  price_usd numeric(14,2) NOT NULL,
  due text NOT NULL,
  found_at timestamp with time zone NOT NULL,
  digest_id uuid,
  CONSTRAINT saved_search_matches_pkey PRIMARY KEY (user_id, car_id),
  CONSTRAINT saved_search_matches_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE CASCADE,
  CONSTRAINT saved_search_matches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT saved_search_matches_due_check CHECK (due = ANY (ARRAY['now'::text, 'daily'::text])),
  CONSTRAINT saved_search_matches_kind_check CHECK (kind = ANY (ARRAY['new'::text, 'cheaper'::text]))
);
CREATE INDEX saved_search_matches_of_digest ON public.saved_search_matches USING btree (digest_id) WHERE (digest_id IS NOT NULL);
CREATE INDEX saved_search_matches_of_listing ON public.saved_search_matches USING btree (car_id);
CREATE INDEX saved_search_matches_waiting ON public.saved_search_matches USING btree (due, user_id) WHERE (digest_id IS NULL);
COMMENT ON COLUMN saved_search_matches.search_id IS 'The search that found it; without a foreign key, for what was told stays told when a search is deleted';
COMMENT ON COLUMN saved_search_matches.digest_id IS 'The digest that tells of it; null: it waits';

CREATE TABLE saved_search_news (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  car_id uuid NOT NULL,
  CONSTRAINT saved_search_news_pkey PRIMARY KEY (id)
);

CREATE TABLE saved_searches (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  filters jsonb NOT NULL,
  criteria jsonb NOT NULL,
  alerts text NOT NULL,
  keys text[] NOT NULL,
  price numrange NOT NULL,
  years int4range NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT saved_searches_pkey PRIMARY KEY (id),
  CONSTRAINT saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT saved_searches_alerts_check CHECK (alerts = ANY (ARRAY['now'::text, 'daily'::text, 'off'::text])),
  CONSTRAINT saved_searches_keys_check CHECK (cardinality(keys) > 0),
  CONSTRAINT saved_searches_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100)
);
CREATE INDEX saved_searches_by_key ON public.saved_searches USING gin (keys) WITH (fastupdate=off) WHERE ((alerts <> 'off'::text) AND (deleted_at IS NULL));
CREATE INDEX saved_searches_deleted ON public.saved_searches USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX saved_searches_of_user ON public.saved_searches USING btree (user_id, created_at DESC, id DESC);
COMMENT ON COLUMN saved_searches.filters IS 'As they stand in the address of the browse page';
COMMENT ON COLUMN saved_searches.criteria IS 'What they, and the words among them, were understood as when it was saved';
COMMENT ON COLUMN saved_searches.keys IS 'A listing that fits has one of these: by them a listing finds the searches it may fit';
COMMENT ON COLUMN saved_searches.seen_at IS 'New matches are counted from then on';
COMMENT ON COLUMN saved_searches.deleted_at IS 'It can be brought back for a day';

CREATE TABLE sessions (
  sid text NOT NULL,
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  sess jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  expire timestamp with time zone NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (sid),
  CONSTRAINT sessions_id_key UNIQUE (id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT sessions_sess_check CHECK (jsonb_typeof(sess) = 'object'::text),
  CONSTRAINT sessions_sid_check CHECK (sid ~ '^[0-9a-f]{64}$'::text)
);
CREATE INDEX sessions_expire ON public.sessions USING btree (expire);
CREATE INDEX sessions_last_seen ON public.sessions USING btree (last_seen_at) INCLUDE (user_id, created_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE TRIGGER sessions_ended AFTER DELETE ON public.sessions REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION sessions_tell_end();
COMMENT ON COLUMN sessions.sid IS 'SHA-256 of the secret in the cookie: who reads this table cannot sign in with it';
COMMENT ON COLUMN sessions.id IS 'Names the session in the list of one''s devices';
COMMENT ON COLUMN sessions.sess IS 'What the list of devices shows: userAgent';

CREATE TABLE sign_in_guards (
  key text NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  lockouts integer DEFAULT 0 NOT NULL,
  locked_until timestamp with time zone,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  since timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sign_in_guards_pkey PRIMARY KEY (key),
  CONSTRAINT sign_in_guards_failures_check CHECK (failures >= 0),
  CONSTRAINT sign_in_guards_lockouts_check CHECK (lockouts >= 0)
);
COMMENT ON TABLE sign_in_guards IS 'Failed sign-ins since the last success or lockout; lockouts make the next one longer';
COMMENT ON COLUMN sign_in_guards.since IS 'When the failures that are counted began; they are forgotten after the rule''s window';

CREATE TABLE stock_import_rows (
  import_id uuid NOT NULL,
  user_id uuid NOT NULL,
  line integer NOT NULL,
  cells text[] NOT NULL,
  vehicle_type vehicle_type NOT NULL,
  title text NOT NULL,
  photos text[] DEFAULT '{}'::text[] NOT NULL,
  input jsonb,
  row_key text NOT NULL,
  state text NOT NULL,
  errors jsonb DEFAULT '[]'::jsonb NOT NULL,
  warnings jsonb DEFAULT '[]'::jsonb NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  car_id uuid,
  CONSTRAINT stock_import_rows_pkey PRIMARY KEY (import_id, line),
  CONSTRAINT stock_import_rows_car_id_fkey FOREIGN KEY (car_id) REFERENCES cars(id) ON DELETE SET NULL,
  CONSTRAINT stock_import_rows_import_id_user_id_fkey FOREIGN KEY (import_id, user_id) REFERENCES stock_imports(id, user_id) ON DELETE CASCADE,
  CONSTRAINT stock_import_rows_check CHECK (input IS NOT NULL OR state = 'wrong'::text),
  CONSTRAINT stock_import_rows_errors_check CHECK (jsonb_typeof(errors) = 'array'::text),
  CONSTRAINT stock_import_rows_line_check CHECK (line > 1),
  CONSTRAINT stock_import_rows_state_check CHECK (state = ANY (ARRAY['wrong'::text, 'ready'::text, 'known'::text, 'imported'::text, 'failed'::text])),
  CONSTRAINT stock_import_rows_warnings_check CHECK (jsonb_typeof(warnings) = 'array'::text)
);
CREATE INDEX stock_import_rows_car ON public.stock_import_rows USING btree (car_id) WHERE (car_id IS NOT NULL);
CREATE UNIQUE INDEX stock_import_rows_once ON public.stock_import_rows USING btree (user_id, row_key) WHERE (state = 'imported'::text);
COMMENT ON COLUMN stock_import_rows.line IS 'In a spreadsheet, whose first row are the heads';
COMMENT ON COLUMN stock_import_rows.input IS 'What a form would have sent, without photos';
COMMENT ON COLUMN stock_import_rows.row_key IS 'Of what the row says, and of the how many-th such row of its file it is';
COMMENT ON COLUMN stock_import_rows.state IS 'known: the same row became a listing before; failed: it was right, and was refused when its turn came';

CREATE TABLE stock_imports (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  file_name text NOT NULL,
  language text NOT NULL,
  heads text[] NOT NULL,
  ignored_heads text[] DEFAULT '{}'::text[] NOT NULL,
  state text DEFAULT 'judged'::text NOT NULL,
  stopped_by text,
  archive_id uuid,
  archive_name text,
  archive_bytes integer,
  archive_parts integer[] DEFAULT '{}'::integer[] NOT NULL,
  archive_files jsonb,
  worked_until timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT stock_imports_pkey PRIMARY KEY (id),
  CONSTRAINT stock_imports_id_user_id_key UNIQUE (id, user_id),
  CONSTRAINT stock_imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT stock_imports_archive_bytes_check CHECK (archive_bytes > 0),
  CONSTRAINT stock_imports_archive_name_check CHECK (char_length(archive_name) >= 1 AND char_length(archive_name) <= 200),
  CONSTRAINT stock_imports_check CHECK (num_nulls(archive_id, archive_name, archive_bytes) = ANY (ARRAY[0, 3])),
  CONSTRAINT stock_imports_check1 CHECK ((state = 'stopped'::text) = (stopped_by IS NOT NULL)),
  CONSTRAINT stock_imports_check2 CHECK ((state = ANY (ARRAY['done'::text, 'stopped'::text])) = (ended_at IS NOT NULL)),
  CONSTRAINT stock_imports_check3 CHECK ((state = 'judged'::text) = (started_at IS NULL)),
  CONSTRAINT stock_imports_file_name_check CHECK (char_length(file_name) >= 1 AND char_length(file_name) <= 200),
  CONSTRAINT stock_imports_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT stock_imports_state_check CHECK (state = ANY (ARRAY['judged'::text, 'running'::text, 'done'::text, 'stopped'::text])),
  CONSTRAINT stock_imports_stopped_by_check CHECK (stopped_by ~ '^[a-z_]+\.[a-z_]+$'::text)
);
CREATE INDEX stock_imports_ended ON public.stock_imports USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX stock_imports_judged ON public.stock_imports USING btree (created_at) WHERE (state = 'judged'::text);
CREATE INDEX stock_imports_running ON public.stock_imports USING btree (worked_until) WHERE (state = 'running'::text);
CREATE INDEX stock_imports_user ON public.stock_imports USING btree (user_id, created_at DESC);
COMMENT ON COLUMN stock_imports.heads IS 'As they stood in the file: what is to be mended goes back under the same';
COMMENT ON COLUMN stock_imports.archive_parts IS 'Which parts of the archive of photos lie in the store, of two megabytes each but the last';
COMMENT ON COLUMN stock_imports.archive_files IS 'The photos in it, by path, with their sizes; null until all parts are there and were looked at';
COMMENT ON COLUMN stock_imports.worked_until IS 'Until then one job has it for itself; a later one means that the job broke off';

CREATE TABLE subscription_credits (
  from_id uuid NOT NULL,
  into_id uuid NOT NULL,
  value numeric(14,6) NOT NULL,
  rest_seconds numeric(16,6) NOT NULL,
  gained_seconds numeric(16,6) NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT subscription_credits_pkey PRIMARY KEY (from_id),
  CONSTRAINT subscription_credits_from_id_fkey FOREIGN KEY (from_id) REFERENCES subscriptions(id),
  CONSTRAINT subscription_credits_into_id_fkey FOREIGN KEY (into_id) REFERENCES subscriptions(id),
  CONSTRAINT subscription_credits_check CHECK (from_id <> into_id),
  CONSTRAINT subscription_credits_gained_seconds_check CHECK (gained_seconds >= 0::numeric),
  CONSTRAINT subscription_credits_rest_seconds_check CHECK (rest_seconds >= 0::numeric),
  CONSTRAINT subscription_credits_value_check CHECK (value > 0::numeric)
);
CREATE INDEX subscription_credits_into ON public.subscription_credits USING btree (into_id);
COMMENT ON TABLE subscription_credits IS 'What was left of a period when a larger plan began, and the time of that plan it became';
COMMENT ON COLUMN subscription_credits.value IS 'US dollars: the period''s own amount and credits, by the share of its time that was left';

CREATE TABLE subscription_plans (
  id uuid DEFAULT uuidv7() NOT NULL,
  slug text NOT NULL,
  tier subscription_tier NOT NULL,
  name text NOT NULL,
  name_ar text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  description_ar text DEFAULT ''::text NOT NULL,
  price numeric(10,2) NOT NULL,
  currency text DEFAULT 'USD'::text NOT NULL,
  duration integer DEFAULT 30 NOT NULL,
  max_ads integer NOT NULL,
  max_car_listings integer NOT NULL,
  max_motorcycle_listings integer NOT NULL,
  max_photos integer NOT NULL,
  search_priority smallint DEFAULT 0 NOT NULL,
  features jsonb DEFAULT '[]'::jsonb NOT NULL,
  features_ar jsonb DEFAULT '[]'::jsonb NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  display_order integer DEFAULT 0 NOT NULL,
  color text DEFAULT '#6B46C1'::text NOT NULL,
  is_popular boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT subscription_plans_pkey PRIMARY KEY (id),
  CONSTRAINT subscription_plans_slug_key UNIQUE (slug),
  CONSTRAINT subscription_plans_color_check CHECK (color ~ '^#[0-9A-Fa-f]{6}$'::text),
  CONSTRAINT subscription_plans_currency_check CHECK (currency = 'USD'::text),
  CONSTRAINT subscription_plans_duration_check CHECK (duration >= 1 AND duration <= 3660),
  CONSTRAINT subscription_plans_features_ar_check CHECK (jsonb_typeof(features_ar) = 'array'::text),
  CONSTRAINT subscription_plans_features_check CHECK (jsonb_typeof(features) = 'array'::text),
  CONSTRAINT subscription_plans_max_ads_check CHECK (max_ads >= 0),
  CONSTRAINT subscription_plans_max_car_listings_check CHECK (max_car_listings >= 0),
  CONSTRAINT subscription_plans_max_motorcycle_listings_check CHECK (max_motorcycle_listings >= 0),
  CONSTRAINT subscription_plans_max_photos_check CHECK (max_photos >= 1 AND max_photos <= 60),
  CONSTRAINT subscription_plans_price_check CHECK (price >= 0::numeric),
  CONSTRAINT subscription_plans_slug_check CHECK (slug ~ '^[a-z][a-z0-9-]*$'::text)
);
COMMENT ON COLUMN subscription_plans.duration IS 'Days';
COMMENT ON COLUMN subscription_plans.search_priority IS 'Higher comes first in the default order, after featured listings';

CREATE TABLE subscription_reminders (
  user_id uuid NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  days_before smallint NOT NULL,
  CONSTRAINT subscription_reminders_pkey PRIMARY KEY (user_id, ends_at, days_before),
  CONSTRAINT subscription_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE subscription_reminders IS 'Mails that were asked for before a plan ends: each is sent once';

CREATE TABLE subscriptions (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid,
  plan_id uuid NOT NULL,
  order_item_id uuid,
  amount numeric(8,2) DEFAULT 0 NOT NULL,
  start_date timestamp with time zone NOT NULL,
  end_date timestamp with time zone,
  is_active boolean DEFAULT true NOT NULL,
  listings_used integer DEFAULT 0 NOT NULL,
  taken_back_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT subscriptions_order_item_id_key UNIQUE (order_item_id),
  CONSTRAINT subscriptions_order_item_id_fkey FOREIGN KEY (order_item_id) REFERENCES order_items(id),
  CONSTRAINT subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES subscription_plans(id),
  CONSTRAINT subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT subscriptions_amount_check CHECK (amount >= 0::numeric),
  CONSTRAINT subscriptions_check CHECK (end_date IS NULL OR end_date >= start_date),
  CONSTRAINT subscriptions_listings_used_check CHECK (listings_used >= 0),
  CONSTRAINT subscriptions_user_id_tstzrange_excl EXCLUDE USING gist (user_id WITH =, tstzrange(start_date, end_date) WITH &&) WHERE (is_active)
);
CREATE INDEX subscriptions_by_end ON public.subscriptions USING btree (end_date, id);
CREATE INDEX subscriptions_by_start ON public.subscriptions USING btree (start_date, id);
CREATE INDEX subscriptions_ending ON public.subscriptions USING btree (end_date) INCLUDE (start_date) WHERE is_active;
CREATE INDEX subscriptions_of_plan ON public.subscriptions USING btree (plan_id);
CREATE INDEX subscriptions_of_user ON public.subscriptions USING btree (user_id, end_date DESC);
COMMENT ON TABLE subscriptions IS 'Periods of paid or given plans; those of one person that are active never overlap';
COMMENT ON COLUMN subscriptions.amount IS 'What was paid for this period; 0 where an administrator gave it';
COMMENT ON COLUMN subscriptions.end_date IS 'Null: until an administrator ends it';
COMMENT ON COLUMN subscriptions.is_active IS 'False: over, or turned into days of another plan';

CREATE TABLE uploads (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid,
  width integer NOT NULL,
  height integer NOT NULL,
  thumbhash text NOT NULL,
  widths integer[] NOT NULL,
  bytes bigint NOT NULL,
  source_hash text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  perceptual_hash bigint,
  CONSTRAINT uploads_pkey PRIMARY KEY (id),
  CONSTRAINT uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT uploads_bytes_check CHECK (bytes > 0),
  CONSTRAINT uploads_height_check CHECK (height >= 1 AND height <= 20000),
  CONSTRAINT uploads_width_check CHECK (width >= 1 AND width <= 20000)
);
CREATE UNIQUE INDEX uploads_once ON public.uploads USING btree (user_id, source_hash) NULLS NOT DISTINCT;
CREATE INDEX uploads_perceptual ON public.uploads USING gin (hash_quarters(perceptual_hash)) WITH (fastupdate=off);
COMMENT ON TABLE uploads IS 'Pictures as the image pipeline made them; the files lie in the object store under the id';
COMMENT ON COLUMN uploads.widths IS 'The variants there are, each as AVIF and WebP';
COMMENT ON COLUMN uploads.source_hash IS 'SHA-256 of the bytes that were sent: the same picture is stored once per owner';
COMMENT ON COLUMN uploads.perceptual_hash IS 'Of what the picture shows: those of the same picture differ in few bits';

CREATE TABLE user_blocks (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  blocked_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT user_blocks_pkey PRIMARY KEY (id),
  CONSTRAINT user_blocks_once UNIQUE (user_id, blocked_id),
  CONSTRAINT user_blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT user_blocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT user_blocks_check CHECK (user_id <> blocked_id)
);
CREATE INDEX user_blocks_of_blocked ON public.user_blocks USING btree (blocked_id);

CREATE TABLE user_feedback (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid,
  email text NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  language text NOT NULL,
  category text DEFAULT 'general'::text NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  priority text DEFAULT 'medium'::text NOT NULL,
  admin_response text,
  responded_by uuid,
  responded_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone,
  CONSTRAINT user_feedback_pkey PRIMARY KEY (id),
  CONSTRAINT user_feedback_responded_by_fkey FOREIGN KEY (responded_by) REFERENCES admin_users(id),
  CONSTRAINT user_feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT user_feedback_category_known CHECK (category = ANY (ARRAY['general'::text, 'account'::text, 'listing'::text, 'payment'::text, 'dealer'::text, 'complaint'::text, 'idea'::text])),
  CONSTRAINT user_feedback_email_check CHECK (char_length(email) <= 254),
  CONSTRAINT user_feedback_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT user_feedback_message_check CHECK (char_length(message) >= 10 AND char_length(message) <= 5000),
  CONSTRAINT user_feedback_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 100),
  CONSTRAINT user_feedback_phone_check CHECK (char_length(phone) >= 1 AND char_length(phone) <= 30),
  CONSTRAINT user_feedback_priority_check CHECK (priority = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text])),
  CONSTRAINT user_feedback_status_check CHECK (status = ANY (ARRAY['pending'::text, 'answered'::text, 'closed'::text])),
  CONSTRAINT user_feedback_subject_check CHECK (char_length(subject) >= 1 AND char_length(subject) <= 150)
);
CREATE INDEX user_feedback_newest ON public.user_feedback USING btree (created_at DESC, id DESC);
CREATE INDEX user_feedback_of_user ON public.user_feedback USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX user_feedback_waiting ON public.user_feedback USING btree (created_at) WHERE (status = 'pending'::text);
CREATE INDEX user_feedback_words ON public.user_feedback USING gin (lower(((((((name || ' '::text) || email) || ' '::text) || subject) || ' '::text) || message)) gin_trgm_ops);
COMMENT ON COLUMN user_feedback.user_id IS 'Who was signed in when it was written; the mail is as it was typed';
COMMENT ON COLUMN user_feedback.updated_at IS 'When an administrator last sorted, answered or closed it';

CREATE TABLE users (
  id uuid DEFAULT uuidv7() NOT NULL,
  email text NOT NULL,
  password text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  profile_image_url text,
  city text,
  is_email_verified boolean DEFAULT false NOT NULL,
  password_reset_token text,
  password_reset_expires_at timestamp with time zone,
  email_verification_token text,
  email_verification_expires_at timestamp with time zone,
  last_login_at timestamp with time zone,
  login_attempts integer DEFAULT 0 NOT NULL,
  locked_until timestamp with time zone,
  current_plan text DEFAULT 'free'::text NOT NULL,
  subscription_id uuid,
  subscription_status text DEFAULT 'active'::text NOT NULL,
  subscription_ends_at timestamp with time zone,
  is_dealership boolean DEFAULT false NOT NULL,
  dealership_name text,
  dealership_license text,
  dealership_address text,
  dealership_phone text,
  is_verified_dealer boolean DEFAULT false NOT NULL,
  user_status user_status DEFAULT 'active'::user_status NOT NULL,
  suspended_until timestamp with time zone,
  suspension_reason text,
  is_demo boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  password_changed_at timestamp with time zone,
  deletion_requested_at timestamp with time zone,
  language text DEFAULT 'ar'::text NOT NULL,
  is_verified_seller boolean DEFAULT false NOT NULL,
  bulk_mail_unsubscribed_at timestamp with time zone,
  dealership_slug text,
  dealership_city text,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_current_plan_fkey FOREIGN KEY (current_plan) REFERENCES subscription_plans(slug) ON UPDATE CASCADE,
  CONSTRAINT users_subscription_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE SET NULL,
  CONSTRAINT users_check CHECK (NOT is_verified_dealer OR is_dealership AND dealership_name IS NOT NULL),
  CONSTRAINT users_dealership_city_check CHECK (dealership_city ~ '^[a-z0-9-]{1,60}$'::text),
  CONSTRAINT users_dealership_phone_check CHECK (dealership_phone ~ '^\+[1-9][0-9]{6,14}$'::text),
  CONSTRAINT users_dealership_slug_check CHECK (dealership_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(dealership_slug) <= 80),
  CONSTRAINT users_email_check CHECK (char_length(email) >= 3 AND char_length(email) <= 254),
  CONSTRAINT users_first_name_check CHECK (char_length(first_name) >= 1 AND char_length(first_name) <= 50),
  CONSTRAINT users_language_check CHECK (language = ANY (ARRAY['ar'::text, 'en'::text])),
  CONSTRAINT users_last_name_check CHECK (char_length(last_name) >= 1 AND char_length(last_name) <= 50),
  CONSTRAINT users_login_attempts_check CHECK (login_attempts >= 0),
  CONSTRAINT users_phone_check CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'::text)
) WITH (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX users_by_city ON public.users USING btree (city, created_at DESC, id DESC);
CREATE INDEX users_by_kind ON public.users USING btree (is_dealership, is_verified_dealer, created_at DESC, id DESC);
CREATE INDEX users_by_mail ON public.users USING btree (lower(email), id) INCLUDE (email, user_status, city, is_dealership, is_verified_dealer);
CREATE INDEX users_by_name ON public.users USING btree (lower(((first_name || ' '::text) || last_name)), id) INCLUDE (first_name, last_name, user_status, city, is_dealership, is_verified_dealer);
CREATE INDEX users_by_status ON public.users USING btree (user_status, created_at DESC, id DESC);
CREATE INDEX users_dealers_by_name ON public.users USING btree (lower(dealership_name), id) INCLUDE (is_verified_dealer) WHERE (is_dealership AND (dealership_name IS NOT NULL));
CREATE INDEX users_dealers_search ON public.users USING gin (lower(((((((dealership_name || ' '::text) || first_name) || ' '::text) || last_name) || ' '::text) || email)) gin_trgm_ops) WHERE (is_dealership AND (dealership_name IS NOT NULL));
CREATE UNIQUE INDEX users_dealership_slug ON public.users USING btree (dealership_slug) WHERE (dealership_slug IS NOT NULL);
CREATE INDEX users_deletion ON public.users USING btree (deletion_requested_at) WHERE (deletion_requested_at IS NOT NULL);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));
CREATE INDEX users_last_login ON public.users USING btree (last_login_at) WHERE (last_login_at IS NOT NULL);
CREATE INDEX users_locked ON public.users USING btree (locked_until) WHERE (locked_until IS NOT NULL);
CREATE INDEX users_mail_begins ON public.users USING btree (lower(email) text_pattern_ops);
CREATE INDEX users_name_begins ON public.users USING btree (lower(((first_name || ' '::text) || last_name)) text_pattern_ops);
CREATE INDEX users_newest ON public.users USING btree (created_at DESC, id DESC);
CREATE INDEX users_of_plan ON public.users USING btree (current_plan) WHERE (current_plan <> 'free'::text);
CREATE INDEX users_reset_token ON public.users USING btree (password_reset_token) WHERE (password_reset_token IS NOT NULL);
CREATE INDEX users_search ON public.users USING gin (lower(((((first_name || ' '::text) || last_name) || ' '::text) || email)) gin_trgm_ops);
CREATE INDEX users_showrooms ON public.users USING btree (lower(dealership_name), id) INCLUDE (dealership_city) WHERE has_showroom(is_verified_dealer, dealership_slug, user_status, deletion_requested_at);
CREATE INDEX users_showrooms_search ON public.users USING gin (fold_search(((dealership_name || ' '::text) || dealership_slug)) gin_trgm_ops) WHERE has_showroom(is_verified_dealer, dealership_slug, user_status, deletion_requested_at);
CREATE INDEX users_subscription ON public.users USING btree (subscription_id) WHERE (subscription_id IS NOT NULL);
CREATE INDEX users_subscription_ends ON public.users USING btree (subscription_ends_at) WHERE (subscription_ends_at IS NOT NULL);
CREATE INDEX users_verification_token ON public.users USING btree (email_verification_token) WHERE (email_verification_token IS NOT NULL);
CREATE TRIGGER users_dealer AFTER UPDATE OF is_verified_dealer ON public.users FOR EACH ROW WHEN ((old.is_verified_dealer <> new.is_verified_dealer)) EXECUTE FUNCTION users_change_listings();
CREATE TRIGGER users_standing AFTER UPDATE OF user_status, deletion_requested_at ON public.users FOR EACH ROW WHEN ((in_good_standing(old.user_status, old.deletion_requested_at) IS DISTINCT FROM in_good_standing(new.user_status, new.deletion_requested_at))) EXECUTE FUNCTION users_keep_standing();
COMMENT ON COLUMN users.password IS 'argon2id, in PHC form; null until the account has one';
COMMENT ON COLUMN users.password_reset_token IS 'SHA-256 of the token in the mail; a newer one replaces it';
COMMENT ON COLUMN users.email_verification_token IS 'SHA-256 of the token in the mail; a newer one replaces it';
COMMENT ON COLUMN users.is_demo IS 'Belongs to the demo market: npm run demo may replace it';
COMMENT ON COLUMN users.deletion_requested_at IS 'The account is deleted for good when the grace since then is over';
COMMENT ON COLUMN users.language IS 'Of mails that no request asks for';
COMMENT ON COLUMN users.is_verified_seller IS 'An administrator has seen phone and document (the verification badge)';
COMMENT ON COLUMN users.bulk_mail_unsubscribed_at IS 'Since when no mail to many goes here; mails about the own account still do';
COMMENT ON COLUMN users.dealership_slug IS 'Its page is /dealers/{slug}; it stays when the name changes';

CREATE TABLE verifications (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id uuid NOT NULL,
  add_on_id uuid NOT NULL,
  document_key text,
  document_sent_at timestamp with time zone,
  phone_seen_at timestamp with time zone,
  document_seen_at timestamp with time zone,
  granted_at timestamp with time zone,
  granted_by uuid,
  refused_reason text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT verifications_pkey PRIMARY KEY (id),
  CONSTRAINT verifications_user_id_key UNIQUE (user_id),
  CONSTRAINT verifications_add_on_id_fkey FOREIGN KEY (add_on_id) REFERENCES add_ons(id),
  CONSTRAINT verifications_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES admin_users(id),
  CONSTRAINT verifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT verifications_check CHECK (granted_at IS NULL OR phone_seen_at IS NOT NULL AND document_seen_at IS NOT NULL),
  CONSTRAINT verifications_refused_reason_check CHECK (char_length(refused_reason) <= 500)
);
CREATE INDEX verifications_of_add_on ON public.verifications USING btree (add_on_id);
COMMENT ON TABLE verifications IS 'A bought verification badge: shown once an administrator has seen phone and document, never for money alone';
COMMENT ON COLUMN verifications.document_key IS 'Key of a private file, removed once it was seen';
