-- outside a transaction
-- A transfer is used once, however its number is spelled: letters and digits alone count.
create unique index concurrently if not exists payments_transfer_once
  on payments (regexp_replace(lower(transaction_id), '[^a-z0-9]', '', 'g'))
  where status <> 'rejected' and method in ('manual', 'bank_transfer', 'palpay');
