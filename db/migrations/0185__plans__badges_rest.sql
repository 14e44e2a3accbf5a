-- A verification badge says that an administrator has seen this name's document and heard this telephone. Another name or number, no
-- matter who writes it, is looked at first; until then the badge rests. What was noted as seen before a badge was granted
-- holds for what was seen alone, too.
alter table verifications add column rested_at timestamptz;
comment on column verifications.rested_at is 'Since when a badge that was granted is not shown: name or phone are others, and nobody has looked at them';

create function users_rest_badge() returns trigger language plpgsql as $$
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
$$;
create trigger users_badge after update of first_name, last_name, phone on users for each row
when ((old.first_name, old.last_name, old.phone) is distinct from (new.first_name, new.last_name, new.phone))
execute function users_rest_badge();
