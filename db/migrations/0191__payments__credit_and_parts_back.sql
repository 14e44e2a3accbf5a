-- What is left of a smaller plan is taken off the price of a larger one, kept with the order: the price is amount + credit.
alter table order_items
  add column credit numeric(8,2) not null default 0,
  add column credit_days integer,
  add constraint order_items_credit_check check (credit >= 0) not valid,
  add constraint order_items_credit_days_check check (credit_days >= 1) not valid;
comment on column order_items.amount is 'What is paid for it: the price less the credit';
comment on column order_items.credit is 'Of a larger plan: what the whole days left of the plan before took off its price, as it was when it was ordered';
create or replace trigger order_items_terms
  before update of order_id, plan_id, bonus_feature_id, title, title_ar, amount, days, detail, credit, credit_days on order_items
  for each row execute function orders_keep_terms();

-- A part that went back at the gateway.
alter table payments
  add column returned numeric(8,2) not null default 0,
  add constraint payments_returned_check check (returned >= 0 and returned <= amount) not valid;
comment on column payments.returned is 'What went back of it at its gateway, while it is not refunded as a whole';

-- Where the credit is the whole price nothing is paid.
alter table order_items drop constraint order_items_amount_check,
  add constraint order_items_amount_check check (amount > 0 or amount = 0 and credit > 0) not valid;
alter table orders drop constraint orders_amount_check,
  add constraint orders_amount_check check (amount >= 0) not valid;
alter table payments drop constraint payments_amount_check,
  add constraint payments_amount_check check (amount >= 0) not valid;
alter table activations drop constraint activations_amount_check,
  add constraint activations_amount_check check (amount >= 0) not valid;
