import { sql } from 'drizzle-orm'
import type { YearBookCard } from '@doran/contract'
import type { Database, Executor } from '../../platform/db/client.js'
import { BLOCKED } from '../block/index.js'
import { pageNumber, toCard } from './book-view.js'
import { yearReader } from '../../schema/yearend/yearend.table.js'

const MOST_SHOWN = 50

type ShelfRow = {
  shareCode: string
  year: number
  /** Null where its owner hides it. */
  cover: { name: string; title: string } | null
}

/** Remembers who opened another's book; one that was opened within the hour stands where it stood. */
export async function keepReader(
  db: Executor,
  { bookId, profileId, openedAt }: typeof yearReader.$inferInsert,
): Promise<void> {
  await db
    .insert(yearReader)
    .values({ bookId, profileId, openedAt })
    .onConflictDoUpdate({
      target: [yearReader.bookId, yearReader.profileId],
      set: { openedAt: sql`excluded.opened_at` },
      setWhere: sql`${yearReader.openedAt} < excluded.opened_at - interval '1 hour'`,
    })
}

/** Books of others that a member opened, while they may be opened; the latest first. */
export async function listShelf({ pool }: Database, profileId: string): Promise<YearBookCard[]> {
  const { rows } = await pool.query<ShelfRow>(
    `with ${BLOCKED}
     select book.share_code as "shareCode", book.year,
       case when ${pageNumber('cover')} <> all(book.hidden_pages) then book.pages->0 end as cover
     from year_reader reader
       join year_book book on book.id = reader.book_id
       join profile on profile.id = book.profile_id
       join member on member.id = profile.member_id and member.erase_at is null
     where reader.profile_id = $1 and book.is_shared and not book.is_hidden
       and book.pages is not null
       and book.profile_id not in (select id from blocked)
     order by reader.opened_at desc limit ${MOST_SHOWN}`,
    [profileId],
  )
  return rows.map(({ cover, ...named }) => toCard(named, cover))
}
