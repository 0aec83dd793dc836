import type { TalesHome } from '@doran/contract'
import type { Deps } from '../../deps.js'
import { listNewest } from '../theme/index.js'
import { dayOf } from './day.js'
import { turnedBy } from './turned-by.js'

const SHELVES_SHOWN = 4
const SHELF_LENGTH = 6
/** A single cover is no shelf. */
const SHELF_FROM = 2

type Shelf = TalesHome['shelves'][number]
type Rule = { key: string; title: string; filter: Parameters<typeof listNewest>[1] }

/** The editors' shelves: a title, and what belongs on it. */
const RULES: readonly Rule[] = [
  {
    key: 'rain',
    title: '비 오는 날 읽기 좋은',
    filter: { kin: { genres: ['일상', '드라마'], tags: ['비'] } },
  },
  { key: 'dark', title: '불 끄고 읽는', filter: { kin: { genres: ['공포', '추리'], tags: [] } } },
  {
    key: 'away',
    title: '여기 아닌 어딘가로',
    filter: { kin: { genres: ['판타지', 'SF', '무협'], tags: [] } },
  },
  {
    key: 'heart',
    title: '마음이 먼저 뛰는',
    filter: { kin: { genres: ['로맨스', '드라마'], tags: [] } },
  },
  {
    key: 'laugh',
    title: '웃다가 뭉클해지는',
    filter: { kin: { genres: ['개그', '역사'], tags: ['개그'] } },
  },
  { key: 'brief', title: '자기 전에 한 편', filter: { length: 'short' } },
  { key: 'long', title: '주말을 통째로 맡길', filter: { length: 'long' } },
]

/** Today's shelves, another few every day. A story stands on one of them, and on none when it stands `above`. */
export async function readShelves(deps: Deps, above: ReadonlySet<string>): Promise<Shelf[]> {
  const filled = await Promise.all(
    turnedBy(RULES, dayOf(deps.clock)).map(async ({ key, title, filter }) => ({
      key,
      title,
      items: await listNewest(deps, filter, SHELF_LENGTH + above.size),
    })),
  )
  const shown = new Set(above)
  const shelves: Shelf[] = []
  for (const { items: fitting, ...shelf } of filled) {
    const items = fitting.filter(({ id }) => !shown.has(id)).slice(0, SHELF_LENGTH)
    if (items.length < SHELF_FROM) continue
    shelves.push({ ...shelf, items })
    for (const { id } of items) shown.add(id)
  }
  return shelves.slice(0, SHELVES_SHOWN)
}
