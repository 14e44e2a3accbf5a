-- What a VIN's own history, and the words beside the answers, contradict is shown to reviewers. The check before this one holds for
-- all rows that are there, and is a part of this one.
alter table listing_flags drop constraint listing_flags_kind_check;
alter table listing_flags add constraint listing_flags_kind_check check (kind in ('phone_in_text', 'link_in_text', 'deposit',
  'price_far_below', 'reused_picture', 'duplicate_vin', 'vin_contradicts', 'mileage_down', 'salvage_before', 'title_contradicts',
  'shared_phone', 'upheld_reports')) not valid;
