// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { YearPage } from '@doran/contract'
import { YEAR_PAGES } from '@doran/contract/limits'
import { drawPage } from './draw-page'
import { SHEET, type PagePart } from './page-parts'
import { FULLEST_PAGES, LEAST_PAGES, OTHER_PAGES } from './some-pages.fake'

const ALL = [...LEAST_PAGES, ...FULLEST_PAGES, ...OTHER_PAGES]
const EDGE = 40

const textsOf = (page: YearPage) => drawPage(page).shapes.filter((part) => part.type === 'text')
const saidOn = (page: YearPage) =>
  textsOf(page)
    .map(({ text }) => text)
    .join(' ')
const kindsOf = (pages: readonly YearPage[]) => pages.map(({ kind }) => kind)
const look = (page: YearPage) =>
  JSON.stringify(drawPage(page).shapes.filter((part) => part.type !== 'text'))

/** Too narrow rather than too wide, so that no line is said to leave the sheet that does not. */
const widthOf = ({ text, size }: { text: string; size: number }) =>
  Array.from(text).length * size * 0.5

function edgesOf(part: Extract<PagePart, { type: 'text' }>) {
  const width = widthOf(part)
  const left = { left: part.x, center: part.x - width / 2, right: part.x - width }[part.align]
  return { left, right: left + width, top: part.y - part.size / 2, bottom: part.y + part.size / 2 }
}

/** Of discs, leaves and lines: from their highest point to their lowest. */
function heightsOf(path: string): { top: number; bottom: number } {
  const disc = /^M[\d.-]+ ([\d.-]+)a([\d.]+)/.exec(path)
  if (disc) {
    const [middle, radius] = [Number(disc[1]), Number(disc[2])]
    return { top: middle - radius, bottom: middle + radius }
  }
  const ys = [...path.matchAll(/[\d.-]+ ([\d.-]+)/g)].map(([, y]) => Number(y))
  return { top: Math.min(...ys), bottom: Math.max(...ys) }
}

describe('a page', () => {
  it('of every kind is drawn with the least and with the most', () => {
    expect(kindsOf(LEAST_PAGES)).toEqual(YEAR_PAGES)
    expect(kindsOf(FULLEST_PAGES)).toEqual(YEAR_PAGES)
  })

  it.each(ALL.map((page, at) => [`${page.kind} ${at}`, page] as const))(
    'keeps its words on the sheet and clear of each other: %s',
    (_name, page) => {
      for (const part of textsOf(page)) {
        const { left, right, top, bottom } = edgesOf(part)
        expect(left).toBeGreaterThan(EDGE)
        expect(right).toBeLessThan(SHEET.width - EDGE)
        expect(top).toBeGreaterThan(100)
        expect(bottom).toBeLessThan(1782)
      }
      const edges = textsOf(page).map((part) => ({ ...edgesOf(part), text: part.text }))
      const overlaps = edges.flatMap((one, at) =>
        edges
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top + 8 < other.bottom &&
              other.top + 8 < one.bottom,
          )
          .map((other) => [one.text, other.text]),
      )
      expect(overlaps).toEqual([])
    },
  )

  it('is composed otherwise for little than for much', () => {
    for (const [at, least] of LEAST_PAGES.entries()) {
      const fullest = FULLEST_PAGES[at]
      if (!fullest || least.kind === 'back') continue
      expect(look(least)).not.toBe(look(fullest))
    }
  })

  it('of an archetype has an emblem of its own', () => {
    const emblems = OTHER_PAGES.filter(({ kind }) => kind === 'archetype').map(look)
    expect(emblems).toHaveLength(12)
    expect(new Set(emblems).size).toBe(12)
  })

  it('is the same whenever it is drawn, and a cover changes with its seed', () => {
    const [cover] = FULLEST_PAGES
    if (cover?.kind !== 'cover') throw new Error('no cover')
    expect(look(cover)).toBe(look({ ...cover }))
    expect(look(cover)).not.toBe(look({ ...cover, seed: 12_345 }))
  })

  it('takes pictures of this site alone', () => {
    const champion = (picture: string): YearPage => ({
      kind: 'champion',
      items: [{ game: '간식', label: '붕어빵', picture }],
      sentence: '이겼어요.',
    })
    const urls = (page: YearPage) =>
      drawPage(page).shapes.flatMap((part) => (part.type === 'image' ? part.url : []))
    expect(urls(champion('/pictures/games/snack/bread.svg'))).toHaveLength(1)
    for (const foreign of ['https://elsewhere.example/a.svg', '/pictures/games/../../env.svg'])
      expect(urls(champion(foreign))).toEqual([])
  })

  it.each([
    '비',
    '객주 딸은 오늘도 흑자',
    '여섯 번째 열쇠를 찾아서',
    '바람이 불 때마다 창문을 열어 두고 듣던 이야기',
    '눈 내리는 밤의 마지막 열차',
    '고래와 등대',
  ])('draws the jacket’s ornament below its title, on the cloth: %s', (title) => {
    const page = { kind: 'story', title, genre: '일상', turns: 9, endings: 1 } as const
    const { shapes } = drawPage({ ...page, quote: '문을 연다', cover: null, sentence: '끝.' })
    const titled = shapes.filter((part) => part.type === 'text' && title.includes(part.text))
    const under = Math.max(
      ...titled.map((part) => (part.type === 'text' ? part.y + part.size / 2 : 0)),
    )
    const cloth = shapes.filter((part) => part.type === 'box').at(2)
    const ornament = shapes.find((part) => part.type === 'drawing')
    const reach = ornament?.strokes.map(({ path }) => heightsOf(path)) ?? []
    expect(Math.min(...reach.map(({ top }) => top))).toBeGreaterThan(under)
    expect(Math.max(...reach.map(({ bottom }) => bottom))).toBeLessThan(
      cloth ? cloth.y + cloth.height : 0,
    )
  })

  it('says of a quoted line that it was written with an AI', () => {
    const stories = ALL.filter((page) => page.kind === 'story')
    expect(stories.map((page) => saidOn(page).includes('AI와 함께 쓴 문장'))).toEqual(
      stories.map(({ quote }) => quote !== null),
    )
  })
})
