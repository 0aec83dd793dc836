import type { YearBook, Yearend, YearMaking } from '@doran/contract'
import { FULLEST_PAGES } from './pages/some-pages.fake'

export const CODE = 'AbcdEfgh12'

export const aYearBook = (over: Partial<YearBook> = {}): YearBook => ({
  id: '019a8a34-0000-7000-8000-00000000b00c',
  shareCode: CODE,
  year: 2026,
  name: '모닥불',
  title: '새벽을 모은 해',
  isMine: true,
  isShared: false,
  madeAt: '2026-12-02T03:00:00.000Z',
  pages: FULLEST_PAGES.map((page, at) => ({
    number: at + 1,
    isShown: true,
    page,
    alt: `${page.kind} 그림`,
  })),
  revision: 3,
  ...over,
})

export const aMaking = (over: Partial<YearMaking> = {}): YearMaking => ({
  year: 2026,
  step: 'done',
  sources: ['story', 'play'],
  shareCode: CODE,
  wasShared: false,
  hasFailed: false,
  madeAt: '2026-12-02T03:00:00.000Z',
  ...over,
})

type Mine = NonNullable<Yearend['mine']>

export const someMine = (over: Partial<Mine> = {}): Mine => ({
  name: '모닥불',
  making: null,
  earlier: [],
  counts: { story: 412, play: 3, letter: 0, morning: 91, community: 1 },
  letters: [],
  ...over,
})

export const aYearend = (over: Partial<Yearend> = {}): Yearend => ({
  year: 2026,
  isInSeason: true,
  opensAt: '2027-11-30T15:00:00.000Z',
  closesAt: '2027-01-15T15:00:00.000Z',
  mine: someMine(),
  shelf: [],
  ...over,
})
