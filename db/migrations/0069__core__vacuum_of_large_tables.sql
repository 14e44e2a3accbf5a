-- Counts and late pages are read off indexes alone where the visibility map is fresh. By PostgreSQL's own rule a fifth of a
-- table may change before it is made anew: a repricing or a day of visits of a large market leaves millions of rows to be
-- looked up one by one until then.

alter table cars set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.05);
alter table users set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05,
  autovacuum_analyze_scale_factor = 0.05);
