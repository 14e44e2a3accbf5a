-- Members of a dealership may act for themselves on a device, and go back to work.
alter table sessions add column own_account boolean not null default false;
comment on column sessions.own_account is 'Of a member of a dealership: this device acts for the own account, not for the dealership';
