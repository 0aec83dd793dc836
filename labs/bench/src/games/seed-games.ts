import { z } from 'zod'
import type { Product } from '../harness/bench-product.js'
import { checkpointDatabase } from '../harness/stories.js'
import { cookieOf, seedAccounts } from '../accounts/seed-accounts.js'

export const FEW_PLAYS = 1_000
export const MANY_PLAYS = 1_000_000

export type GamesGround = {
  fewId: string
  manyId: string
  fewBoardsId: string
  manyBoardsId: string
  headers: Record<string, string>
}

const Row = z.object({ id: z.string() })

/** Two copies of the same test and of the same tier board, one of each with a thousand plays of many people. */
export async function seedFewPlays(product: Product): Promise<GamesGround> {
  await seedAccounts(product)
  await product.db.query(VISITOR_ROWS, [MANY_PLAYS / 100])
  const fewId = await copyGame(product, 'which-light', 'few-plays')
  const manyId = await copyGame(product, 'which-light', 'many-plays')
  const fewBoardsId = await copyGame(product, 'ramen-toppings', 'few-boards')
  const manyBoardsId = await copyGame(product, 'ramen-toppings', 'many-boards')
  await addPlays(product, fewId, FEW_PLAYS)
  await addBoards(product, fewBoardsId, FEW_PLAYS)
  return {
    fewId,
    manyId,
    fewBoardsId,
    manyBoardsId,
    headers: { origin: product.origin, cookie: cookieOf(product.origin, 1) },
  }
}

/** And the others with a million. */
export async function seedManyPlays(
  product: Product,
  { manyId, manyBoardsId }: GamesGround,
): Promise<void> {
  await addPlays(product, manyId, MANY_PLAYS)
  await addBoards(product, manyBoardsId, MANY_PLAYS)
}

async function copyGame({ db }: Product, original: string, slug: string): Promise<string> {
  const { rows } = await db.query(GAME_COPY, [slug, original])
  return Row.parse(rows[0]).id
}

/** Their sums are what finishing them one by one would leave, of all time and of the last week. */
async function addBoards(product: Product, gameId: string, boards: number): Promise<void> {
  await addPlays(product, gameId, boards)
  await product.db.query(BOARD_COUNTS, [gameId, boards])
  await product.db.query(PLACED_COUNTS, [gameId, boards])
  await checkpointDatabase(product.db)
}

async function addPlays(product: Product, gameId: string, plays: number): Promise<void> {
  const { db } = product
  await db.query(PLAY_ROWS, [gameId, plays])
  await db.query(RESULT_ROWS, [gameId])
  await db.query(COUNT_ROWS, [gameId, plays])
  await checkpointDatabase(db)
}

const VISITOR_ROWS = `
  insert into visitor (id, credential_hash, created_at)
  select gen_random_uuid(), sha256(('visitor ' || n)::bytea), now() from generate_series(1, $1::int) as n`

const GAME_COPY = `
  with copied as (
    insert into game select copy.* from game original
    cross join lateral jsonb_populate_record(original, jsonb_build_object(
      'id', gen_random_uuid(), 'slug', $1::text, 'published_version_id', gen_random_uuid())) as copy
    where original.slug = $2 returning id, published_version_id
  ), version as (
    insert into game_version select copy.* from game_version original
    join game on game.published_version_id = original.id and game.slug = $2
    cross join copied
    cross join lateral jsonb_populate_record(original, jsonb_build_object(
      'id', copied.published_version_id, 'game_id', copied.id)) as copy
  ), stat as (
    insert into game_stat (game_id, heat) select id, 0 from copied
  )
  select id from copied`

/** Each visitor has a hundred of them, all shared. */
const PLAY_ROWS = `
  with people as (select array_agg(id) as ids, count(*)::int as number from visitor),
    result as (select array['fnt', 'fnl', 'fdt', 'fdl', 'ent', 'enl', 'edt', 'edl'] as keys)
  insert into play (id, client_play_id, share_code, owner_visitor_id, game_id, version_id, mode, seed,
    options, progress_done, progress_total, status, result_key, outcome, card, is_public, counted_at, started_at,
    last_at, finished_at)
  select gen_random_uuid(), 'bench-' || $1 || n, substr(md5($1 || n), 1, 10), ids[1 + n % number], $1::uuid,
    game.published_version_id, 'normal', n, '{"size": null}', 9, 9, 'finished', keys[1 + n % 8], '{}', '{}', true,
    now() - n * interval '1 second', now() - n * interval '1 second', now() - n * interval '1 second',
    now() - n * interval '1 second'
  from generate_series(1, $2::int) as n, people, result, game where game.id = $1::uuid`

const RESULT_ROWS = `
  insert into result_stat (game_id, version_id, result_key, count)
  select game_id, version_id, result_key, count(*) from play where game_id = $1::uuid group by 1, 2, 3`

const COUNT_ROWS = `
  with stat as (
    update game_stat set starts = $2::int, finishes = $2::int where game_id = $1::uuid
  ) update game set finishes = $2::int where id = $1::uuid`

/** The days of the last week, as they are counted in Seoul, and the sums of all time. */
const DAYS = `
  select day, $2::int / case when day = 0 then 1 else 7 end as boards
  from (select 0 as day union all
    select floor(extract(epoch from now() + interval '9 hours') / 86400)::int - n
    from generate_series(0, 6) as n) as days`

const BOARD_COUNTS = `
  insert into tier_board_stat (game_id, day, boards)
  select $1::uuid, day, boards from (${DAYS}) as counted`

const PLACED_COUNTS = `
  insert into tier_stat (game_id, day, item_key, row_key, count)
  select $1::uuid, day, item ->> 'key', tier ->> 'key', boards / 5
  from (${DAYS}) as counted, game
  join game_version on game_version.id = game.published_version_id
  cross join jsonb_array_elements(content -> 'items') as item
  cross join jsonb_array_elements(content -> 'rows') as tier
  where game.id = $1::uuid`
