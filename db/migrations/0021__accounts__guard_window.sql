-- Failures from one address are counted within a window: behind one address there may be a whole neighbourhood.

alter table sign_in_guards add column since timestamptz not null default now();
comment on column sign_in_guards.since is 'When the failures that are counted began; they are forgotten after the rule''s window';
