-- The person's wallet of a currency, locked until the transaction ends: made where there was none, what has expired
-- taken out, and of gems the day's given once a day. `in_fill` of gems: {daily, more} of the price list, `more` for
-- whoever has a pass.
CREATE FUNCTION open_wallet(in_profile uuid, in_currency text, in_now timestamptz, in_fill jsonb, OUT opened wallet)
LANGUAGE plpgsql AS $$
DECLARE
  today CONSTANT date := (in_now AT TIME ZONE 'Asia/Seoul')::date;
  expired jsonb;
  fill integer;
BEGIN
  SELECT * INTO opened FROM wallet WHERE profile_id = in_profile AND currency = in_currency FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO wallet (id, profile_id, currency, created_at) VALUES (gen_random_uuid(), in_profile, in_currency, in_now)
    ON CONFLICT (profile_id, currency) DO NOTHING;
    SELECT * INTO STRICT opened FROM wallet
    WHERE profile_id = in_profile AND currency = in_currency FOR NO KEY UPDATE;
  END IF;

  SELECT jsonb_agg(jsonb_build_object('lot', id, 'amount', remaining, 'unit_krw', unit_krw)) INTO expired
  FROM wallet_lot WHERE wallet_id = opened.id AND remaining > 0 AND expires_at <= in_now;
  IF expired IS NOT NULL THEN
    PERFORM post_movement(
      jsonb_build_object('id', gen_random_uuid(), 'kind', 'expire', 'profile', in_profile),
      jsonb_build_array(
        jsonb_build_object(
          'wallet', opened.id, 'currency', in_currency, 'lots', expired,
          'delta', (SELECT -sum((part->>'amount')::integer) FROM jsonb_array_elements(expired) AS part)
        ),
        jsonb_build_object(
          'account', 'expired', 'currency', in_currency,
          'delta', (SELECT sum((part->>'amount')::integer) FROM jsonb_array_elements(expired) AS part)
        )
      ),
      in_now
    );
  END IF;

  IF in_fill IS NOT NULL AND (opened.daily_on IS NULL OR opened.daily_on < today) THEN
    fill := (in_fill->>'daily')::integer + CASE WHEN has_pass(in_profile, in_now) THEN (in_fill->>'more')::integer ELSE 0 END;
    UPDATE wallet SET daily_on = today WHERE id = opened.id;
    PERFORM post_movement(
      jsonb_build_object(
        'id', gen_random_uuid(), 'kind', 'daily', 'profile', in_profile, 'once_key', 'daily:' || opened.id || ':' || today
      ),
      jsonb_build_array(
        jsonb_build_object('account', 'granted', 'currency', in_currency, 'delta', -fill),
        jsonb_build_object(
          'wallet', opened.id, 'currency', in_currency, 'delta', fill, 'new',
          jsonb_build_array(
            jsonb_build_object(
              'lot', gen_random_uuid(), 'amount', fill, 'unit_krw', 0, 'origin', 'daily',
              'expires_at', (today + 1)::timestamp AT TIME ZONE 'Asia/Seoul'
            )
          )
        )
      ),
      in_now
    );
  END IF;
  SELECT * INTO STRICT opened FROM wallet WHERE id = opened.id;
END $$;
