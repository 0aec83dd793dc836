-- The turns from a leaf up towards the root, newest first.
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
