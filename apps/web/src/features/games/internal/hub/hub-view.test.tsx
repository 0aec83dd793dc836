import { ApiError } from '@doran/api-client'
import type { GameCard } from '@doran/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aGameCard, aWorldcupCard } from '../../../../testing/a-game'
import { siteAround } from '../../../../testing/site-around'
import { readWishes, type Given } from './game-wishes'
import { HubView, type HubViewProps } from './hub-view'
import type { HubKind } from './hub-words'

afterEach(cleanup)

const TODAY = aWorldcupCard()
const OTHERS = ['둘', '셋', '넷'].map((title) => aGameCard({ id: title, title }))

type Open = { hubKind?: HubKind; given?: Given } & Partial<Pick<HubViewProps, 'hub' | 'found'>>

function open({ hubKind = null, given = {}, ...props }: Open = {}) {
  const hub = { kinds: ['psytest' as const, 'worldcup' as const], today: TODAY, shelves: [] }
  const found = { items: [TODAY, ...OTHERS], nextCursor: null }
  const wishes = readWishes(hubKind, given)
  render(<HubView hubKind={hubKind} wishes={wishes} hub={hub} found={found} {...props} />, {
    wrapper: siteAround(),
  })
}

const titlesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

const titles = (games: readonly GameCard[]) => games.map(({ title }) => title)

test('offers one game of the day, and the others once', () => {
  open()
  expect(titlesIn('오늘의 한 판')).toEqual([TODAY.title])
  expect(titlesIn('다른 놀이')).toEqual(titles(OTHERS))
  expect(screen.getByRole('link', { name: '시작하기' }).getAttribute('href')).toBe(
    '/worldcup?id=a-cup',
  )
})

test('with shelves the list has all games', () => {
  const shelves = [{ key: 'short', title: '3분이면 끝나는 놀이', items: OTHERS }]
  open({ hub: { kinds: [], today: TODAY, shelves } })
  expect(titlesIn('3분이면 끝나는 놀이')).toEqual(titles(OTHERS))
  expect(titlesIn('모든 놀이')).toEqual(titles([TODAY, ...OTHERS]))
})

test('who seeks something sees the list of it alone, and every filter in its links', () => {
  open({ given: { mood: 'short', q: '불' }, found: { items: OTHERS, nextCursor: null } })
  expect(screen.queryByRole('region', { name: '오늘의 한 판' })).toBeNull()
  expect(titlesIn('‘불’ 검색 결과')).toEqual(titles(OTHERS))
  const chip = (name: string) => screen.getByRole('link', { name })
  expect(chip('3분만').getAttribute('aria-current')).toBe('page')
  expect(chip('3분만').getAttribute('href')).toBe('/games?q=%EB%B6%88')
  expect(chip('월드컵').getAttribute('href')).toBe('/games?kind=worldcup&mood=short&q=%EB%B6%88')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '불')
})

test('has chips of kinds that have games alone', () => {
  open({ hub: { kinds: ['worldcup'], today: null, shelves: [] } })
  const chips = within(screen.getByRole('group', { name: '종류' })).getAllByRole('link')
  expect(chips.map(({ textContent }) => textContent)).toEqual(['전체', '월드컵'])
})

test('says that nothing fits, and leads back to all', () => {
  open({ given: { q: '잠수함' }, found: { items: [], nextCursor: null } })
  expect(screen.getByRole('heading', { name: '‘잠수함’에 맞는 놀이가 아직 없어요.' })).toBeDefined()
  expect(screen.getByRole('link', { name: '모두 보기' }).getAttribute('href')).toBe('/games')
})

test('a list that cannot be read leaves the rest of the hub and offers another try', () => {
  const error = new ApiError({ code: 'UNKNOWN', message: '문의 번호 1', status: 500 })
  open({ found: error })
  expect(titlesIn('오늘의 한 판')).toEqual([TODAY.title])
  expect(document.body.textContent).toContain('놀이 목록을 불러오지 못했어요.')
  expect(document.body.textContent).not.toContain('문의 번호')
})

test('the hub of one kind has its own words and leads to the others', () => {
  open({ hubKind: 'worldcup', found: { items: [TODAY], nextCursor: null } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('단 하나만 고를 수 있다면?')
  expect(titlesIn('오늘의 대진')).toEqual([TODAY.title])
  expect(screen.queryByRole('search')).toBeNull()
  expect(screen.queryByRole('region', { name: '다른 월드컵' })).toBeNull()
  const chips = within(screen.getByRole('group', { name: '종류' })).getAllByRole('link')
  expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
    '/games',
    '/psytest',
    '/worldcup',
  ])
  expect(chips.at(-1)?.getAttribute('aria-current')).toBe('page')
})
