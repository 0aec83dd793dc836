-- Checks and writes an item of a conversation in one question, with the events that tell both people of it.
-- `in_request` is what modules/chat/chat-send-repository.ts sends. Locks the channel first, so that positions follow each
-- other without gaps in the order of the commits.
CREATE FUNCTION send_chat_item(
  in_channel uuid, in_seat smallint, in_request jsonb,
  OUT verdict text, OUT sent_item chat_item
) LANGUAGE plpgsql AS $$
DECLARE
  sender CONSTANT uuid := in_request->>'sender';
  sent_at CONSTANT timestamptz := in_request->>'now';
  channel chat_channel;
  other uuid;
  requests integer;
BEGIN
  SELECT * INTO STRICT channel FROM chat_channel WHERE id = in_channel FOR NO KEY UPDATE;
  SELECT * INTO sent_item FROM chat_item
  WHERE channel_id = in_channel AND author_seat = in_seat AND client_item_id = in_request->>'client_item';
  IF FOUND THEN verdict := 'known'; RETURN; END IF;

  SELECT chat_member.profile_id INTO other
  FROM chat_member
  JOIN profile ON profile.id = chat_member.profile_id
  JOIN member ON member.id = profile.member_id AND member.erase_at IS NULL
  WHERE chat_member.channel_id = in_channel AND chat_member.seat <> in_seat;
  IF NOT FOUND OR EXISTS (
    SELECT FROM block
    WHERE (blocker_profile_id = sender AND blocked_profile_id = other)
      OR (blocker_profile_id = other AND blocked_profile_id = sender)
  ) THEN
    verdict := 'closed'; RETURN;
  END IF;

  IF channel.status = 'empty' THEN
    IF in_request->>'kind' = 'image' THEN verdict := 'image'; RETURN; END IF;
    -- First messages of one person are counted one after another.
    PERFORM FROM profile WHERE id = sender FOR NO KEY UPDATE;
    SELECT count(*) INTO requests
    FROM chat_member
    JOIN chat_channel ON chat_channel.id = chat_member.channel_id
      AND chat_channel.requested_by_seat = chat_member.seat
      AND chat_channel.requested_at > (in_request->>'requests_since')::timestamptz
    WHERE chat_member.profile_id = sender;
    IF requests >= (in_request->>'max_requests')::integer THEN verdict := 'requests'; RETURN; END IF;
    channel.status := 'requested';
    channel.requested_by_seat := in_seat;
    channel.requested_at := sent_at;
  ELSIF channel.status = 'requested' THEN
    IF channel.requested_by_seat = in_seat THEN verdict := 'waiting'; RETURN; END IF;
    channel.status := 'accepted';
  END IF;

  UPDATE chat_channel
  SET last_seq = channel.last_seq + 1, status = channel.status,
    requested_by_seat = channel.requested_by_seat, requested_at = channel.requested_at
  WHERE id = in_channel;
  INSERT INTO chat_item (id, channel_id, seq, author_seat, client_item_id, kind, body, body_hash, created_at)
  VALUES (
    (in_request->>'item')::uuid, in_channel, channel.last_seq + 1, in_seat, in_request->>'client_item',
    in_request->>'kind', in_request->>'body', in_request->>'body_hash', sent_at
  )
  RETURNING * INTO STRICT sent_item;
  UPDATE chat_member
  SET last_item_at = sent_at,
    left_at = NULL,
    opened_at = coalesce(opened_at, sent_at),
    notice_due_at = CASE
      WHEN seat = in_seat OR is_quiet THEN notice_due_at
      ELSE coalesce(notice_due_at, (in_request->>'notice_due_at')::timestamptz)
    END
  WHERE channel_id = in_channel;
  PERFORM queue_realtime_event(
    (in_request->'events'->>(chat_member.seat - 1))::uuid, chat_member.profile_id,
    jsonb_build_object('type', 'item', 'item', in_request->'shown' || jsonb_build_object('seq', sent_item.seq)),
    sent_at
  )
  FROM chat_member WHERE channel_id = in_channel;
  verdict := 'sent';
END $$;
