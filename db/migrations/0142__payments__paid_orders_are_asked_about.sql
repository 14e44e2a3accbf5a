-- Money may go back for months (refunds and chargebacks made at the gateway): paid orders are asked about every day, those
-- from before too. Spread over a day, so that no gateway is asked about all at once.
-- allow: rows because those paid at a gateway in half a year are some thousands, and nothing writes them once they are paid
update orders set next_check_at = now() + random() * interval '1 day'
where state in ('paid', 'held') and gateway is not null and next_check_at is null
  and created_at > now() - interval '180 days';
