import { ApiError } from '@doran/api-client'
import type { TierConsensus } from '@doran/contract'
import { aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aGame } from '../../testing/a-game'
import { siteAround } from '../../testing/site-around'
import type { ConsensusView } from './consensus-address'
import { ConsensusPage } from './consensus-page'
import { aBoardOfMine, aConsensus } from './internal/a-consensus.fake'

afterEach(cleanup)

const COUNTED = 'PUT /v1/play/{playId}/counted'
const GAME = aGame({ id: 'a-board', kind: 'tier', title: '간식 티어표' })

type Opening = Partial<TierConsensus> & { view?: ConsensusView; replies?: unknown[] }

function open({ view = 'mean', replies = [], ...over }: Opening = {}) {
  const { client, requests } = fakeApi({ [COUNTED]: replies }, [])
  const refresh = vi.fn<() => void>()
  const page = (consensus: Partial<TierConsensus>) => (
    <ConsensusPage
      game={GAME}
      consensus={aConsensus(consensus)}
      view={view}
      thumbnail={<p>썸네일 만들기</p>}
    />
  )
  const Site = siteAround({ api: client, router: aRouter({ refresh }) })
  const { rerender } = render(page(over), { wrapper: Site })
  return { requests, refresh, show: (next: Partial<TierConsensus>) => rerender(page(next)) }
}

/** What stands in each row, with what is said of it. */
const rows = () =>
  within(screen.getByRole('list', { name: '모두의 티어표' }))
    .getAllByRole('heading')
    .map((heading) => [
      heading.textContent,
      ...[...(heading.parentElement?.querySelectorAll('li') ?? [])].map((item) =>
        [...item.querySelectorAll(':scope > span')]
          .map((each) => each.textContent)
          .join(' ')
          .trim(),
      ),
    ])
const chips = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')])
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('all boards as one', () => {
  it('lead to a post with them once they are enough', () => {
    open()
    expect(href('커뮤니티에 올리기')).toBe('/community/write?attach=consensus%3Aa-board')
    cleanup()
    open({ isEnough: false })
    expect(screen.queryByRole('link', { name: '커뮤니티에 올리기' })).toBeNull()
  })

  it('have each item in the row nearest to its mean, the best first', () => {
    open()
    expect(rows()).toEqual([['S', '만두'], ['A', '치즈', '김밥'], ['B']])
    expect(screen.getByText('아직 아무도 놓지 않았어요: 라면')).toBeDefined()
    expect(document.body.textContent).toContain('표 1,234개를 모았어요.')
    expect(screen.getByText('썸네일 만들기')).toBeDefined()
  })

  it('have each item where most put it', () => {
    open({ view: 'mode' })
    expect(rows()).toEqual([['S', '만두', '치즈'], ['A', '김밥'], ['B']])
  })

  it('are held against one’s own, in signs and in words', () => {
    open({ view: 'mine', mine: aBoardOfMine() })
    expect(rows()).toEqual([
      ['S', '▼2 만두 나는 2칸 아래'],
      ['A', '▲1 치즈 나는 1칸 위', '김밥 나는 안 놓음'],
      ['B'],
    ])
    expect(screen.getByText('▼2').getAttribute('aria-hidden')).toBe('true')
  })

  it('say where one agrees', () => {
    const placements = [{ itemKey: 'dumpling', rowKey: 's' }]
    open({ view: 'mine', mine: aBoardOfMine({ placements }) })
    expect(rows()[0]).toEqual(['S', '= 만두 나도 여기'])
  })
})

describe('the ways to look', () => {
  it('are two, and a third where there is a board of one’s own', () => {
    open()
    expect(chips('보는 법')).toEqual([
      ['평균', 'page'],
      ['가장 많이', null],
    ])
    cleanup()
    open({ view: 'mine', mine: aBoardOfMine() })
    expect(chips('보는 법').at(-1)).toEqual(['나와 비교', 'page'])
  })

  it('keep each other', () => {
    open({ view: 'mode', period: 'week' })
    expect(chips('기간')).toEqual([
      ['전체', null],
      ['최근 7일', 'page'],
    ])
    const own = new URLSearchParams(href('전체')?.split('?')[1])
    expect(Object.fromEntries(own)).toEqual({ id: 'a-board', view: 'mode' })
    const mean = new URLSearchParams(href('평균')?.split('?')[1])
    expect(Object.fromEntries(mean)).toEqual({ id: 'a-board', period: 'week' })
  })
})

describe('too few boards', () => {
  it('show how many there are, and none of what they say', () => {
    open({ isEnough: false, boards: 12, items: [], divided: [] })
    expect(screen.getByText('아직 모으는 중이에요 (12/30)')).toBeDefined()
    expect(screen.getByText('표가 30개 모이면 모두의 생각을 보여 드려요.')).toBeDefined()
    expect(screen.queryByRole('list', { name: '모두의 티어표' })).toBeNull()
    expect(screen.queryByRole('group', { name: '보는 법' })).toBeNull()
    expect(screen.queryByText('썸네일 만들기')).toBeNull()
    expect(screen.getByRole('link', { name: '내 티어표 만들기' })).toBeDefined()
  })

  it('of a week say so', () => {
    open({ isEnough: false, period: 'week', boards: 3, items: [], divided: [] })
    expect(screen.getByText(/^최근 7일 동안 만든 표가 30개/)).toBeDefined()
    expect(href('전체')).toMatch(/\?id=a-board$/)
  })
})

describe('on what they disagree', () => {
  const part = () => within(screen.getByRole('region', { name: '의견이 가장 갈린 후보' }))

  it('is told with every number in words', () => {
    open()
    expect(part().getByRole('heading', { level: 3 }).textContent).toBe('치즈 1,100명이 놓았어요')
    const numbers = part()
      .getAllByRole('listitem')
      .filter((each) => each.querySelector('li') === null)
      .map(({ textContent }) => textContent)
    expect(numbers).toEqual(['55%S', '0%A', '45%B'])
  })

  it('is nothing yet', () => {
    open({ divided: [] })
    expect(part().getByText('아직 크게 갈린 것이 없어요. 다들 생각이 비슷해요.')).toBeDefined()
  })
})

describe('one’s own board', () => {
  const own = () => within(screen.getByRole('region', { name: '내 표' }))
  const counts = () => screen.getByRole<HTMLInputElement>('switch', { name: '내 표도 포함하기' })

  it('is not spoken of where there is none', () => {
    open()
    expect(screen.queryByRole('region', { name: '내 표' })).toBeNull()
  })

  it.each([
    ['in the numbers', {}, true, /^내 표를 넣은 평균이에요/],
    ['left out', { isCounted: false, isLeftOut: true }, false, /^내 표를 뺀 평균이에요/],
    ['one of a crowd', { isCounted: false }, true, /^이번 표는 세지 않았어요/],
  ])('is said to be %s', (_, mine, isOn, words) => {
    open({ mine: aBoardOfMine(mine) })
    expect(counts().checked).toBe(isOn)
    expect(own().getByText(words)).toBeDefined()
    expect(href('내 표 보기')).toBe('/games/detail?id=a-board&play=AbcdEfgh12')
    expect(screen.getByRole('link', { name: '내 티어표 다시 만들기' })).toBeDefined()
  })

  it('is there beside too few boards as well', () => {
    open({ isEnough: false, mine: aBoardOfMine() })
    expect(counts().checked).toBe(true)
  })

  it('is taken out at once, and the page is read anew', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { requests, refresh, show } = open({ mine: aBoardOfMine(), replies: [answer.promise] })
    fireEvent.click(counts())
    expect(counts().checked).toBe(false)
    fireEvent.click(counts())
    expect(counts().checked).toBe(false)
    answer.resolve(undefined)
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    expect(requests).toEqual([
      {
        key: COUNTED,
        input: { params: { playId: aBoardOfMine().playId }, body: { isCounted: false } },
      },
    ])
    show({ mine: aBoardOfMine({ isCounted: false, isLeftOut: true }) })
    expect(counts().checked).toBe(false)
  })

  it('stays where it was when that fails, and says so', async () => {
    const refused = new ApiError({
      code: 'UNKNOWN',
      message: '잠시 뒤에 다시 해 주세요.',
      status: 500,
    })
    const { refresh } = open({ mine: aBoardOfMine(), replies: [refused] })
    fireEvent.click(counts())
    await waitFor(() => expect(counts().checked).toBe(true))
    expect(await screen.findByText(/잠시 뒤에 다시 해 주세요/)).toBeDefined()
    expect(refresh).not.toHaveBeenCalled()
  })
})
