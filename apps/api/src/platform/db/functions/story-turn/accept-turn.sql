-- Checks and writes a turn in one question. `in_request` is what modules/story-turn/accept-turn.ts sends.
CREATE FUNCTION accept_turn(
  in_session uuid, in_request jsonb,
  OUT verdict text, OUT other_turn uuid, OUT tier text, OUT halt text,
  OUT parent_index integer, OUT parent_state jsonb, OUT parent_choices jsonb, OUT past jsonb,
  OUT gems_held integer, OUT gems_missing integer, OUT other_seed integer, OUT variant_of uuid
) LANGUAGE plpgsql AS $$
DECLARE
  member uuid;
  is_free boolean;
BEGIN
  SELECT * INTO STRICT
    verdict, other_turn, tier, halt, parent_index, parent_state, parent_choices, other_seed, variant_of, is_free
  FROM check_turn(in_session, in_request);
  IF verdict <> 'accepted' THEN RETURN; END IF;
  gems_held := 0;
  IF tier IS NOT NULL AND halt IS NULL AND is_free IS NOT TRUE THEN
    SELECT owner_profile_id INTO STRICT member FROM story_session WHERE id = in_session;
  END IF;
  IF member IS NOT NULL THEN
    SELECT held, missing INTO STRICT gems_held, gems_missing
    FROM hold_gems(
      member, (in_request->>'turn')::uuid, in_session, in_request->'models'->tier->'gems',
      (in_request->>'now')::timestamptz
    );
    IF gems_missing > 0 THEN verdict := 'gems'; RETURN; END IF;
  END IF;
  PERFORM write_turn(
    in_session, in_request, tier, halt, parent_index, parent_state, gems_held, other_seed, variant_of
  );
  IF tier IS NOT NULL AND halt IS NULL THEN
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'text', coalesce(text, ''), 'output', output) ORDER BY depth)
    INTO past
    FROM path_to((in_request->>'parent')::uuid, (in_request->'models'->tier->>'past')::integer);
  END IF;
END $$;
