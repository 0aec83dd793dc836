-- Takes an amount out of a person's wallet for what the movement says: `parts` are the lots that paid, null (with
-- nothing written) where they are too few. `in_account` is where it goes: `spent`, `held`, or `adjusted`.
CREATE FUNCTION spend_from_wallet(
  in_movement jsonb, in_currency text, in_amount integer, in_account text, in_now timestamptz, in_fill jsonb,
  OUT parts jsonb, OUT balance integer, OUT wallet_id uuid
) LANGUAGE plpgsql AS $$
DECLARE
  opened wallet;
  is_spent CONSTANT boolean := in_account = 'spent';
BEGIN
  opened := open_wallet((in_movement->>'profile')::uuid, in_currency, in_now, in_fill);
  balance := opened.balance;
  wallet_id := opened.id;
  parts := plan_spend(opened.id, in_amount, in_now);
  IF parts IS NULL THEN RETURN; END IF;
  PERFORM post_movement(
    in_movement,
    jsonb_build_array(
      jsonb_build_object('wallet', opened.id, 'currency', in_currency, 'delta', -in_amount, 'lots', parts),
      jsonb_build_object(
        'account', in_account, 'currency', in_currency, 'delta', in_amount,
        'lots', CASE WHEN is_spent THEN parts ELSE '[]' END
      )
    ),
    in_now
  );
  balance := opened.balance - in_amount;
END $$;
