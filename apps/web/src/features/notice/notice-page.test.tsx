import type { NewsItem } from '@doran/contract'
import { fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { noticeHref, noticeQuery, readNoticeAddress } from './notice-address'
import { NoticeListPage } from './notice-list-page'
import { NoticePage } from './notice-page'

const LIST = 'GET /v1/news'
const ID = '019a4000-0000-7000-8000-000000000102'
const NOW = '2026-11-26T03:00:00.000Z'

afterEach(cleanup)

const aNotice = (over: Partial<NewsItem> = {}): NewsItem => ({
  id: ID,
  kind: 'notice',
  tag: null,
  area: null,
  title: '커뮤니티 규칙을 지켜 주세요',
  body: [{ type: 'paragraph', spans: [{ text: '한 번 읽어 주세요.' }] }],
  link: '/community/rule',
  thanks: null,
  isPinned: true,
  reactions: { glad: 0, useful: 3 },
  mine: null,
  publishedAt: '2026-11-24T18:55:10.000Z',
  editedAt: null,
  ...over,
})

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)

it('lists notices, each with an address of its own, and goes on', async () => {
  const { client, requests } = fakeApi(
    {
      [LIST]: [
        { items: [aNotice({ id: 'n0', title: '더 먼저', isPinned: false })], nextCursor: null },
      ],
    },
    [],
  )
  render(
    <NoticeListPage first={{ items: [aNotice()], nextCursor: 'c1' }} from={null} now={NOW} />,
    {
      wrapper: siteAround({ api: client }),
    },
  )
  const link = screen.getByRole('link', { name: /커뮤니티 규칙을 지켜 주세요/ })
  expect(link.getAttribute('href')).toBe(`/notice?id=${ID}`)
  expect(link.textContent).toContain('고정')
  fireEvent.click(screen.getByRole('link', { name: '더 보기' }))
  await waitFor(() => expect(titles()).toHaveLength(2))
  expect(titles()[1]).toContain('더 먼저')
  expect(requests.map(({ input }) => input)).toEqual([{ query: { kind: 'notice', cursor: 'c1' } }])
})

it('says that there is none', () => {
  render(<NoticeListPage first={{ items: [], nextCursor: null }} from={null} now={NOW} />, {
    wrapper: siteAround(),
  })
  expect(screen.getByRole('heading', { name: '아직 공지가 없어요.' })).toBeDefined()
})

it('shows one whole, with the way back to the list', async () => {
  const { client } = fakeApi(
    {
      'PUT /v1/news/{newsId}/reaction': [
        aNotice({ reactions: { glad: 0, useful: 4 }, mine: 'useful' }),
      ],
    },
    [],
  )
  render(<NoticePage notice={aNotice()} now={NOW} />, {
    wrapper: siteAround({ isLoggedIn: true, api: client }),
  })
  expect(
    screen.getByRole('heading', { level: 1, name: '커뮤니티 규칙을 지켜 주세요' }),
  ).toBeDefined()
  expect(screen.getByText('한 번 읽어 주세요.')).toBeDefined()
  expect(screen.getByRole('link', { name: '자세히 보기' }).getAttribute('href')).toBe(
    '/community/rule',
  )
  expect(screen.getByRole('link', { name: '공지 목록' }).getAttribute('href')).toBe('/notice')
  fireEvent.click(screen.getByRole('button', { name: /^도움돼요/ }))
  const pressed = await screen.findByRole('button', { name: /^도움돼요\s?4$/ })
  expect(pressed.getAttribute('aria-pressed')).toBe('true')
})

it('reads its address', () => {
  expect(readNoticeAddress({ id: ID.toUpperCase() })).toEqual({ id: ID, cursor: null })
  expect(readNoticeAddress({ id: 'x', cursor: 'a b' })).toEqual({ id: null, cursor: null })
  expect(noticeHref(ID)).toBe(`/notice?id=${ID}`)
  expect(noticeQuery('c1')).toEqual({ kind: 'notice', cursor: 'c1' })
})
