import { z } from 'zod'
import { cookieOf, emailOf } from '../accounts/seed-accounts.js'
import type { Product } from '../harness/bench-product.js'
import { checkpointDatabase } from '../harness/stories.js'

export const FEW_LETTERS = 10
export const MANY_LETTERS = 10_000

const Row = z.object({ id: z.string(), share_code: z.string() })

export type TreeCase = { name: string; path: string; headers: Record<string, string> }

/** A tree of the first member with so many letters: what its page asks for, as its owner and as a stranger. */
export async function seedTree(
  { db, origin }: Product,
  { shareCode, letters }: { shareCode: string; letters: number },
): Promise<TreeCase[]> {
  const { rows } = await db.query(TREE_ROW, [emailOf(1), shareCode, letters])
  const { id, share_code: code } = Row.parse(rows[0])
  await db.query(LETTER_ROWS, [id, letters, emailOf(2)])
  await checkpointDatabase(db)
  const as = (session: number) => ({ origin, cookie: cookieOf(origin, session) })
  const lastPage = Math.ceil(letters / 12) - 1
  return [
    { name: 'its owner, the tree', path: `/v1/tree/${code}`, headers: as(1) },
    { name: 'its owner, the first page', path: `/v1/tree/${code}/ornament`, headers: as(1) },
    {
      name: 'its owner, the last page',
      path: `/v1/tree/${code}/ornament?page=${lastPage}`,
      headers: as(1),
    },
    { name: 'its owner, the letter box', path: `/v1/tree/${id}/letter?limit=12`, headers: as(1) },
    { name: 'a stranger, the tree', path: `/v1/tree/${code}`, headers: as(3) },
    { name: 'a stranger, the first page', path: `/v1/tree/${code}/ornament`, headers: as(3) },
  ]
}

const TREE_ROW = `
  insert into tree (id, share_code, profile_id, client_tree_id, name, look, ground, opens_at, writers, show_count,
    show_ornaments, letters, next_place, created_at)
  select gen_random_uuid(), $2, profile.id, $2, '겨울나무', 'pine', 'snowy-night', now() + interval '30 days',
    'everyone', true, true, $3::int, $3::int, now()
  from profile where name = $1 returning id, share_code`

const LETTER_ROWS = `
  insert into tree_letter (id, tree_id, owner_profile_id, client_letter_id, name, ornament, place, body, created_at)
  select gen_random_uuid(), $1::uuid, profile.id, 'bench-' || $1 || n, '눈사람', 'mitten', n,
    repeat('따뜻한 겨울 보내요. ', 20), now() - n * interval '1 second'
  from generate_series(0, $2::int - 1) as n join profile on profile.name = $3`
