-- A listing that is purged, and a period that is removed, are looked for in what names them.
create index users_subscription on users (subscription_id) where subscription_id is not null;
create index payments_of_subscription on payments (subscription_id) where subscription_id is not null;
create index payments_of_car on payments (car_id) where car_id is not null;
create index campaigns_of_car on campaigns (car_id) where car_id is not null;
create index verifications_of_add_on on verifications (add_on_id);
