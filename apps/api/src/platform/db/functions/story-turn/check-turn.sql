-- Decides whether a turn may be taken, and which narrator generates it. Locks the story session first, then its
-- visitor, until the transaction ends: every statement after that sees what was committed before, so the answer
-- cannot be stale. Changes nothing.
CREATE FUNCTION check_turn(
  in_session uuid, in_request jsonb,
  OUT verdict text, OUT other_turn uuid, OUT tier text, OUT halt text,
  OUT parent_index integer, OUT parent_state jsonb, OUT parent_choices jsonb,
  OUT other_seed integer, OUT variant_of uuid, OUT is_free boolean
) LANGUAGE plpgsql AS $$
DECLARE
  story story_session;
  told turn;
  is_retelling CONSTANT boolean := in_request ? 'retells';
  model_turns CONSTANT integer := in_request->>'model_turns';
  noticed timestamptz;
  counted integer := 0;
  tellings integer;
BEGIN
  SELECT * INTO STRICT story FROM story_session WHERE id = in_session FOR NO KEY UPDATE;
  -- A merge may have moved the story since it was read: its new owner pays for no turn of the one before.
  IF story.deleted_at IS NOT NULL THEN verdict := 'foreign'; RETURN; END IF;
  IF in_request ? 'owner_profile' AND story.owner_profile_id IS DISTINCT FROM (in_request->>'owner_profile')::uuid THEN
    verdict := 'foreign'; RETURN;
  END IF;
  SELECT id INTO other_turn FROM turn
  WHERE session_id = in_session AND client_turn_id = in_request->>'client_turn';
  IF FOUND THEN verdict := 'known'; RETURN; END IF;
  SELECT id INTO other_turn FROM turn WHERE session_id = in_session AND status = 'streaming';
  IF FOUND THEN verdict := 'streaming'; RETURN; END IF;
  IF is_retelling THEN
    SELECT * INTO STRICT told FROM turn WHERE id = story.leaf_turn_id;
    IF told.id <> (in_request->>'retells')::uuid OR told.parent_id IS DISTINCT FROM (in_request->>'parent')::uuid
      OR told.input_kind IS DISTINCT FROM in_request->>'kind' OR told.input_text IS DISTINCT FROM in_request->>'text'
    THEN
      verdict := 'moved'; RETURN;
    END IF;
    -- An ending can be told anew: what comes before it is still open.
    IF story.status NOT IN ('active', 'ended') THEN verdict := story.status; RETURN; END IF;
    other_seed := told.other_seed;
    variant_of := coalesce(told.variant_of, told.id);
    SELECT count(*) INTO STRICT tellings FROM turn
    WHERE (id = check_turn.variant_of OR turn.variant_of = check_turn.variant_of)
      AND NOT is_edited AND status IN ('done', 'stopped') AND output <> '';
  ELSE
    IF story.leaf_turn_id <> (in_request->>'parent')::uuid THEN verdict := 'moved'; RETURN; END IF;
    IF story.status <> 'active' THEN verdict := story.status; RETURN; END IF;
  END IF;
  SELECT index, state, choices INTO STRICT parent_index, parent_state, parent_choices
  FROM turn WHERE id = (in_request->>'parent')::uuid;
  IF in_request->>'kind' = 'choice'
    AND NOT parent_choices @> jsonb_build_array(jsonb_build_object('label', in_request->'text'))
  THEN
    verdict := 'choice'; RETURN;
  END IF;

  IF in_request->'models' ? story.narrator THEN
    -- Only visitors' turns are counted.
    IF story.owner_profile_id IS NOT NULL THEN
      SELECT ai_notice_at INTO STRICT noticed FROM profile WHERE id = story.owner_profile_id;
    ELSE
      SELECT ai_notice_at INTO STRICT noticed FROM visitor WHERE id = story.owner_visitor_id FOR NO KEY UPDATE;
      counted := count_model_turns(story.owner_visitor_id, model_turns);
    END IF;
    IF counted < model_turns THEN
      IF noticed IS NULL THEN verdict := 'notice'; RETURN; END IF;
      tier := story.narrator;
    END IF;
  END IF;
  IF is_retelling AND (told.is_edited OR tier IS NULL AND told.narrator = 'offline' AND other_seed IS NULL) THEN
    verdict := 'same'; RETURN;
  END IF;
  -- A model tells anew for nothing what it was asked for here, once: not what came without it, as a file's turns do.
  is_free := is_retelling AND tellings = 1 AND told.client_turn_id IS NOT NULL
    AND told.narrator = 'model' AND told.model = in_request->'models'->tier->>'name';
  halt := CASE
    WHEN (in_request->>'is_care')::boolean THEN 'care'
    WHEN tier IS NOT NULL THEN in_request->>'model_halt'
  END;
  verdict := 'accepted';
END $$;
