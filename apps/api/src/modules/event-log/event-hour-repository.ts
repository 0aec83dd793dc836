import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { eventHour } from '../../schema/event-log/event-hour.table.js'

/** Any number; the same for every process. */
const COUNT_LOCK = 710_227
/** A busy hour may take longer than a question of a page ever does. */
const COUNT_WITHIN = '5min'
/** Whoever makes up names cannot fill the table with them: an hour's others are counted together. */
const NAMES_AN_HOUR = 2_000
/** Counts outlive the events, so only ids and plain names, as of a route, are kept in them. */
const ID_LIKE = '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z][A-Za-z0-9_-]{0,59})$'

/** Takes the count for this transaction alone; false where another process has it. */
export async function tryAdvisoryLock(db: Executor): Promise<boolean> {
  await db.execute(sql`select set_config('statement_timeout', ${COUNT_WITHIN}, true)`)
  const { rows } = await db.execute<{ is_ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(${COUNT_LOCK}) as is_ours`,
  )
  return rows[0]?.is_ours ?? false
}

/** The hours that events came for since `overlapMs` before the last count. */
export async function findHoursToCount(db: Executor, overlapMs: number): Promise<Date[]> {
  const { rows } = await db.execute<{ ms: number }>(sql`
    select distinct extract(epoch from date_trunc('hour', happened_at, 'UTC'))::bigint * 1000 as ms
    from event
    where received_at > coalesce(
      (select max(counted_at) from event_hour) - ${overlapMs} * interval '1 millisecond', '-infinity')
    order by ms`)
  return rows.map(({ ms }) => new Date(ms))
}

/** Puts the counts of an hour in the place of those before. */
export async function countHour(db: Executor, hour: Date, now: Date): Promise<void> {
  const begin = sql`${hour.toISOString()}::timestamptz`
  await db.delete(eventHour).where(eq(eventHour.hour, hour))
  await db.execute(sql`
    with happened as (
      select type, object, case when object_name ~ ${ID_LIKE} then object_name else '' end as name,
        session_id, member_id
      from event left join event_session on event_session.id = session_id
      where happened_at >= ${begin} and happened_at < ${begin} + interval '1 hour'
    ), ranked as (
      select type, object, name, row_number() over (
        order by count(distinct session_id) desc, count(*) desc, type, object, name) as rank
      from happened group by type, object, name
    ), placed as (
      select case when rank > ${NAMES_AN_HOUR} then array['', '', ''] else array[type, object, name] end as place,
        session_id, member_id
      from happened join ranked using (type, object, name)
    )
    insert into event_hour (hour, type, object, object_name, events, sessions, members, counted_at)
    select ${begin}, place[1], place[2], place[3], count(*), count(distinct session_id),
      count(distinct member_id), ${now.toISOString()}::timestamptz
    from placed group by place`)
}
