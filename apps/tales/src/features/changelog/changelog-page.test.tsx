import type { NewsItem, ReplyOf } from '@doran/contract'
import { fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { changelogQuery, readChangelogAddress } from './changelog-address'
import { ChangelogPage } from './changelog-page'

const LIST = 'GET /v1/news'

afterEach(cleanup)

const anItem = (over: Partial<NewsItem> = {}): NewsItem => ({
  id: 'n1',
  kind: 'changelog',
  tag: 'new',
  area: 'games',
  title: '월드컵이 열렸어요',
  body: [{ type: 'paragraph', spans: [{ text: '골라 보세요.' }] }],
  link: null,
  thanks: null,
  isPinned: false,
  reactions: { glad: 0, useful: 0 },
  mine: null,
  publishedAt: '2026-11-24T03:00:00.000Z',
  editedAt: null,
  ...over,
})

function open(
  list: ReplyOf<'GET /v1/news'>,
  query: Record<string, string> = {},
  replies: unknown[] = [],
) {
  const { client, requests } = fakeApi({ [LIST]: replies }, [])
  render(
    <ChangelogPage
      address={readChangelogAddress(query)}
      list={list}
      now="2026-12-02T03:00:00.000Z"
    />,
    { wrapper: siteAround({ api: client }) },
  )
  return requests
}

const months = () =>
  screen.getAllByRole('region').map((region) => [
    region.getAttribute('aria-label'),
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ])

it('stands month by month as Seoul counts them, each under an address of its own', () => {
  open({
    items: [
      anItem({ id: 'n3', title: '셋째', publishedAt: '2026-11-30T15:00:00.000Z' }),
      anItem({ id: 'n2', title: '둘째', publishedAt: '2026-11-30T14:59:00.000Z' }),
      anItem({ title: '첫째' }),
    ],
    nextCursor: null,
  })
  expect(months()).toEqual([
    ['2026년 12월', ['셋째']],
    ['2026년 11월', ['둘째', '첫째']],
  ])
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(['n-n3', 'n-n2', 'n-n1'])
  expect(screen.getByRole('link', { name: '둘째' }).getAttribute('href')).toBe('#n-n2')
})

it('goes on below what stands there, under the same month', async () => {
  const requests = open({ items: [anItem()], nextCursor: 'c1' }, { area: 'games' }, [
    { items: [anItem({ id: 'n0', title: '더 먼저' })], nextCursor: null },
  ])
  const more = screen.getByRole('link', { name: '더 보기' })
  expect(more.getAttribute('href')).toContain('area=games&cursor=c1')
  fireEvent.click(more)
  await waitFor(() => expect(months()).toEqual([['2026년 11월', ['월드컵이 열렸어요', '더 먼저']]]))
  expect(requests.map(({ input }) => input)).toEqual([
    { query: { kind: 'changelog', area: 'games', cursor: 'c1' } },
  ])
})

it('is filtered by its address', () => {
  open({ items: [anItem()], nextCursor: null }, { area: 'games' })
  const chips = within(screen.getByRole('group', { name: '영역' })).getAllByRole('link')
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    '전체',
    '이야기',
    '놀이',
    '커뮤니티',
    '대화',
    '상점',
    '계정',
  ])
  const current = chips.filter((chip) => chip.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(['놀이'])
  expect(chips[0]?.getAttribute('href')).toMatch(/\/changelog$/)
})

it('says that there is nothing yet', () => {
  open({ items: [], nextCursor: null }, { area: 'chat' })
  expect(screen.getByRole('heading', { name: '곧 새 소식을 들고 올게요.' })).toBeDefined()
  expect(screen.getByRole('link', { name: '모든 소식 보기' })).toBeDefined()
})

it.each([
  [{ area: 'moon', cursor: 'a b' }, { kind: 'changelog' }],
  [{ area: ['games', 'chat'] }, { kind: 'changelog' }],
  [
    { area: 'store', cursor: 'abc_-1' },
    { kind: 'changelog', area: 'store', cursor: 'abc_-1' },
  ],
])('reads %j as it may be asked for', (query, expected) => {
  expect(changelogQuery(readChangelogAddress(query))).toEqual(expected)
})
