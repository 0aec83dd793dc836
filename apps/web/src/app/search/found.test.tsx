import { ApiError } from '@doran/api-client'
import type { SearchGroup } from '@doran/contract'
import { fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { readSearchAddress } from '../../features/search/read-search-address'
import { aGroup, creatorHit, gameHit, postHit, themeHit } from '../../testing/a-found'
import { siteAround } from '../../testing/site-around'
import { Found } from './found'

const LIST = 'GET /v1/search'
const NOW = '2026-11-24T06:00:00.000Z'

afterEach(cleanup)

function open(query: Record<string, string>, groups: SearchGroup[], answers: unknown[] = []) {
  const { client, requests } = fakeApi({ [LIST]: answers }, [])
  render(<Found address={readSearchAddress(query)} groups={groups} now={NOW} />, {
    wrapper: siteAround({ api: client }),
  })
  return requests
}

const group = (name: string) => within(screen.getByRole('region', { name }))
const hrefsOf = (name: string) =>
  group(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

describe('everything that was found', () => {
  it('stands by its type in the order of the answer, as it looks at home', () => {
    open({ q: 'b' }, [
      aGroup('creator', [creatorHit({ id: 'c1', name: '밤하늘' })]),
      aGroup('post', [postHit('p1')]),
      aGroup('theme', [themeHit('t1')]),
      aGroup('game', [gameHit('g1')]),
    ])
    const heads = screen.getAllByRole('heading', { level: 2 })
    expect(heads.map(({ textContent }) => textContent)).toEqual(['사람', '글', '이야기', '놀이'])
    expect(hrefsOf('이야기')).toEqual(['/doran-tales/theme/t1'])
    expect(hrefsOf('놀이')).toEqual(['/games/detail?id=g1'])
    expect(hrefsOf('글')).toEqual(['/community/p1'])
    expect(group('글').getByText('1시간 전')).toBeDefined()
    expect(hrefsOf('사람')).toEqual(['/doran-tales/creator/c1'])
  })

  it('says of a person what they published, and nothing of what they did not', () => {
    open({ q: 'b' }, [
      aGroup('creator', [
        creatorHit({ id: 'c1', name: '밤하늘' }),
        creatorHit({ id: 'c2', name: '도란지기', isOfficial: true, games: 0, posts: 1200 }),
      ]),
    ])
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toContain('이야기 2 · 놀이 1 · 글 3')
    expect(rows[1]).toContain('도란지기공식이야기 2 · 글 1,200')
  })

  it('leads to the rest of a type, where there is any', () => {
    open({ q: '밤' }, [aGroup('game', [gameHit('g1')], 'c1'), aGroup('theme', [themeHit('t1')])])
    const more = screen.getAllByRole('link', { name: /더 보기$/ })
    expect(
      more.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([['놀이 더 보기', '/search?q=%EB%B0%A4&type=game']])
  })
})

describe('one type', () => {
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)

  it('goes on page by page, and the focus goes on to what came', async () => {
    const requests = open(
      { q: '밤', type: 'game' },
      [aGroup('game', [gameHit('가')], 'c1')],
      [{ groups: [aGroup('game', [gameHit('나')])], isPlain: false }],
    )
    const more = screen.getByRole('link', { name: '더 보기' })
    expect(more.getAttribute('href')).toBe('/search?q=%EB%B0%A4&type=game&cursor=c1')
    fireEvent.click(more)
    await waitFor(() => expect(names()).toEqual(['가', '나']))
    expect(requests).toEqual([
      { key: LIST, input: { query: { q: '밤', type: 'game', cursor: 'c1' } } },
    ])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('나'))
    expect(screen.queryByRole('link', { name: '더 보기' })).toBeNull()
  })

  it('gives the focus to a story, whose tile has no heading', async () => {
    open(
      { q: '이야기', type: 'theme' },
      [aGroup('theme', [themeHit('가')], 'c1')],
      [{ groups: [aGroup('theme', [themeHit('나')])], isPlain: false }],
    )
    fireEvent.click(screen.getByRole('link', { name: '더 보기' }))
    await waitFor(() => expect(document.activeElement?.getAttribute('data-entry')).toBe('나'))
  })

  it('ends where the next page has nothing', async () => {
    open(
      { q: '끝', type: 'post' },
      [aGroup('post', [postHit('가')], 'c1')],
      [{ groups: [], isPlain: false }],
    )
    fireEvent.click(screen.getByRole('link', { name: '더 보기' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: '더 보기' })).toBeNull())
    expect(names()).toEqual(['가'])
  })

  it('says why there is no more, and can be asked again', async () => {
    const message = '잠시 뒤 다시 해 주세요.'
    open(
      { q: '많이', type: 'creator' },
      [aGroup('creator', [creatorHit()], 'c1')],
      [new ApiError({ code: 'TOO_MANY', message, status: 429 })],
    )
    fireEvent.click(screen.getByRole('link', { name: '더 보기' }))
    expect(await screen.findByText(message)).toBeDefined()
    expect(screen.getByRole('link', { name: '더 보기' })).toBeDefined()
  })
})
