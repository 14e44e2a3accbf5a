-- A change of the rates walks the listings in pounds and euros, some at a time.

create index cars_not_in_dollars on cars (id) where currency <> 'usd';
