-- Ends what a turn holds: captured as spent, or given back to the lots it came from. Once; `charged` is what the turn
-- has cost, `balance` what is left, both null where it held nothing.
CREATE FUNCTION settle_hold(
  in_turn uuid, in_is_charged boolean, in_now timestamptz, OUT charged integer, OUT balance integer
) LANGUAGE plpgsql AS $$
DECLARE
  kept wallet_hold;
  opened wallet;
BEGIN
  SELECT * INTO kept FROM wallet_hold WHERE turn_id = in_turn FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO STRICT opened FROM wallet WHERE id = kept.wallet_id FOR NO KEY UPDATE;
  IF kept.status = 'held' THEN
    PERFORM post_movement(
      (
        SELECT jsonb_build_object(
          'id', gen_random_uuid(), 'kind', CASE WHEN in_is_charged THEN 'capture' ELSE 'release' END,
          'profile', profile_id, 'once_key', 'settle:' || in_turn, 'title', title, 'session', session_id,
          'work_type', work_type, 'work', work_id, 'work_owner', work_owner_profile_id
        )
        FROM movement WHERE id = kept.movement_id
      ),
      jsonb_build_array(
        jsonb_build_object('account', 'held', 'currency', 'gem', 'delta', -kept.amount),
        CASE WHEN in_is_charged
          THEN jsonb_build_object('account', 'spent', 'currency', 'gem', 'delta', kept.amount, 'lots', kept.lots)
          ELSE jsonb_build_object(
            'wallet', kept.wallet_id, 'currency', 'gem', 'delta', kept.amount, 'lots', kept.lots
          )
        END
      ),
      in_now
    );
    UPDATE wallet_hold SET status = CASE WHEN in_is_charged THEN 'captured' ELSE 'released' END, settled_at = in_now
    WHERE turn_id = in_turn
    RETURNING * INTO kept;
  END IF;
  charged := CASE WHEN kept.status = 'captured' THEN kept.amount ELSE 0 END;
  SELECT wallet.balance INTO STRICT balance FROM wallet WHERE id = kept.wallet_id;
END $$;
