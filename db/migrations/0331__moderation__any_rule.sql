-- Kinds of flags are the rules of the code (selling/review/rules.ts), which grow with it: the database holds them to their form.
alter table listing_flags drop constraint listing_flags_kind_check;
alter table listing_flags add constraint listing_flags_kind_check check (kind ~ '^[a-z_]{1,40}$') not valid;
