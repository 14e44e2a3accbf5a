-- outside a transaction
-- What went back in part on a day: the figures of the administration take it off that day.
create index concurrently if not exists order_events_part_refunded on order_events (at) where what = 'part_refunded';
