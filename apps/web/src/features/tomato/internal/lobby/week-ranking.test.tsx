import { fakeApi } from '@doran/site/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import { aScore, anArcade } from '../testing/a-lobby.fake'
import { OwnRecord } from './own-record'
import { FRESH_MS } from './use-own-place'
import { WeekRanking } from './week-ranking'

const RANKING = 'GET /v1/arcade/tomato/ranking'
const ARCADE = 'GET /v1/arcade/tomato'

afterEach(cleanup)

const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('keeps its first page fresh, however far it was read', async () => {
  vi.useFakeTimers()
  const second = { items: [aScore(2)], nextCursor: null }
  const risen = aScore(9, { place: 1, score: 990 })
  const fresh = { items: [risen], nextCursor: 'c1' }
  const old = { items: [aScore(1)], nextCursor: 'c1' }
  const { client, requests } = fakeApi({ [RANKING]: [second, old, fresh, fresh] }, [])
  render(<WeekRanking first={old} place={null} />, {
    wrapper: siteAround({ isLoggedIn: false, api: client }),
  })
  fireEvent.click(screen.getByRole('button', { name: '더 보기' }))
  await wait(100)
  expect(listed('이번 주 순위')).toEqual(['1위농부1900점', '2위농부2800점'])

  await wait(FRESH_MS + 100)

  expect(listed('이번 주 순위')).toEqual(['1위농부9990점', '2위농부1900점', '3위농부2800점'])
  await wait(FRESH_MS + 100)
  const cursors = requests.map(({ input }) => Object(input['query'])['cursor'])
  expect(cursors).toEqual(['c1', undefined, undefined, undefined])
})

test('reads a member’s own place with it', async () => {
  vi.useFakeTimers()
  const own = (place: number) => aScore(place, { nickName: '나야', isMine: true })
  const names = { items: [aScore(1)], nextCursor: null }
  const { client } = fakeApi({ [RANKING]: [names], [ARCADE]: [anArcade({ place: own(8) })] }, [])
  render(
    <>
      <OwnRecord mine={anArcade().mine} place={own(7)} />
      <WeekRanking first={names} place={own(7)} />
    </>,
    { wrapper: siteAround({ isLoggedIn: true, api: client }) },
  )
  expect(listed('내 순위')).toEqual(['7위나야나300점'])

  await wait(FRESH_MS + 100)

  expect(listed('내 순위')).toEqual(['8위나야나200점'])
  expect(screen.getByText('이번 주').nextElementSibling?.textContent).toBe('8위')
  expect(screen.getByText('3판 평균')).toBeDefined()
})
