-- 0180 holds each number of a transfer once, by its letters and digits. A database of before may hold one in two spellings, and would
-- not be migrated any further. The payment that was verified, else the earlier one, keeps it; of the others the number is moved into the
-- history of their order, which administrators of payments see as a mark in their list.
-- These are mistakes or tricks, so few rows are held; where 0180 was applied already there are none.
with numbers as (
  select p.id, p.order_id, p.transaction_id, o.state,
    first_value(o.reference) over same as kept_by, row_number() over same as place
  from payments p join orders o on o.id = p.order_id
  where p.status <> 'rejected' and p.method in ('manual', 'bank_transfer', 'palpay') and p.transaction_id is not null
  window same as (
    partition by regexp_replace(lower(p.transaction_id), '[^a-z0-9]', '', 'g')
    order by p.status = 'verified' desc, p.created_at, p.id)
),
taken as (
  update payments p set transaction_id = null from numbers n
  where n.id = p.id and n.place > 1
  returning n.order_id, n.state, n.transaction_id, n.kept_by
)
insert into order_events (order_id, state, what, actor, detail, at)
select order_id, state, 'number_used_twice', 'job',
  jsonb_build_object('reason', transaction_id, 'reference', kept_by), now()
from taken;
