import type { TalesHome } from '@doran/contract'
import type { Deps } from '../../deps.js'
import { listNewest } from '../theme/index.js'
import { dayOf } from './day.js'

const SHELVES_SHOWN = 4
const SHELF_LENGTH = 10
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

/** Today's shelves, another few every day. A story that has stood on one already stands further back. */
export async function readShelves(deps: Deps): Promise<Shelf[]> {
  const first = dayOf(deps.clock) % RULES.length
  const rules = [...RULES.slice(first), ...RULES.slice(0, first)]
  const filled = await Promise.all(
    rules.map(async ({ key, title, filter }) => ({
      key,
      title,
      items: await listNewest(deps, filter, SHELF_LENGTH),
    })),
  )
  const shown = new Set<string>()
  return filled
    .filter(({ items }) => items.length >= SHELF_FROM)
    .slice(0, SHELVES_SHOWN)
    .map((shelf) => {
      const items = shelf.items.toSorted((one, other) => seen(shown, one) - seen(shown, other))
      for (const { id } of items) shown.add(id)
      return { ...shelf, items }
    })
}

const seen = (shown: ReadonlySet<string>, { id }: { id: string }) => Number(shown.has(id))
