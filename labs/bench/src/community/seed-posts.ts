import { z } from 'zod'
import { encodeCursor } from '@doran/api/platform/keyset/cursor'
import { cookieOf, emailOf, seedAccounts } from '../accounts/seed-accounts.js'
import type { Product } from '../harness/bench-product.js'
import { checkpointDatabase } from '../harness/stories.js'

export const FEW_POSTS = 1_000
export const MANY_POSTS = 1_000_000
const POSTS_A_STATEMENT = 100_000
/** Whom the reader blocked. */
const BLOCKED = 20
const BOARD = 'free'

/** A list as a page asks for it. */
export type ListCase = { name: string; path: string }

/** The posts come from all members by turns, over six boards. */
export async function seedReaders(product: Product): Promise<Record<string, string>> {
  await seedAccounts(product)
  await product.db.query(BLOCK_ROWS, [emailOf(1), BLOCKED])
  return { origin: product.origin, cookie: cookieOf(product.origin, 1) }
}

/** Posts numbered `from` to `upto`, a second apart, with what people made of them. */
export async function addPosts(
  { db }: Product,
  { from, upto }: { from: number; upto: number },
): Promise<void> {
  for (let at = from; at < upto; at += POSTS_A_STATEMENT) {
    await db.query(POST_ROWS, [at, Math.min(at + POSTS_A_STATEMENT, upto) - 1])
  }
  await db.query(COUNT_ROWS)
  await checkpointDatabase(db)
}

const SORTS = {
  hot: { order: 'hot', position: "json_build_object('sort', 'hot', 'hot', hot, 'id', id)" },
  new: {
    order: 'created_at',
    position: `json_build_object('sort', 'new', 'id', id,
      'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  },
  lasting: {
    order: 'saves',
    position: "json_build_object('sort', 'lasting', 'saves', saves, 'id', id)",
  },
} as const

const Position = z.object({ position: z.record(z.string(), z.unknown()) })

/** Every order, of all boards and of one, from its beginning and from its middle. */
export async function listCases({ db }: Product, posts: number): Promise<ListCase[]> {
  const cases: ListCase[] = []
  for (const [sort, { order, position }] of Object.entries(SORTS)) {
    for (const board of [null, BOARD]) {
      const path = `/v1/community/post?sort=${sort}${board === null ? '' : `&board=${board}`}`
      const name = `${sort}, ${board === null ? 'all boards' : 'one board'}`
      const { rows } = await db.query(
        `select ${position} as position from post
          where deleted_at is null and not is_hidden and ($1::text is null or board = $1)
          order by ${order} desc, id desc offset $2 limit 1`,
        [board, Math.floor(posts / (board === null ? 2 : 12))],
      )
      const cursor = encodeCursor(Position.parse(rows[0]).position)
      cases.push({ name: `${name}, first page`, path })
      cases.push({ name: `${name}, deep page`, path: `${path}&cursor=${cursor}` })
    }
  }
  return cases
}

const BLOCK_ROWS = `
  insert into block (blocker_profile_id, blocked_profile_id, created_at)
  select reader.id, other.id, now() from profile reader
  join lateral (
    select id from profile where id <> reader.id and name like 'reader-%' order by name limit $2
  ) as other on true
  where reader.name = $1`

/** One of fifty is hidden and one deleted. */
const POST_ROWS = `
  with people as (select array_agg(id) as ids, count(*)::int as number from profile where name like 'reader-%')
  insert into post (id, client_post_id, author_profile_id, board, title, body, excerpt, attachments, is_hidden, hot,
    saves, created_at, deleted_at)
  select gen_random_uuid(), 'bench-' || n, ids[1 + n % number],
    (array['free', 'story', 'play', 'make', 'fan', 'idea'])[1 + n % 6], '눈 오는 날의 이야기 ' || n,
    jsonb_build_array(jsonb_build_object('type', 'paragraph', 'spans', jsonb_build_array(
      jsonb_build_object('text', repeat('창밖에 눈이 내려요. ', 20))))),
    repeat('창밖에 눈이 내려요. ', 6), '[]', n % 50 = 7,
    extract(epoch from now()) / 124650 - n / 124650.0 + ln(1 + (n % 1000 * 7919) % 300), (n % 1000 * 7919) % 200,
    now() - n * interval '1 second', case when n % 50 = 9 then now() end
  from generate_series($1::int, $2::int) as n, people`

const COUNT_ROWS = `
  insert into engagement_count (target_type, target_id, likes, comments)
  select 'post', id, saves, saves / 3 from post on conflict do nothing`
