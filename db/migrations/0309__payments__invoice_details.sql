-- What a buyer wants on invoices, and on each order what it was when that was paid.
create table invoice_details (
  user_id uuid primary key references users (id) on delete cascade,
  name text not null,
  tax_number text,
  address text,
  changed_at timestamptz not null,
  constraint invoice_details_name_check check (char_length(name) between 2 and 120),
  constraint invoice_details_tax_number_check check (tax_number ~ '^[0-9A-Z](?:[0-9A-Z/. -]{2,28})[0-9A-Z]$'),
  constraint invoice_details_address_check check (char_length(address) between 5 and 250)
);
comment on table invoice_details is 'The name in law, the tax number and the address that a buyer wants on invoices from now on';

alter table orders add column billed_to jsonb;
comment on column orders.billed_to is 'The invoice details of its buyer when it was paid; it keeps them';
create trigger orders_billed before update of billed_to on orders for each row
  when (old.billed_to is not null and old.billed_to is distinct from new.billed_to)
  execute function orders_keep_terms();
