import { useState } from 'react'
import type { NewsItem } from '@doran/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { button, leaveToSignIn, noAnswer, openSite, press } from '../testing/open-site.fake.js'
import { NewsEntry } from './news-entry.js'

const REACT = 'PUT /v1/news/{newsId}/reaction'

afterEach(cleanup)

const anItem = (over: Partial<NewsItem> = {}): NewsItem => ({
  id: 'news-1',
  kind: 'changelog',
  tag: 'new',
  area: 'games',
  title: '월드컵이 열렸어요',
  body: [{ type: 'paragraph', spans: [{ text: '둘 중 하나를 골라 보세요.' }] }],
  link: '/worldcup',
  thanks: null,
  isPinned: false,
  reactions: { glad: 2, useful: 0 },
  mine: null,
  publishedAt: '2026-11-24T03:00:00.000Z',
  editedAt: null,
  ...over,
})

function Kept({ start }: { start: NewsItem }) {
  const [item, setItem] = useState(start)
  return (
    <NewsEntry
      item={item}
      level={3}
      href="#n-news-1"
      now="2026-11-26T03:00:00.000Z"
      onChange={setItem}
    />
  )
}

const open = (over: Partial<NewsItem>, replies: unknown[] = [], isLoggedIn = true) =>
  openSite(<Kept start={anItem(over)} />, { [REACT]: replies }, { isLoggedIn })

const pressed = () =>
  [/^반가워요/, /^도움돼요/].map((name) => button(name).getAttribute('aria-pressed'))

it('says what changed, where and when, and leads to where it can be tried', () => {
  open({ thanks: '별지기' })
  const article = screen.getByRole('article')
  expect(article.id).toBe('n-news-1')
  expect(article.textContent).toContain('새로움놀이11월 24일 (화)')
  expect(article.textContent).toContain('별지기 님이 알려 주셨어요.')
  expect(screen.getByRole('link', { name: '직접 해 보기' }).getAttribute('href')).toBe('/worldcup')
  const title = screen.getByRole('heading', { level: 3, name: '월드컵이 열렸어요' })
  expect(title.querySelector('a')?.getAttribute('href')).toBe('#n-news-1')
})

it('says nothing of what it has not', () => {
  open({ kind: 'notice', tag: null, area: null, link: null })
  expect(screen.getByRole('article').textContent).not.toContain('님이 알려')
  expect(screen.queryByRole('link', { name: /보기/ })).toBeNull()
})

it('takes one reaction, another in its place, and none again', async () => {
  const { inputsOf } = open({}, [
    anItem({ reactions: { glad: 3, useful: 0 }, mine: 'glad' }),
    anItem({ reactions: { glad: 2, useful: 5 }, mine: 'useful' }),
    anItem({ reactions: { glad: 2, useful: 4 }, mine: null }),
  ])
  expect(screen.queryByText(/로그인/)).toBeNull()
  press(/^반가워요/)
  expect(button(/^반가워요\s?3$/).getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(inputsOf(REACT)).toHaveLength(1))
  press(/^도움돼요/)
  expect(pressed()).toEqual(['false', 'true'])
  await screen.findByRole('button', { name: /^도움돼요\s?5$/ })
  press(/^도움돼요/)
  expect(pressed()).toEqual(['false', 'false'])
  await waitFor(() => expect(inputsOf(REACT)).toHaveLength(3))
  const params = { newsId: 'news-1' }
  expect(inputsOf(REACT)).toEqual(
    ['glad', 'useful', null].map((reaction) => ({ params, body: { reaction } })),
  )
})

it('takes back what failed', async () => {
  open({}, [noAnswer()])
  press(/^반가워요/)
  await screen.findByText('연결이 끊겼어요.')
  expect(button(/^반가워요\s?2$/).getAttribute('aria-pressed')).toBe('false')
})

it('asks a visitor to sign in', async () => {
  const { changes } = open({}, [], false)
  expect(screen.getByText(/로그인하고 남길 수 있어요/)).toBeDefined()
  expect(screen.getByRole('group', { name: /로그인하고 남길 수 있어요/ })).toBeDefined()
  press(/^반가워요/)
  await leaveToSignIn('소식에 반응을 남기려면 로그인해 주세요.')
  expect(changes()).toEqual([])
})
