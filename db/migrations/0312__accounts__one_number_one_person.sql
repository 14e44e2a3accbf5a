-- outside a transaction
create unique index concurrently if not exists users_verified_phone on users (phone) where phone_verified_at is not null;
