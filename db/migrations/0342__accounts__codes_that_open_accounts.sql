-- A code may open an account too: held by the browser that asked for it, as one that signs in. The checks before these hold for all
-- rows that are there, and are a part of these.
alter table phone_codes drop constraint phone_codes_purpose_check;
alter table phone_codes add constraint phone_codes_purpose_check check (purpose in ('verify', 'sign-in', 'sign-up')) not valid;
alter table phone_codes drop constraint phone_codes_holder_check;
alter table phone_codes add constraint phone_codes_holder_check check (
  (purpose = 'verify' and user_id is not null and browser is null)
  or (purpose in ('sign-in', 'sign-up') and user_id is null and browser ~ '^[0-9a-f]{64}$')) not valid;
comment on column phone_codes.browser is 'SHA-256 of the secret in the cookie of the browser that asked, where it is to sign in or to open an account';
