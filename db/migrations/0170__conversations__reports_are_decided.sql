-- A report of a conversation is decided as that of a listing is: what followed from it, when, and by whom.
alter table conversation_reports
  add column outcome text,
  add column resolved_at timestamptz,
  add column resolved_by uuid,
  add constraint conversation_reports_resolved_by_fkey foreign key (resolved_by) references admin_users (id) not valid,
  add constraint conversation_reports_outcome_check
    check (outcome in ('dismissed', 'warned', 'blocked', 'suspended')) not valid,
  add constraint conversation_reports_resolved_check
    check ((resolved_at is null) = (outcome is null) and (outcome is null) = (resolved_by is null)) not valid;
comment on column conversation_reports.outcome is
  'warned, blocked, suspended: the other of the two; the last two also keep the other from writing';
