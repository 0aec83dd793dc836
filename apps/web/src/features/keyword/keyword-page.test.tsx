import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aGameCard } from '../../testing/a-game'
import { aKeywordPage } from '../../testing/a-keyword-page'
import { siteAround } from '../../testing/site-around'
import { keywordData } from './keyword-data'
import { keywordMetadata } from './keyword-metadata'
import { KeywordPage } from './keyword-page'

afterEach(cleanup)

const tiles = {
  theme: ({ title }: { title: string }) => <span>{title}</span>,
  game: ({ title }: { title: string }, position: number) => (
    <span>
      {position} {title}
    </span>
  ),
}

const open = (page = aKeywordPage()) =>
  render(<KeywordPage page={page} tiles={tiles} />, { wrapper: siteAround() })

const region = (name: string) => screen.queryByRole('region', { name })
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('says what it is of, and begins the first story right there', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('추리 × 밀실 이야기')
  expect(screen.getByText(/답도 함께 갇혀 있어요/)).toBeDefined()
  expect(screen.getByRole('button', { name: '창틀의 눈을 살핀다' })).toBeDefined()
  const stories = within(screen.getByRole('region', { name: '이 조합의 이야기' }))
  expect(stories.getAllByRole('listitem')).toHaveLength(1)
})

test('leads to related pairs, and to where one can ask for more', () => {
  open()
  expect(hrefOf('추리 × 탐정')).toBe('/story/%EC%B6%94%EB%A6%AC/%ED%83%90%EC%A0%95')
  expect(hrefOf('건의 게시판으로 가기')).toBe('/community?board=idea')
  expect(region('어떤 이야기를 더 읽고 싶나요?')).not.toBeNull()
})

test('has games on the same words, numbered from 1, and no empty part', () => {
  open(aKeywordPage({ games: [aGameCard()] }))
  expect(region('함께 해 볼 만한 놀이')?.textContent).toContain('1 나는 어떤 불빛일까?')
  cleanup()
  open(aKeywordPage({ related: [] }))
  expect(region('함께 해 볼 만한 놀이')).toBeNull()
  expect(region('함께 볼 만한 조합')).toBeNull()
})

test('stories of which none may begin on the page are listed still, and it says why', () => {
  open(aKeywordPage({ scene: null }))
  expect(screen.queryByText('이 조합의 첫 장면')).toBeNull()
  expect(screen.getByText(/모두 15세 이용가라/)).toBeDefined()
  const list = region('이 조합의 이야기')
  expect(hrefOf('이야기 목록 보기')).toBe(`#${list?.getAttribute('aria-labelledby')}`)
  cleanup()
  open()
  expect(screen.queryByText(/15세 이용가라/)).toBeNull()
})

test('without stories it says so, and leads on', () => {
  open(aKeywordPage({ scene: null, themes: [] }))
  expect(screen.getByRole('heading', { name: '이 조합의 이야기는 아직 없어요.' })).toBeDefined()
  expect(region('이 조합의 이야기')).toBeNull()
  expect(screen.queryByText(/15세 이용가라/)).toBeNull()
  expect(hrefOf('건의 게시판으로 가기')).toBe('/community?board=idea')
  expect(hrefOf('새로 나온 이야기 보기')).toBe('/doran-tales/new')
})

test('links show its title and intro, and search engines list it only with stories', () => {
  const page = aKeywordPage()
  const canonical = '/story/%EC%B6%94%EB%A6%AC/%EB%B0%80%EC%8B%A4'
  expect(keywordMetadata(page)).toEqual({
    openGraph: { title: '추리 × 밀실 이야기', description: page.intro },
    alternates: { canonical },
  })
  expect(keywordMetadata(aKeywordPage({ themes: [] })).robots).toEqual({ index: false })
})

test('search engines read a list of its stories', () => {
  expect(keywordData(aKeywordPage(), 'https://doran.example')).toMatchObject({
    '@type': 'CollectionPage',
    name: '추리 × 밀실 이야기',
    url: 'https://doran.example/story/%EC%B6%94%EB%A6%AC/%EB%B0%80%EC%8B%A4',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        {
          position: 1,
          name: '밀실 도서관의 여섯 번째 열쇠',
          url: 'https://doran.example/doran-tales/theme/theme-1',
        },
      ],
    },
  })
})
