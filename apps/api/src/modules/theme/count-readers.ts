import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'

const WEEK_MS = 7 * 86_400_000

/** Counts who read what. A job, so that no list counts while a call waits for it. */
export async function countReaders({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  const weekAgo = new Date(now.getTime() - WEEK_MS)
  await db.execute(sql`
    insert into theme_stat (theme_id, readers, week_readers, week_score, counted_at)
    select theme_id, count(*), count(*) filter (where is_recent),
      coalesce(sum(case when is_finished then 3 else 1 end) filter (where is_recent), 0),
      ${now.toISOString()}::timestamptz
    from (
      select theme_id, coalesce(owner_profile_id, owner_visitor_id) as reader,
        max(last_at) >= ${weekAgo.toISOString()}::timestamptz as is_recent,
        bool_or(status = 'ended') as is_finished
      from story_session
      where turn_count > 0 and origin <> 'imported'
      group by 1, 2
    ) as reading
    group by theme_id
    on conflict (theme_id) do update set
      readers = excluded.readers, week_readers = excluded.week_readers,
      week_score = excluded.week_score, counted_at = excluded.counted_at`)
}
