import { ApiError } from '@doran/api-client'
import { fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aPostCard, anAuthor } from '../../testing/a-post'
import { siteAround } from '../../testing/site-around'
import { readCommunityAddress } from './community-address'
import { CommunityPage } from './community-page'
import type { FoundPosts } from './read-posts'

afterEach(cleanup)

const NOW = '2026-11-24T06:00:00.000Z'
const post = (title: string, over = {}) => aPostCard({ id: title, title, ...over })
const found = (over: Partial<FoundPosts> = {}): FoundPosts => ({
  items: [],
  nextCursor: null,
  pinned: [],
  ...over,
})

function open(
  shown: FoundPosts | ApiError,
  { query = {}, answers = [], isLoggedIn = true }: Options = {},
) {
  const { client, requests } = fakeApi({ 'GET /v1/community/post': answers }, [])
  render(
    <CommunityPage address={readCommunityAddress(query)} author={null} found={shown} now={NOW} />,
    { wrapper: siteAround({ api: client, isLoggedIn }) },
  )
  return requests
}
type Options = { query?: Record<string, string>; answers?: unknown[]; isLoggedIn?: boolean }

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
const links = (group: string) =>
  within(screen.getByRole('group', { name: group })).getAllByRole('link')

describe('the boards', () => {
  it('are links that keep the order, with the present one marked', () => {
    open(found({ items: [post('가')] }), { query: { board: 'fan', sort: 'new' } })
    expect(links('게시판').map((link) => link.getAttribute('href'))).toEqual([
      '/community?sort=new',
      '/community?board=free&sort=new',
      '/community?board=story&sort=new',
      '/community?board=play&sort=new',
      '/community?board=make&sort=new',
      '/community?board=fan&sort=new',
      '/community?board=idea&sort=new',
    ])
    const current = links('게시판').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.textContent)).toEqual(['팬'])
    expect(links('정렬').map((link) => link.textContent)).toEqual([
      '지금 뜨는',
      '새 글',
      '오래 남을 글',
    ])
  })

  it('wait for a first post', () => {
    open(found(), { query: { board: 'make' } })
    expect(screen.getByText('이 게시판의 첫 글을 기다려요.')).toBeDefined()
  })

  it('say that they could not be read', () => {
    open(new ApiError({ code: 'NETWORK', message: '', status: 0 }))
    expect(screen.getByRole('link', { name: '다시 시도' }).getAttribute('href')).toBe('/community')
  })
})

describe('a list of posts', () => {
  it('says of each what it is, whose and how old', () => {
    const author = anAuthor({ name: '도란지기', isOfficial: true })
    const marked = { author, isSpoiler: true, hasPoll: true, attachments: ['game', 'game'] }
    open(found({ items: [post('가', marked)] }))
    const [row] = screen.getAllByRole('listitem')
    for (const said of ['이야기 후기', '스포일러', '투표', '놀이', '도란지기', '공식', '1시간 전'])
      expect(row?.textContent).toContain(said)
    expect(row?.textContent).toContain('공감 12')
    expect(row?.textContent).toContain('댓글 5')
    expect(
      within(row ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/community/%EA%B0%80')
  })

  it('marks what nobody else sees', () => {
    open(found({ items: [post('가', { isHidden: true }), post('나')] }), {
      query: { author: 'me' },
    })
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '')
    expect(rows.map((said) => said.includes('나만 보여요'))).toEqual([true, false])
  })

  it('names nobody who left', () => {
    open(found({ items: [post('가', { author: null })] }))
    expect(screen.getByText('탈퇴한 회원')).toBeDefined()
  })

  it('stands below what is pinned', () => {
    open(found({ items: [post('나')], pinned: [post('가', { isPinned: true })] }))
    expect(titles()).toEqual(['가', '나'])
    const pinned = within(screen.getByRole('region', { name: '공지' }))
    expect(pinned.getByRole('heading', { level: 3 }).textContent).toBe('가')
  })

  it('goes on page by page', async () => {
    const requests = open(found({ items: [post('가')], nextCursor: 'c1' }), {
      query: { sort: 'lasting' },
      answers: [found({ items: [post('나')] })],
    })
    const more = screen.getByRole('link', { name: '더 보기' })
    expect(more.getAttribute('href')).toBe('/community?sort=lasting&cursor=c1')
    fireEvent.click(more)
    await waitFor(() => expect(titles()).toEqual(['가', '나']))
    expect(requests[0]?.input['query']).toEqual({ sort: 'lasting', cursor: 'c1' })
  })

  it('is gone through by j and k, but not while something is written', () => {
    open(found({ items: [post('다'), post('라')] }), { query: { board: 'free' } })
    const key = (name: string) => fireEvent.keyDown(document.body, { key: name })
    key('j')
    expect(document.activeElement?.textContent).toBe('다')
    key('j')
    key('j')
    expect(document.activeElement?.textContent).toBe('라')
    key('k')
    expect(document.activeElement?.textContent).toBe('다')
    fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true })
    expect(document.activeElement?.textContent).toBe('다')
  })
})

describe('one’s own posts', () => {
  it('are named once, and are not all there are', () => {
    open(found({ items: [post('가')] }), { query: { author: 'me' } })
    expect(screen.getAllByText('내가 쓴 글')).toHaveLength(1)
    expect(screen.queryByText('모든 글')).toBeNull()
  })
})

describe('writing', () => {
  it('floats over a list, but not over the words of an empty one', () => {
    open(found({ items: [post('가')] }))
    const isFloating = () =>
      screen.getAllByRole('link', { name: '글쓰기' }).some((link) => link.matches('.fixed\\!'))
    expect(isFloating()).toBe(true)
    cleanup()
    open(found())
    expect(isFloating()).toBe(false)
  })

  it('leads members to the composer', () => {
    open(found())
    const [link] = screen.getAllByRole('link', { name: '글쓰기' })
    expect(link?.getAttribute('href')).toBe('/community/write')
  })

  it('asks visitors to sign in first', async () => {
    open(found(), { isLoggedIn: false })
    const [link] = screen.getAllByRole('link', { name: '글쓰기' })
    if (link) fireEvent.click(link)
    expect(
      await screen.findByRole('dialog', { name: '글을 쓰려면 로그인해 주세요.' }),
    ).toBeDefined()
  })
})
