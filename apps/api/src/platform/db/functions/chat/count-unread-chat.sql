-- How many items of a person's conversations they have not read: not read, and authored by the other one. Of every row
-- of their list, so neither of those they left nor of people they blocked; at most `in_most`.
CREATE FUNCTION count_unread_chat(in_profile uuid, in_most integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer FROM (
    SELECT FROM chat_member
    JOIN chat_item ON chat_item.channel_id = chat_member.channel_id
      AND NOT chat_item.is_read
      AND chat_item.author_seat <> chat_member.seat
      AND chat_item.seq > chat_member.cleared_seq
    WHERE chat_member.profile_id = in_profile
      AND chat_member.left_at IS NULL
      AND chat_member.last_item_at IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM chat_member other
        JOIN block ON block.blocked_profile_id = other.profile_id AND block.blocker_profile_id = in_profile
        WHERE other.channel_id = chat_member.channel_id AND other.seat <> chat_member.seat
      )
    LIMIT in_most
  ) unread
$$;
