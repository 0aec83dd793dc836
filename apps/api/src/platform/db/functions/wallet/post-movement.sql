-- Writes one movement of money: its entries, the lots they take from or make, and the balances. The only writer of
-- wallet.balance and wallet_lot.remaining. `in_legs` is a list of
--   {account, currency, delta, lots: [{lot, amount, unit_krw}]}         the house; `lots` say what was spent
--   {wallet, currency, delta, lots: [{lot, amount, unit_krw}], new: [{lot, amount, unit_krw, origin, order, source, expires_at}]}
-- A negative delta takes `lots`, a positive one gives back to them or makes the `new`. Answers false, with nothing
-- written, where a movement of the same `once_key` was there. The caller has locked the wallets.
-- Planned once a session: rows are found by their ids, whatever is moved, and planning anew took a fifth of a spend.
CREATE FUNCTION post_movement(in_movement jsonb, in_legs jsonb, in_now timestamptz) RETURNS boolean LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  new_movement CONSTANT uuid := in_movement->>'id';
BEGIN
  INSERT INTO movement (
    id, kind, profile_id, once_key, title, memo, order_id, session_id, work_type, work_id, work_owner_profile_id,
    earning, earned_on, created_at
  ) VALUES (
    new_movement, in_movement->>'kind', (in_movement->>'profile')::uuid, in_movement->>'once_key', in_movement->>'title',
    in_movement->>'memo', (in_movement->>'order')::uuid, (in_movement->>'session')::uuid, in_movement->>'work_type',
    (in_movement->>'work')::uuid, (in_movement->>'work_owner')::uuid, in_movement->>'earning',
    (in_movement->>'earned_on')::date, in_now
  ) ON CONFLICT (once_key) WHERE once_key IS NOT NULL DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;

  UPDATE wallet SET balance = wallet.balance + moved.delta
  FROM (
    SELECT (leg->>'wallet')::uuid AS wallet_id, (leg->>'delta')::integer AS delta
    FROM jsonb_array_elements(in_legs) AS leg WHERE leg ? 'wallet'
  ) AS moved
  WHERE wallet.id = moved.wallet_id;

  UPDATE wallet_lot SET remaining = wallet_lot.remaining + moved.delta
  FROM (
    SELECT (part->>'lot')::uuid AS lot_id, sign((leg->>'delta')::integer)::integer * (part->>'amount')::integer AS delta
    FROM jsonb_array_elements(in_legs) AS leg, jsonb_array_elements(leg->'lots') AS part WHERE leg ? 'wallet'
  ) AS moved
  WHERE wallet_lot.id = moved.lot_id;

  INSERT INTO wallet_lot (
    id, wallet_id, origin, amount, remaining, unit_krw, order_id, source_lot_id, expires_at, created_at
  )
  SELECT
    (part->>'lot')::uuid, (leg->>'wallet')::uuid, part->>'origin', (part->>'amount')::integer,
    (part->>'amount')::integer, (part->>'unit_krw')::integer, (part->>'order')::uuid, (part->>'source')::uuid,
    (part->>'expires_at')::timestamptz, in_now
  FROM jsonb_array_elements(in_legs) AS leg, jsonb_array_elements(leg->'new') AS part;

  -- One statement for all entries: a trigger refuses one whose entries do not sum to zero.
  INSERT INTO ledger_entry (movement_id, leg, account, wallet_id, currency, delta, balance_after, created_at)
  SELECT
    new_movement, position, coalesce(leg->>'account', 'wallet'), wallet.id, leg->>'currency',
    (leg->>'delta')::integer, wallet.balance, in_now
  FROM jsonb_array_elements(in_legs) WITH ORDINALITY AS legs (leg, position)
  LEFT JOIN wallet ON wallet.id = (leg->>'wallet')::uuid
  ORDER BY position;

  INSERT INTO lot_entry (movement_id, leg, lot_id, delta, unit_krw)
  SELECT
    new_movement, position, (part->>'lot')::uuid, sign((leg->>'delta')::integer)::integer * (part->>'amount')::integer,
    (part->>'unit_krw')::integer
  FROM jsonb_array_elements(in_legs) WITH ORDINALITY AS legs (leg, position),
    jsonb_array_elements(coalesce(leg->'lots', '[]') || coalesce(leg->'new', '[]')) AS part;
  RETURN true;
END $$;
