-- Who decided is an administrator; their rows stay. And the list of dealers, by name, with its search.

alter table dealer_applications
  add constraint dealer_applications_reviewer_id_fkey foreign key (reviewer_id) references admin_users (id);

create index users_dealers_by_name on users (lower(dealership_name), id) include (is_verified_dealer)
  where is_dealership and dealership_name is not null;
create index users_dealers_search on users using gin (
  lower(dealership_name || ' ' || first_name || ' ' || last_name || ' ' || email) gin_trgm_ops
) where is_dealership and dealership_name is not null;
