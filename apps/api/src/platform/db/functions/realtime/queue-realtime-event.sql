-- Writes an event for a person's pages, for functions of other modules: these may not write the table themselves.
CREATE FUNCTION queue_realtime_event(in_id uuid, in_profile uuid, in_data jsonb, in_now timestamptz) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO realtime_event (id, profile_id, data, created_at) VALUES (in_id, in_profile, in_data, in_now);
$$;
