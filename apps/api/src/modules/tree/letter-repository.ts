import { and, asc, desc, eq, gt, gte, lt, max, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'
import { firstOfPage } from './place.js'
import { tree, treeLetter, type TreeLetterRow } from '../../schema/tree/tree.table.js'

/** What of a letter its writer is told. */
export type SentLetter = Pick<
  TreeLetterRow,
  'id' | 'treeId' | 'place' | 'ornament' | 'noticeId' | 'createdAt'
>

const SENT_COLUMNS = {
  id: treeLetter.id,
  treeId: treeLetter.treeId,
  place: treeLetter.place,
  ornament: treeLetter.ornament,
  noticeId: treeLetter.noticeId,
  createdAt: treeLetter.createdAt,
}

/** A letter to whoever it is for; its body stays in the database until the tree opens. */
export type ReceivedLetterRow = Pick<
  TreeLetterRow,
  'id' | 'treeId' | 'place' | 'ornament' | 'name' | 'readAt' | 'isHidden' | 'createdAt'
> & { text: string | null }

const receivedColumns = (now: Date) => ({
  id: treeLetter.id,
  treeId: treeLetter.treeId,
  place: treeLetter.place,
  ornament: treeLetter.ornament,
  name: treeLetter.name,
  readAt: treeLetter.readAt,
  isHidden: treeLetter.isHidden,
  createdAt: treeLetter.createdAt,
  text: sql<
    string | null
  >`case when ${tree.opensAt} <= ${now}::timestamptz then ${treeLetter.body} end`,
})

const ofTree = eq(tree.id, treeLetter.treeId)

/** False where its writer has one under the same client id. */
export async function insertLetter(
  db: Executor,
  row: typeof treeLetter.$inferInsert,
): Promise<boolean> {
  const owner = row.ownerProfileId ? treeLetter.ownerProfileId : treeLetter.ownerVisitorId
  const target = [owner, treeLetter.clientLetterId]
  const { rowCount } = await db.insert(treeLetter).values(row).onConflictDoNothing({ target })
  return rowCount === 1
}

/** Only to compare it with what its writer sends again. */
export async function findLetterByClientId(
  db: Executor,
  owner: RowOwner,
  clientLetterId: string,
): Promise<TreeLetterRow | null> {
  const [row] = await db
    .select()
    .from(treeLetter)
    .where(and(ownedBy(treeLetter, owner), eq(treeLetter.clientLetterId, clientLetterId)))
  return row ?? null
}

export async function findSentLetter(
  db: Executor,
  owner: RowOwner,
  id: string,
): Promise<SentLetter | null> {
  const [row] = await db
    .select(SENT_COLUMNS)
    .from(treeLetter)
    .where(and(eq(treeLetter.id, id), ownedBy(treeLetter, owner)))
  return row ?? null
}

/** What a writer has hung on a tree since then, the last first. */
export async function listSentSince(
  db: Executor,
  owner: RowOwner,
  { treeId, since, limit }: { treeId: string; since: Date; limit: number },
): Promise<SentLetter[]> {
  return db
    .select(SENT_COLUMNS)
    .from(treeLetter)
    .where(
      and(
        ownedBy(treeLetter, owner),
        eq(treeLetter.treeId, treeId),
        gt(treeLetter.createdAt, since),
      ),
    )
    .orderBy(desc(treeLetter.createdAt), desc(treeLetter.id))
    .limit(limit)
}

const onPage = (treeId: string, page: number) =>
  and(
    eq(treeLetter.treeId, treeId),
    gte(treeLetter.place, firstOfPage(page)),
    lt(treeLetter.place, firstOfPage(page + 1)),
  )

export async function listTaken(
  db: Executor,
  treeId: string,
  page: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ place: treeLetter.place })
    .from(treeLetter)
    .where(onPage(treeId, page))
  return new Set(rows.map(({ place }) => place))
}

/** The place behind the highest that is taken. */
export async function findNextPlace(db: Executor, treeId: string): Promise<number> {
  const [row] = await db
    .select({ highest: max(treeLetter.place) })
    .from(treeLetter)
    .where(eq(treeLetter.treeId, treeId))
  return (row?.highest ?? -1) + 1
}

export type HungRow = Pick<TreeLetterRow, 'id' | 'place' | 'ornament' | 'name' | 'readAt'> & {
  isMine: boolean
}

/** What hangs on a page; `seen` leaves out what whoever looks does not see. */
export async function listHung(
  db: Executor,
  { treeId, page, isMine, seen }: { treeId: string; page: number; isMine: SQL; seen: SQL },
): Promise<HungRow[]> {
  return db
    .select({
      id: treeLetter.id,
      place: treeLetter.place,
      ornament: treeLetter.ornament,
      name: treeLetter.name,
      readAt: treeLetter.readAt,
      isMine: sql<boolean>`coalesce(${isMine}, false)`,
    })
    .from(treeLetter)
    .where(and(onPage(treeId, page), seen))
    .orderBy(asc(treeLetter.place))
}

/** False where it was taken back before. */
export async function deleteLetterRow(db: Executor, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(treeLetter).where(eq(treeLetter.id, id))
  return rowCount === 1
}

/** On a tree of the member's, unless a moderator hid it. */
export async function findReceivedLetter(
  db: Executor,
  { profileId, id, now }: { profileId: string; id: string; now: Date },
): Promise<ReceivedLetterRow | null> {
  const [row] = await db
    .select(receivedColumns(now))
    .from(treeLetter)
    .innerJoin(tree, ofTree)
    .where(
      and(eq(treeLetter.id, id), eq(tree.profileId, profileId), eq(treeLetter.isBlinded, false)),
    )
  return row ?? null
}

export type LetterBox = 'all' | 'unread' | 'hidden'
export type LetterPosition = { createdAt: string; id: string }

/** As the partial indexes of the table have it. */
const BOXES: Record<LetterBox, SQL> = {
  all: sql`not ${treeLetter.isHidden} and not ${treeLetter.isBlinded}`,
  unread: sql`${treeLetter.readAt} is null and not ${treeLetter.isHidden} and not ${treeLetter.isBlinded}`,
  hidden: sql`${treeLetter.isHidden} and not ${treeLetter.isBlinded}`,
}

export async function listReceived(
  db: Executor,
  { treeId, of, now }: { treeId: string; of: LetterBox; now: Date },
  { after, limit }: { after: LetterPosition | null; limit: number },
): Promise<ReceivedLetterRow[]> {
  return db
    .select(receivedColumns(now))
    .from(treeLetter)
    .innerJoin(tree, ofTree)
    .where(
      and(
        eq(treeLetter.treeId, treeId),
        BOXES[of],
        after
          ? sql`(${treeLetter.createdAt}, ${treeLetter.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(treeLetter.createdAt), desc(treeLetter.id))
    .limit(limit)
}

/** False where it is gone. */
export async function updateLetter(
  db: Executor,
  id: string,
  values: Partial<Pick<TreeLetterRow, 'isHidden' | 'isBlinded' | 'readAt' | 'runes' | 'noticeId'>>,
): Promise<boolean> {
  const { rowCount } = await db.update(treeLetter).set(values).where(eq(treeLetter.id, id))
  return rowCount === 1
}

export type ModeratedLetter = {
  ownerProfileId: string | null
  treeName: string
  name: string | null
  text: string | null
}

/** For moderators, who like its receiver read no body before the tree opens. */
export async function findModeratedLetter(
  db: Executor,
  id: string,
  now: Date,
): Promise<ModeratedLetter | null> {
  const { name, text } = receivedColumns(now)
  const [row] = await db
    .select({ ownerProfileId: treeLetter.ownerProfileId, treeName: tree.name, name, text })
    .from(treeLetter)
    .innerJoin(tree, ofTree)
    .where(eq(treeLetter.id, id))
  return row ?? null
}
