import type { TalesHome } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { listNewest, type ThemeFilter } from '../theme/index.js'
import { rotate } from './rotate.js'

const SHELVES_SHOWN = 4
const SHELF_LENGTH = 6
const SHELF_FROM = 2

type Shelf = TalesHome['shelves'][number]
type Rule = { key: string; title: string; filter: ThemeFilter }

/** The editors' shelves: a title, and what belongs on it. */
const RULES: readonly Rule[] = [
  {
    key: 'rain',
    title: '비 오는 날 읽기 좋은',
    filter: { anyOf: { genres: ['일상', '드라마'], tags: ['비'] } },
  },
  { key: 'dark', title: '불 끄고 읽는', filter: { anyOf: { genres: ['공포', '추리'], tags: [] } } },
  {
    key: 'away',
    title: '여기 아닌 어딘가로',
    filter: { anyOf: { genres: ['판타지', 'SF', '무협'], tags: [] } },
  },
  {
    key: 'heart',
    title: '마음이 먼저 뛰는',
    filter: { anyOf: { genres: ['로맨스', '드라마'], tags: [] } },
  },
  {
    key: 'laugh',
    title: '웃다가 뭉클해지는',
    filter: { anyOf: { genres: ['개그', '역사'], tags: ['개그'] } },
  },
  { key: 'brief', title: '자기 전에 한 편', filter: { length: 'short' } },
  { key: 'long', title: '주말을 통째로 맡길', filter: { length: 'long' } },
]

/** Today's shelves, other ones every day. A theme is on one of them only, and on none where it is `shown` before. */
export async function readShelves(ctx: Context, shown: ReadonlySet<string>): Promise<Shelf[]> {
  const filled = await Promise.all(
    rotate(RULES, dayInSeoul(ctx.clock.now())).map(async ({ key, title, filter }) => ({
      key,
      title,
      items: await listNewest(ctx, { filter, limit: SHELF_LENGTH + shown.size }),
    })),
  )
  const used = new Set(shown)
  const shelves: Shelf[] = []
  for (const { items: fitting, ...shelf } of filled) {
    const items = fitting.filter(({ id }) => !used.has(id)).slice(0, SHELF_LENGTH)
    if (items.length < SHELF_FROM) continue
    shelves.push({ ...shelf, items })
    for (const { id } of items) used.add(id)
  }
  return shelves.slice(0, SHELVES_SHOWN)
}
