import type { Maker } from '@doran/contract'
import { toMaker } from './find-maker.js'

/** Who wrote a row, as `AUTHOR_COLUMNS` give it: all null of nobody. */
export type AuthorColumns = {
  author_id: string | null
  author_name: string | null
  author_image: string | null
  author_frame: string | null
  author_is_official: boolean | null
  author_erase_at: Date | null
}

/** For lists in SQL that name their authors, joined by `authorJoins`. */
export const AUTHOR_COLUMNS = `a.id as author_id, a.name as author_name, a.profile_image as author_image,
  a.frame as author_frame, a.is_official as author_is_official, am.erase_at as author_erase_at`

/** @param row alias of the table whose `author_profile_id` it joins */
export const authorJoins = (row: string) => `
  left join profile a on a.id = ${row}.author_profile_id
  left join member am on am.id = a.member_id`

/** Null where nobody wrote it any more. */
export function toAuthor(row: AuthorColumns): Maker | null {
  if (row.author_id === null) return null
  return toMaker({
    id: row.author_id,
    name: row.author_name ?? '',
    profileImage: row.author_image,
    frame: row.author_frame,
    isOfficial: row.author_is_official === true,
    eraseAt: row.author_erase_at,
  })
}
