-- What came in is kept by day as the other figures are, and how many plans ran as a day ended: no look at the overview
-- adds up a year of payments again.

alter table daily_figures
  drop constraint daily_figures_part_check,
  add constraint daily_figures_part_check check (part in ('all', 'place', 'brand', 'plan', 'add_on', 'method')),
  add column takings numeric(12, 2) not null default 0,
  add column plans integer check (plans >= 0),
  add constraint daily_figures_takings_check check (takings = 0 or part in ('plan', 'add_on', 'method')),
  add constraint daily_figures_plans_check1 check (plans is null or part = 'all');
comment on column daily_figures.key is 'The slug of the place, brand, plan or add-on, or the method; empty for the whole market';
comment on column daily_figures.takings is 'US dollars that came in, less what was given back on the day; of plans, add-ons and methods';
comment on column daily_figures.plans is 'Plans that ran as the day ended';

-- Days that were closed already, as the job counts them from now on.
insert into daily_figures (day, part, key, takings)
  select moved.day, parted.part, parted.key, sum(moved.sign * i.amount)
  from (
    select order_id, (verified_at at time zone 'Asia/Beirut')::date as day, 1 as sign from payments where verified_at is not null
    union all
    select order_id, (refunded_at at time zone 'Asia/Beirut')::date, -1 from payments where refunded_at is not null
  ) moved
  join order_items i on i.order_id = moved.order_id
  join orders o on o.id = moved.order_id
  left join subscription_plans p on p.id = i.plan_id
  left join bonus_features b on b.id = i.bonus_feature_id
  cross join lateral (values
    (case when i.plan_id is null then 'add_on' else 'plan' end, coalesce(p.slug, b.slug)),
    ('method', o.paid_by)) parted (part, key)
  where moved.day in (select day from daily_figures where part = 'all')
  group by 1, 2, 3;

with moves as materialized (
  select day, sum(step)::int as step
  from (
    select (start_date at time zone 'Asia/Beirut')::date as day, 1 as step from subscriptions
    union all
    select (end_date at time zone 'Asia/Beirut')::date, -1 from subscriptions where end_date is not null
  ) steps
  group by 1
)
update daily_figures f set plans = (select coalesce(sum(m.step), 0) from moves m where m.day <= f.day)
where part = 'all';
