import { emailOf } from '../accounts/seed-accounts.js'
import type { Product } from '../harness/bench-product.js'
import { copyStories, openStory, checkpointDatabase } from '../harness/stories.js'

const COUNTS = {
  stories: 30,
  turnsEach: 1_000,
  plays: 10_000,
  letters: 3_000,
  posts: 2_000,
  likes: 5_000,
}

/** A year of the first member; answers how much was done in it, some fifty thousand things. */
export async function seedBusyYear(product: Product): Promise<number> {
  const { db, api, origin } = product
  const member = emailOf(1)
  const original = await openStory(api.port, origin, 'offline')
  const stories = await copyStories(db, original, COUNTS.stories, COUNTS.turnsEach)
  const ids = stories.map(({ sessionId }) => sessionId)
  await db.query(OWN_STORIES, [ids, member])
  await db.query(TURNS_OF_YEAR, [ids])
  await db.query(PLAY_ROWS, [member, COUNTS.plays])
  await db.query(LETTER_ROWS, [member, COUNTS.letters])
  await db.query(MORNING_ROWS, [member])
  await db.query(POST_ROWS, [member, COUNTS.posts])
  await db.query(LIKE_ROWS, [member, COUNTS.likes])
  await checkpointDatabase(db)
  const { stories: begun, turnsEach, ...others } = COUNTS
  return begun * turnsEach + Object.values(others).reduce((sum, count) => sum + count, MORNINGS)
}

const MORNINGS = 300

const OWN_STORIES = `
  update story_session set owner_visitor_id = null, created_at = timestamptz '2026-01-05',
    owner_profile_id = (select id from profile where name = $2)
  where id = any($1::uuid[])`

const TURNS_OF_YEAR = `
  update turn set created_at = timestamptz '2026-01-05' + index * interval '7 hours'
  where session_id = any($1::uuid[])`

const PLAY_ROWS = `
  with result as (select array['fnt', 'fnl', 'fdt', 'fdl', 'ent', 'enl', 'edt', 'edl'] as keys)
  insert into play (id, client_play_id, share_code, owner_profile_id, game_id, version_id, mode, seed, options,
    progress_done, progress_total, status, result_key, outcome, card, is_public, started_at, last_at, finished_at)
  select gen_random_uuid(), 'bench-' || n, substr(md5('year' || n), 1, 10), profile.id, game.id,
    game.published_version_id, 'normal', n, '{"size": null}', 9, 9, 'finished', keys[1 + n % 8],
    '{}', '{"title": "모닥불"}', false, at, at, at
  from generate_series(1, $2::int) as n
  cross join lateral (select timestamptz '2026-01-03' + n * interval '47 minutes' as at) as moment
  cross join result join profile on profile.name = $1 join game on game.slug = 'which-light'`

/** Hung by others on a tree of the member that has opened. */
const LETTER_ROWS = `
  with owner as (select id from profile where name = $1), planted as (
    insert into tree (id, share_code, profile_id, client_tree_id, name, look, ground, opens_at, writers, show_count,
      show_ornaments, letters, next_place, created_at)
    select gen_random_uuid(), 'yearOfBook', id, 'yearOfBook', '생일 나무', 'pine', 'warm-room',
      timestamptz '2026-06-01', 'everyone', true, true, $2::int, $2::int, timestamptz '2026-01-02'
    from owner returning id
  )
  insert into tree_letter (id, tree_id, owner_profile_id, client_letter_id, name, ornament, place, body, created_at)
  select gen_random_uuid(), planted.id, writer.id, 'year-' || n, '눈사람', 'mitten', n, '생일 축하해요.',
    timestamptz '2026-02-01' + n * interval '40 minutes'
  from generate_series(0, $2::int - 1) as n cross join planted
  join lateral (select id from profile where name = 'reader-' || 2 + n % 900 || '@example.test') as writer on true`

const MORNING_ROWS = `
  insert into morning_day (profile_id, day, type, streak, mood, checked_at)
  select profile.id, day, 'check', n + 1, (array['sun', 'cloud', 'rain', 'fog', 'star'])[1 + n % 5],
    timestamptz '2026-01-05 06:20+09' + n * interval '1 day'
  from generate_series(0, ${MORNINGS - 1}) as n
  cross join lateral (select date '2026-01-05' - date '1970-01-01' + n as day) as counted
  join profile on profile.name = $1`

const POST_ROWS = `
  insert into post (id, client_post_id, author_profile_id, board, title, body, excerpt, attachments, hot, saves,
    created_at)
  select gen_random_uuid(), 'year-' || n, profile.id, 'free', '오늘의 한 장면 ' || n, '[]', '창밖에 눈이 내려요.', '[]', 0,
    0, timestamptz '2026-01-05' + n * interval '3 hours'
  from generate_series(1, $2::int) as n join profile on profile.name = $1`

const LIKE_ROWS = `
  insert into "like" (profile_id, target_type, target_id, created_at)
  select profile.id, 'post', gen_random_uuid(), timestamptz '2026-01-05' + n * interval '1 hour'
  from generate_series(1, $2::int) as n join profile on profile.name = $1`
