-- A card in memory is the one of its listing's change number (features/listings/kept-cards.ts), so all that a card shows has to
-- give the listing another: its seller's name and badges, and the sizes of its pictures, which are made after it. (A
-- listing whose pictures are not there yet is not kept.)
create or replace trigger users_dealer
after update of first_name, last_name, is_dealership, dealership_name, dealership_slug, is_verified_dealer, is_verified_seller on users
for each row when (
  (old.first_name, old.last_name, old.is_dealership, old.dealership_name, old.dealership_slug, old.is_verified_dealer, old.is_verified_seller)
  is distinct from
  (new.first_name, new.last_name, new.is_dealership, new.dealership_name, new.dealership_slug, new.is_verified_dealer, new.is_verified_seller)
) execute function users_change_listings();

create function uploads_change_listings() returns trigger language plpgsql as $$
begin
  -- A listing that is locked is being changed, and gets a number by that: to wait for it here could be to wait for each other.
  update cars set change_number = current_change() where id in (
    select id from cars where picture_ids(images) @> array[new.id] for no key update skip locked
  );
  return null;
end
$$;
create trigger uploads_shown after update of width, height, widths, thumbhash on uploads
for each row execute function uploads_change_listings();
