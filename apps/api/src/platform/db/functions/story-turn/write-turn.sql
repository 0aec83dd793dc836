-- Inserts a turn that `check_turn` accepted in the same transaction.
CREATE FUNCTION write_turn(
  in_session uuid, in_request jsonb, in_tier text, in_halt text, in_parent_index integer, in_parent_state jsonb,
  in_gems_held integer, in_other_seed integer, in_variant_of uuid
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  new_turn CONSTANT uuid := in_request->>'turn';
  started_at CONSTANT timestamptz := in_request->>'now';
  is_started CONSTANT boolean := in_halt IS NULL;
BEGIN
  INSERT INTO turn (
    id, session_id, parent_id, index, client_turn_id, input_kind, input_text, output, choices, gauges,
    remembered, state, status, halt, narrator, model, is_counted, seed, owner_process, lease_until, created_at,
    settled_at, gems_held, variant_of
  ) VALUES (
    new_turn, in_session, (in_request->>'parent')::uuid, in_parent_index + 1, in_request->>'client_turn',
    in_request->>'kind', in_request->>'text', '', '[]', '[]',
    '[]', in_parent_state, CASE WHEN is_started THEN 'streaming' ELSE 'blocked' END, in_halt,
    CASE WHEN in_tier IS NULL THEN 'offline' ELSE 'model' END, in_request->'models'->in_tier->>'name',
    is_started AND in_tier IS NOT NULL AND (in_request->>'is_model_counted')::boolean,
    CASE WHEN in_tier IS NULL THEN coalesce(in_other_seed, (in_request->>'seed')::integer)
      ELSE (in_request->>'seed')::integer END,
    CASE WHEN is_started THEN in_request->>'process' END,
    CASE WHEN is_started THEN (in_request->>'lease_until')::timestamptz END, started_at,
    CASE WHEN NOT is_started THEN started_at END, in_gems_held, in_variant_of
  );
  -- The rule may be wrong once; where it applies twice, the story is closed until it was reviewed.
  -- Apart from the outer IF the search would run, through the whole story, for every turn.
  IF in_halt = 'minors' THEN
    IF EXISTS (SELECT FROM turn WHERE session_id = in_session AND halt = 'minors' AND id <> new_turn) THEN
      UPDATE story_session SET status = 'locked' WHERE id = in_session;
    END IF;
  END IF;
END $$;
