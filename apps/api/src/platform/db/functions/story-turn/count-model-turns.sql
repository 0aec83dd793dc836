-- How many of a visitor's turns count against their turns by a model, up to `in_most`. Which ones do is decided by
-- isCountedTurn in modules/story-turn/counted-turn.ts.
CREATE FUNCTION count_model_turns(in_visitor uuid, in_most integer) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT count(*) FROM (
      SELECT FROM turn JOIN story_session ON story_session.id = turn.session_id
      WHERE story_session.owner_visitor_id = in_visitor AND turn.is_counted
      LIMIT in_most
    ) AS counted
  );
END $$;
