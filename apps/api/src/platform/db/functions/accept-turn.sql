-- Checks and writes a turn in one question. `in_request` is what modules/story-turn/accept-turn.ts sends.
CREATE FUNCTION accept_turn(
  in_session uuid, in_request jsonb,
  OUT verdict text, OUT other_turn uuid, OUT tier text, OUT halt text,
  OUT parent_index integer, OUT parent_state jsonb, OUT parent_choices jsonb, OUT past jsonb
) LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO STRICT verdict, other_turn, tier, halt, parent_index, parent_state, parent_choices
  FROM check_turn(in_session, in_request);
  IF verdict <> 'accepted' THEN RETURN; END IF;
  -- The place of a charge: the turn is decided and not yet written, and an exception takes back both.
  PERFORM write_turn(in_session, in_request, tier, halt, parent_index, parent_state);
  IF tier IS NOT NULL AND halt IS NULL THEN
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'text', coalesce(text, ''), 'output', output) ORDER BY depth)
    INTO past
    FROM path_to((in_request->>'parent')::uuid, (in_request->'models'->tier->>'past')::integer);
  END IF;
END $$;
