import type { NewsArea, NewsKind, NewsReaction } from '@doran/contract'
import { and, eq, getTableColumns, inArray, isNull, max, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { news, newsReaction } from '../../schema/news/news.table.js'

export type NewsRow = typeof news.$inferSelect

/** An item with what a reader sees of its reactions. */
export type ShownNewsRow = NewsRow & { glad: number; useful: number; mine: NewsReaction | null }

export type NewsPosition = { isPinned: boolean; publishedAt: string; id: string }

type Wanted = {
  kind: NewsKind
  area?: NewsArea | undefined
  after: NewsPosition | null
  limit: number
}

/** What is pinned first, then the newest. */
export function listNewsRows(
  db: Executor,
  viewerId: string | null,
  { kind, area, after, limit }: Wanted,
): Promise<ShownNewsRow[]> {
  const place = sql`(${news.isPinned}, ${news.publishedAt}, ${news.id})`
  return selectShown(
    db,
    viewerId,
    and(
      eq(news.kind, kind),
      area === undefined ? undefined : eq(news.area, area),
      after
        ? sql`${place} < (${after.isPinned}::boolean, ${after.publishedAt}::timestamptz, ${after.id}::uuid)`
        : undefined,
    ),
  )
    .orderBy(sql`${news.isPinned} desc, ${news.publishedAt} desc, ${news.id} desc`)
    .limit(limit)
}

export async function findShownNews(
  db: Executor,
  viewerId: string | null,
  id: string,
): Promise<ShownNewsRow | null> {
  const [row] = await selectShown(db, viewerId, eq(news.id, id))
  return row ?? null
}

const countOf = (reaction: NewsReaction) =>
  sql<number>`(select count(*)::int from ${newsReaction}
    where ${newsReaction.newsId} = ${news.id} and ${newsReaction.reaction} = ${reaction})`

function selectShown(db: Executor, viewerId: string | null, where: SQL | undefined) {
  const mine = sql<NewsReaction | null>`(select ${newsReaction.reaction} from ${newsReaction}
    where ${newsReaction.newsId} = ${news.id} and ${newsReaction.profileId} = ${viewerId}::uuid)`
  return db
    .select({ ...getTableColumns(news), glad: countOf('glad'), useful: countOf('useful'), mine })
    .from(news)
    .where(and(isNull(news.deletedAt), where))
    .$dynamic()
}

/** When the last of each kind came. */
export async function findLatest(db: Executor): Promise<{ kind: NewsKind; at: Date }[]> {
  const rows = await db
    .select({ kind: news.kind, at: max(news.publishedAt) })
    .from(news)
    .where(isNull(news.deletedAt))
    .groupBy(news.kind)
  return rows.flatMap(({ kind, at }) => (at ? [{ kind, at }] : []))
}

/** As it stands while the transaction lasts. */
export async function lockNews(db: Executor, id: string): Promise<NewsRow | null> {
  const [row] = await db
    .select()
    .from(news)
    .where(and(eq(news.id, id), isNull(news.deletedAt)))
    .for('update')
  return row ?? null
}

export async function findByClientId(
  db: Executor,
  byProfileId: string,
  clientNewsId: string,
): Promise<NewsRow | null> {
  const [row] = await db
    .select()
    .from(news)
    .where(and(eq(news.byProfileId, byProfileId), eq(news.clientNewsId, clientNewsId)))
  return row ?? null
}

/** Which of some items there are, those that were taken down too. */
export async function listKnown(db: Executor, ids: readonly string[]): Promise<NewsRow[]> {
  return db
    .select()
    .from(news)
    .where(inArray(news.id, [...ids]))
}

/** False where its author has one under the same client id, or it is there already. */
export async function insertNews(db: Executor, row: typeof news.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(news).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function updateNews(db: Executor, id: string, set: Partial<NewsRow>): Promise<void> {
  await db.update(news).set(set).where(eq(news.id, id))
}

/** Takes what an item says, and what people thought of it; its place stays. */
export async function emptyNews(db: Executor, id: string, deletedAt: Date): Promise<void> {
  await updateNews(db, id, { title: '', body: [], link: null, thanks: null, deletedAt })
  await db.delete(newsReaction).where(eq(newsReaction.newsId, id))
}

type Reacted = { newsId: string; profileId: string; reaction: NewsReaction }

/** Nothing happens where the item is gone. */
export async function putReaction(
  db: Executor,
  { newsId, profileId, reaction }: Reacted,
): Promise<void> {
  await db.execute(sql`
    insert into news_reaction (news_id, profile_id, reaction)
      select id, ${profileId}::uuid, ${reaction} from news where id = ${newsId} and deleted_at is null
      for share
      on conflict (news_id, profile_id) do update set reaction = excluded.reaction`)
}

export async function deleteReaction(
  db: Executor,
  { newsId, profileId }: Omit<Reacted, 'reaction'>,
): Promise<void> {
  await db
    .delete(newsReaction)
    .where(and(eq(newsReaction.newsId, newsId), eq(newsReaction.profileId, profileId)))
}
