-- The number of a listing as it is said on the phone: this serial number and a check digit (features/listings/ref.ts).
create sequence car_serials as integer start 100000;
-- allow: rewrite because every listing needs its number at once: 100,000 listings are written in about two seconds, and no trigger fires
alter table cars add column serial integer not null default nextval('car_serials');
comment on column cars.serial is 'Its short number without the check digit, in the order in which listings came';
alter sequence car_serials owned by cars.serial;
-- allow: index because the table was just written by this transaction, which holds it
create unique index cars_serial on cars (serial);
