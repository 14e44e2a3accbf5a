-- What all pages say of a few small tables stays in the memory of the web processes (platform/cache), which hear on this channel
-- that one of them was changed: whatever it is of the row, so that no column can be forgotten. Within a transaction, equal
-- notices are sent as one.
create function tell_table_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('tables_changed', tg_table_name);
  return null;
end
$$;
create trigger app_settings_tell after insert or update or delete on app_settings
for each statement execute function tell_table_change();
create trigger subscription_plans_tell after insert or update or delete on subscription_plans
for each statement execute function tell_table_change();
create trigger cost_rates_tell after insert or update on cost_rates
for each statement execute function tell_table_change();
-- The basis of a label, which may be another while the label of a listing stays.
create trigger fair_prices_tell after insert or update or delete on fair_prices
for each statement execute function tell_table_change();
-- Approved dealers are counted; the rest of a user shows in listings, which are numbered (users_change_listings).
create trigger users_tell after update of is_verified_dealer, user_status on users for each row
when ((old.is_verified_dealer, old.user_status) is distinct from (new.is_verified_dealer, new.user_status))
execute function tell_table_change();
