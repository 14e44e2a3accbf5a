-- A picture of the migrated database by `npm run db -- schema`; changes go into a new file of db/migrations.

CREATE OR REPLACE FUNCTION public.users_rest_badge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  renamed boolean := (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name);
begin
  update verifications set
    phone_seen_at = case when old.phone is not distinct from new.phone then phone_seen_at end,
    document_seen_at = case when not renamed then document_seen_at end,
    rested_at = case when granted_at is not null then new.updated_at else rested_at end,
    granted_at = null, granted_by = null
  where user_id = new.id;
  if new.is_verified_seller then
    update users set is_verified_seller = false where id = new.id;
    -- The job of features/plans/approvals/mails.
    perform graphile_worker.add_job('plans.approval_mail',
      json_build_object('userId', new.id, 'outcome', 'badge_rests', 'at',
        to_char(new.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      max_attempts => 12);
  end if;
  return null;
end
$function$;
