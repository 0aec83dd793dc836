-- Holds a turn's price of a member's gems until `settle_hold`; `missing` is how many they lack, and then nothing is
-- held. `in_price` is {price, price_with_pass, fill, work_owner}.
CREATE FUNCTION hold_gems(
  in_profile uuid, in_turn uuid, in_session uuid, in_price jsonb, in_now timestamptz,
  OUT held integer, OUT missing integer
) LANGUAGE plpgsql AS $$
DECLARE
  full_price CONSTANT integer := in_price->>'price';
  hold_id CONSTANT uuid := gen_random_uuid();
  spent record;
  story record;
BEGIN
  held := CASE WHEN has_pass(in_profile, in_now) THEN (in_price->>'price_with_pass')::integer ELSE full_price END;
  missing := 0;
  SELECT theme.id, theme.title INTO STRICT story
  FROM story_session JOIN theme ON theme.id = story_session.theme_id WHERE story_session.id = in_session;
  SELECT * INTO STRICT spent FROM spend_from_wallet(
    jsonb_build_object(
      'id', hold_id, 'kind', 'hold', 'profile', in_profile, 'once_key', 'hold:' || in_turn, 'title', story.title,
      'session', in_session, 'work_type', 'theme', 'work', story.id, 'work_owner', in_price->>'work_owner'
    ),
    'gem', held, 'held', in_now, in_price->'fill'
  );
  IF spent.parts IS NULL THEN
    missing := held - spent.balance;
    held := 0;
    RETURN;
  END IF;
  INSERT INTO wallet_hold (turn_id, wallet_id, amount, saved, lots, movement_id, status, created_at)
  VALUES (in_turn, spent.wallet_id, held, full_price - held, spent.parts, hold_id, 'held', in_now);
END $$;
