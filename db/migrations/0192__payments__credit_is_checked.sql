alter table order_items validate constraint order_items_credit_check, validate constraint order_items_credit_days_check,
  validate constraint order_items_amount_check;
alter table payments validate constraint payments_returned_check, validate constraint payments_amount_check;
alter table orders validate constraint orders_amount_check;
alter table activations validate constraint activations_amount_check;
