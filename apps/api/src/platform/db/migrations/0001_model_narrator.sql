CREATE TABLE "turn_receipt" (
	"turn_id" uuid PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"prompt_tokens" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"drops" jsonb NOT NULL,
	"fired" jsonb NOT NULL,
	"first_text_ms" integer,
	"total_ms" integer NOT NULL,
	"finish" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "story_session" ADD COLUMN "narrator" text DEFAULT 'offline' NOT NULL;--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "halt" text;--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "visitor" ADD COLUMN "ai_notice_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "turn_receipt" ADD CONSTRAINT "turn_receipt_turn_id_turn_id_fk" FOREIGN KEY ("turn_id") REFERENCES "public"."turn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "turn_receipt_age" ON "turn_receipt" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "turn_told_by_model" ON "turn" USING btree ("session_id") WHERE narrator = 'model';--> statement-breakpoint
UPDATE "turn" SET "halt" = CASE "status" WHEN 'blocked' THEN 'care' ELSE 'broken' END WHERE "status" IN ('blocked', 'failed');
--> statement-breakpoint
CREATE FUNCTION model_turns_of(in_visitor uuid, in_most integer) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT turn.id FROM turn JOIN story_session ON story_session.id = turn.session_id
  WHERE story_session.owner_visitor_id = in_visitor AND turn.narrator = 'model'
    AND (turn.status IN ('streaming', 'done') OR turn.status = 'stopped' AND (turn.output ~ '[.!?…。！？]' OR length(turn.output) > 60))
  LIMIT in_most
$$;
--> statement-breakpoint
CREATE FUNCTION path_to(in_leaf uuid, in_most integer)
RETURNS TABLE (kind text, text text, output text, depth integer) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE path AS (
    SELECT parent_id, input_kind, input_text, turn.output, 1 AS depth FROM turn WHERE id = in_leaf
    UNION ALL
    SELECT above.parent_id, above.input_kind, above.input_text, above.output, path.depth + 1
    FROM turn above JOIN path ON above.id = path.parent_id
    WHERE path.depth < in_most
  )
  SELECT input_kind, input_text, path.output, path.depth FROM path
$$;
--> statement-breakpoint
CREATE FUNCTION accept_turn(
  in_session uuid, in_turn uuid, in_client_turn text, in_parent uuid, in_kind text, in_text text,
  in_care boolean, in_model_halt text, in_tiers text[], in_models text[], in_model_turns integer,
  in_seed integer, in_process text, in_now timestamptz, in_lease timestamptz, in_past integer[],
  OUT verdict text, OUT other_turn uuid, OUT tier text, OUT halt text,
  OUT parent_index integer, OUT parent_state jsonb, OUT parent_choices jsonb, OUT past jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  story story_session;
  parent turn;
  reader visitor;
  told integer;
BEGIN
  SELECT * INTO STRICT story FROM story_session WHERE id = in_session FOR NO KEY UPDATE;
  SELECT id INTO other_turn FROM turn WHERE session_id = in_session AND client_turn_id = in_client_turn;
  IF FOUND THEN verdict := 'known'; RETURN; END IF;
  SELECT id INTO other_turn FROM turn WHERE session_id = in_session AND status = 'streaming';
  IF FOUND THEN verdict := 'streaming'; RETURN; END IF;
  IF story.leaf_turn_id <> in_parent THEN verdict := 'moved'; RETURN; END IF;
  IF story.status <> 'active' THEN verdict := story.status; RETURN; END IF;
  SELECT * INTO STRICT parent FROM turn WHERE id = in_parent;
  IF in_kind = 'choice' AND NOT parent.choices @> jsonb_build_array(jsonb_build_object('label', in_text)) THEN
    verdict := 'choice'; RETURN;
  END IF;

  IF story.narrator = ANY (in_tiers) THEN
    SELECT * INTO STRICT reader FROM visitor WHERE id = story.owner_visitor_id FOR NO KEY UPDATE;
    SELECT count(*) INTO told FROM model_turns_of(reader.id, in_model_turns);
    IF told < in_model_turns THEN
      IF reader.ai_notice_at IS NULL THEN verdict := 'notice'; RETURN; END IF;
      tier := story.narrator;
    END IF;
  END IF;
  halt := CASE WHEN in_care THEN 'care' WHEN tier IS NOT NULL THEN in_model_halt END;

  INSERT INTO turn (
    id, session_id, parent_id, index, client_turn_id, input_kind, input_text, output, choices, gauges,
    remembered, state, status, halt, narrator, model, seed, owner_process, lease_until, created_at, settled_at
  ) VALUES (
    in_turn, in_session, in_parent, parent.index + 1, in_client_turn, in_kind, in_text, '', '[]', '[]',
    '[]', parent.state, CASE WHEN halt IS NULL THEN 'streaming' ELSE 'blocked' END, halt,
    CASE WHEN tier IS NULL THEN 'offline' ELSE 'model' END, in_models[array_position(in_tiers, tier)], in_seed,
    CASE WHEN halt IS NULL THEN in_process END, CASE WHEN halt IS NULL THEN in_lease END, in_now,
    CASE WHEN halt IS NOT NULL THEN in_now END
  );
  -- A rule of words may be wrong once; a story where it speaks twice is closed until somebody has looked.
  -- Apart from the outer IF the search would run, through the whole story, for every turn.
  IF halt = 'minors' THEN
    IF EXISTS (SELECT FROM turn WHERE session_id = in_session AND turn.halt = 'minors' AND id <> in_turn) THEN
      UPDATE story_session SET status = 'locked' WHERE id = in_session;
    END IF;
  END IF;
  verdict := 'accepted';
  parent_index := parent.index;
  parent_state := parent.state;
  parent_choices := parent.choices;
  IF tier IS NOT NULL AND halt IS NULL THEN
    SELECT jsonb_agg(jsonb_build_object('kind', kind, 'text', coalesce(text, ''), 'output', output) ORDER BY depth)
    INTO past FROM path_to(in_parent, in_past[array_position(in_tiers, tier)]);
  END IF;
END $$;
