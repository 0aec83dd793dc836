-- Which lots of a wallet pay an amount, in the order of the price list: the day's, what was given (the soonest to
-- expire first), what was paid for (the oldest first). Null where they are too few.
CREATE FUNCTION plan_spend(in_wallet uuid, in_amount integer, in_now timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH ranked AS (
    SELECT id, remaining, unit_krw, origin, expires_at, row_number() OVER spending AS place,
      sum(remaining) OVER spending AS upto
    FROM wallet_lot
    WHERE wallet_id = in_wallet AND remaining > 0 AND (expires_at IS NULL OR expires_at > in_now)
    WINDOW spending AS (
      ORDER BY
        CASE WHEN origin = 'daily' THEN 0 WHEN origin IN ('paid', 'exchange', 'refund') THEN 2 ELSE 1 END,
        CASE WHEN origin NOT IN ('paid', 'exchange', 'refund') THEN expires_at END,
        created_at, unit_krw, id
      ROWS UNBOUNDED PRECEDING
    )
  )
  SELECT CASE WHEN coalesce(sum(part), 0) = in_amount THEN
    jsonb_agg(
      jsonb_build_object(
        'lot', id, 'amount', part, 'unit_krw', unit_krw, 'origin', origin, 'expires_at', expires_at
      ) ORDER BY place
    )
  END
  FROM (
    SELECT ranked.*, least(remaining, in_amount - (upto - remaining))::integer AS part FROM ranked
    WHERE upto - remaining < in_amount
  ) AS taken
$$;
