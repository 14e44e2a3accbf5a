-- Whatever is changed of a listing is a change for the search index, but a view alone, which cars_view_rank tells. The columns
-- stood here one by one: by a filter over another one, a listing was found by what it had said before.
create or replace trigger cars_change before update on cars for each row
when (old.view_count = new.view_count) execute function cars_number_change();

-- Equal notices of a transaction are sent as one.
create or replace trigger cars_tell after update on cars for each row
when (old.view_count = new.view_count) execute function cars_tell_change();
create trigger cars_tell_new after insert on cars for each statement execute function cars_tell_change();
