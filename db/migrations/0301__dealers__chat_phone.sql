-- A showroom may name one number for calls and another for chats.
alter table dealer_profiles add column chat_phone text;
-- allow: scan because the column is new, so that the scan finds nothing, and there are a few thousand dealers at most
alter table dealer_profiles add constraint dealer_profiles_chat_phone_check check (chat_phone ~ '^\+961[0-9]{7,8}$');
comment on column dealer_profiles.chat_phone is 'E.164; null: chats go to the number for calls';
