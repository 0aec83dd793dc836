import { SearchType } from '@doran/contract'
import type { Database } from '../../platform/db/client.js'
import { endOfBeginning } from './end-of-beginning.js'

export type TitleRow = { type: SearchType; id: string }

/** The first of each type, in the order of their titles: all that begin alike would be too many to compare. */
const MOST_OF_TYPE = 12

/** Things whose title begins with the keys. */
export async function listBeginningTitles({ pool }: Database, keys: string): Promise<TitleRow[]> {
  const { rows } = await pool.query<TitleRow>({
    name: 'search_beginning_titles',
    text: `select found.type, found.id from unnest($1::text[]) of_type (name) cross join lateral (
        select type, id, title_keys from search_entry
        where type = of_type.name and title_keys ~>=~ $2 and title_keys ~<~ $3
        order by title_keys using ~<~ limit ${MOST_OF_TYPE}
      ) found order by length(found.title_keys), found.title_keys`,
    values: [SearchType.options, keys, endOfBeginning(keys)],
  })
  return rows
}
