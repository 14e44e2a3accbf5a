-- What a seller notes about one who asked: a conversation is the lead, these are the seller's own words on it.
create table leads (
  conversation_id uuid primary key references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  state text,
  remind_at timestamptz,
  changed_at timestamptz not null,
  constraint leads_state_check check (state in ('new', 'contacted', 'viewing', 'won', 'lost'))
);
create index leads_of_user on leads (user_id, conversation_id);
comment on table leads is 'Only of conversations of which the seller said something; user_id: the seller';
comment on column leads.state is 'As the seller says it; null: as what was written and arranged tells';

create table lead_notes (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  text text not null,
  created_at timestamptz not null,
  constraint lead_notes_text_check check (char_length(text) between 1 and 1000)
);
create index lead_notes_of_conversation on lead_notes (conversation_id, id);
create index lead_notes_of_user on lead_notes (user_id, id);
comment on table lead_notes is 'A seller''s own, read by nobody else; added to, never changed';

create function lead_notes_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a note stays as it was written';
end $$;
create trigger lead_notes_stay before update on lead_notes for each row execute function lead_notes_stay();
