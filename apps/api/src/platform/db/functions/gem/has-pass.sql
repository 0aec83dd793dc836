-- Whether a person's pass runs.
CREATE FUNCTION has_pass(in_profile uuid, in_now timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM membership WHERE profile_id = in_profile AND starts_at <= in_now AND ends_at > in_now
  )
$$;
