import { nanoid } from 'nanoid'
import { z } from 'zod'
import type { Product } from '../harness/bench-product.js'
import { checkpointDatabase } from '../harness/stories.js'
import { cookieOf, seedAccounts } from '../accounts/seed-accounts.js'

export const FEW_ITEMS = 1_000
export const MANY_ITEMS = 1_000_000

export type Room = { id: string; name: string; items: number }
export type ChatGround = {
  rooms: readonly [few: Room, many: Room]
  headers: Record<string, string>
}

const Row = z.object({ id: z.string() })

/** The first member's conversations with two others: a short one, and one of years. */
export async function seedChat(product: Product): Promise<ChatGround> {
  await seedAccounts(product)
  const few = await seedRoom(product, 2, FEW_ITEMS)
  const many = await seedRoom(product, 3, MANY_ITEMS)
  await checkpointDatabase(product.db)
  const headers = {
    origin: product.origin,
    cookie: cookieOf(product.origin, 1),
    'content-type': 'application/json',
  }
  return { rooms: [few, many], headers }
}

async function seedRoom({ db }: Product, other: number, items: number): Promise<Room> {
  const { rows } = await db.query(ROOM_ROWS, [
    'reader-1@example.test',
    `reader-${other}@example.test`,
    items,
  ])
  const { id } = Row.parse(rows[0])
  await db.query(ITEM_ROWS, [id, items, nanoid()])
  return { id, items, name: `${items} items` }
}

const ROOM_ROWS = `
  with pair as (
    select (select id from profile where name = $1) as one, (select id from profile where name = $2) as other
  ), channel as (
    insert into chat_channel (id, first_profile_id, second_profile_id, status, last_seq, created_at)
    select gen_random_uuid(), least(one, other), greatest(one, other), 'accepted', $3::int, now() from pair
    returning id, first_profile_id, second_profile_id
  )
  insert into chat_member (channel_id, seat, profile_id, opened_at, last_item_at)
  select id, 1, first_profile_id, now(), now() from channel
  union all select id, 2, second_profile_id, now(), now() from channel
  returning channel_id as id`

const ITEM_ROWS = `
  insert into chat_item (id, channel_id, seq, author_seat, client_item_id, kind, body, body_hash, is_read, created_at)
  select gen_random_uuid(), $1, n, 1 + n % 2, $3 || n, 'text', '오늘도 잘 지냈어요? ' || n, '', true,
    now() - ($2::int - n) * interval '1 second'
  from generate_series(1, $2::int) as n`
