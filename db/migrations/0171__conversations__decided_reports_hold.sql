alter table conversation_reports validate constraint conversation_reports_resolved_by_fkey;
-- allow: scan because reports of conversations are few, and to look through them takes no time
alter table conversation_reports validate constraint conversation_reports_outcome_check;
-- allow: scan because reports of conversations are few, and to look through them takes no time
alter table conversation_reports validate constraint conversation_reports_resolved_check;
