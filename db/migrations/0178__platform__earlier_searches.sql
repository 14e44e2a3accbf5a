-- Words are found folded since 0175 to 0177. The build before searches on, reading more.
-- allow: index because dropping takes an instant, and the runner lets go of a busy table after a second
drop index if exists users_search, users_name_begins, users_mail_begins, users_dealers_search,
  user_feedback_words, dealer_applications_search;
