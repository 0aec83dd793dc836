import type { Genre, TalesHome } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { listOffered, type ThemeFilter } from '../theme/index.js'
import { rotate } from './rotate.js'

const SHELVES_SHOWN = 4
const SHELF_LENGTH = 6
const SHELF_FROM = 2
/** The reader asked for it: one story is enough. */
const INTERESTS_FROM = 1

type Shelf = TalesHome['shelves'][number]
type Rule = { key: string; title: string; filter: ThemeFilter; from?: number }

/** The editors' shelves: a title, and what belongs on it. */
const RULES: readonly Rule[] = [
  {
    key: 'rain',
    title: '비 오는 날의 이야기',
    filter: { anyOf: { genres: ['일상', '드라마'], tags: ['비'] } },
  },
  {
    key: 'dark',
    title: '불 끄고 읽는 이야기',
    filter: { anyOf: { genres: ['공포', '추리'], tags: [] } },
  },
  {
    key: 'away',
    title: '먼 세계의 이야기',
    filter: { anyOf: { genres: ['판타지', 'SF', '무협'], tags: [] } },
  },
  {
    key: 'heart',
    title: '마음이 먼저 뛰는 이야기',
    filter: { anyOf: { genres: ['로맨스', '드라마'], tags: [] } },
  },
  {
    key: 'laugh',
    title: '웃다가 뭉클해지는 이야기',
    filter: { anyOf: { genres: ['개그', '역사'], tags: ['개그'] } },
  },
  { key: 'brief', title: '자기 전에 읽는 한 편', filter: { length: 'short' } },
  { key: 'long', title: '주말에 읽는 긴 이야기', filter: { length: 'long' } },
]

/**
 * Today's shelves, other ones every day, below the reader's own genres. A theme is on one of them only, and on none
 * where it is `shown` before.
 */
export async function readShelves(
  ctx: Context,
  { shown, interests }: { shown: ReadonlySet<string>; interests: readonly Genre[] },
): Promise<Shelf[]> {
  const rules = [
    ...(interests.length > 0 ? [ofInterest(interests)] : []),
    ...rotate(RULES, dayInSeoul(ctx.clock.now())),
  ]
  const filled = await Promise.all(
    rules.map(async ({ filter, from = SHELF_FROM, ...shelf }) => ({
      shelf,
      from,
      items: await listOffered(ctx, { filter, limit: SHELF_LENGTH + shown.size }),
    })),
  )
  const used = new Set(shown)
  const shelves: Shelf[] = []
  for (const { shelf, from, items: fitting } of filled) {
    const items = fitting.filter(({ id }) => !used.has(id)).slice(0, SHELF_LENGTH)
    if (items.length < from) continue
    shelves.push({ ...shelf, items })
    for (const { id } of items) used.add(id)
  }
  return shelves.slice(0, SHELVES_SHOWN)
}

function ofInterest(genres: readonly Genre[]): Rule {
  return {
    key: 'interests',
    title: '내 관심 장르의 이야기',
    filter: { anyOf: { genres: [...genres], tags: [] } },
    from: INTERESTS_FROM,
  }
}
