import { ApiError } from '@doran/api-client'
import type { Arcade, ScoreRow } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { GAME_ID, aScore, anArcade } from './internal/testing/a-lobby.fake'
import { grownField } from './internal/art/field-illustration'
import { TomatoLobby } from './tomato-lobby'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const RANKING = 'GET /v1/arcade/tomato/ranking'
const SEASON = 'GET /v1/arcade/tomato/season'

type Opening = {
  arcade?: Partial<Arcade>
  names?: ScoreRow[]
  isLoggedIn?: boolean
  replies?: Record<string, unknown[]>
}

function open({ arcade, names = [], isLoggedIn = false, replies = {} }: Opening = {}) {
  const api = fakeApi(replies, [])
  render(<TomatoLobby arcade={anArcade(arcade)} ranking={{ items: names, nextCursor: null }} />, {
    wrapper: siteAround({ isLoggedIn, api: api.client }),
  })
  return api
}

const start = () => screen.getByRole('link', { name: '한 판 하기' }).getAttribute('href')
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the way to the field', () => {
  it('is against the clock, unless another one is chosen', () => {
    open()
    expect(start()).toBe('/tomato/pop?mode=normal')
    fireEvent.click(screen.getByRole('radio', { name: '느긋하게' }))
    expect(start()).toBe('/tomato/pop?mode=relaxed')
    fireEvent.click(screen.getByRole('radio', { name: '오늘의 씨앗' }))
    expect(start()).toBe('/tomato/pop?mode=daily')
    expect(screen.getByText(/2번 남았어요/)).toBeDefined()
  })

  it('is closed for a seed that has no tries left', () => {
    open({ arcade: { daily: { triesLeft: 0, best: 90 } } })
    expect(screen.getByRole('radio', { name: '오늘의 씨앗' })).toHaveProperty('disabled', true)
    expect(screen.getByText(/오늘은 다 심었어요.*오늘 최고 90점/)).toBeDefined()
  })
})

describe('the ranking', () => {
  it('without a name asks for the first one, and tells visitors how to get into it', () => {
    open()
    expect(screen.getByText('이번 주 첫 토마토를 터뜨려 주세요.')).toBeDefined()
    expect(screen.getByText(/로그인하면 순위에 이름이 올라가요/)).toBeDefined()
    expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe(
      '/login?next=%2Ftomato',
    )
    expect(screen.queryByRole('radio', { name: '친구' })).toBeNull()
  })

  it('lists names with their scores, and one’s own below where it is further down', () => {
    open({
      isLoggedIn: true,
      names: [aScore(1), aScore(2)],
      arcade: { place: aScore(7, { isMine: true, nickName: '나야' }) },
    })
    expect(listed('이번 주 순위')).toEqual(['1위농부1900점', '2위농부2800점'])
    expect(listed('내 순위')).toEqual(['7위나야나300점'])
    expect(screen.queryByText(/로그인하면/)).toBeNull()
  })

  it('of friends is read when it is asked for', async () => {
    const friends = { items: [aScore(1, { nickName: '친구야' })], nextCursor: null }
    const api = open({
      isLoggedIn: true,
      names: [aScore(1)],
      replies: { [RANKING]: [friends, friends] },
    })
    fireEvent.click(screen.getByRole('radio', { name: '친구' }))
    await waitFor(() => expect(listed('이번 주 순위')).toEqual(['1위친구야900점']))
    expect(api.requests.map(({ key, input }) => [key, input['query']])).toContainEqual([
      RANKING,
      { scope: 'friends' },
    ])
  })
})

describe('what was', () => {
  it('stands in one’s own records', () => {
    open({ arcade: { mine: null } })
    expect(screen.getByText(/한 판 마치면 여기에 기록이 쌓여요/)).toBeDefined()
    cleanup()
    open()
    expect(screen.getByText('120점')).toBeDefined()
    expect(screen.getByText('2일째')).toBeDefined()
  })

  it('stands on last week’s steps, and further back where one asks for more', async () => {
    const season = { from: '2026-11-15T20:00:00.000Z', to: '2026-11-22T20:00:00.000Z' }
    open({
      arcade: { podium: [aScore(1)] },
      replies: { [SEASON]: [{ items: [{ ...season, podium: [aScore(2)] }], nextCursor: null }] },
    })
    expect(screen.getByRole('heading', { name: '지난주의 밭' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '더 보기' }))
    await waitFor(() => expect(listed('11월 16일~11월 22일')).toEqual(['2위농부2800점']))
  })

  it('was played without a connection goes out from here', async () => {
    const key = `${STORAGE_KEYS.unsentPlay}${GAME_ID}_play-1`
    const inputs = [{ type: 'tick', at: 10_000 }]
    const game = { playId: 'play-1', token: 'token-1', from: 0, inputs, endedAt: Date.now() }
    localStorage.setItem(key, JSON.stringify(game))
    const lost = new ApiError({ code: 'NETWORK', status: 0, message: '연결이 끊겼어요.' })
    const api = open({ replies: { 'POST /v1/play/{playId}/finish': [lost, {}] } })
    expect(await screen.findByText(/기록을 보관했어요. 연결되면 보낼게요./)).toBeDefined()
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('보관해 둔 기록을 보냈어요.')).toBeDefined()
    expect(api.requests).toHaveLength(2)
    expect(localStorage.getItem(key)).toBeNull()
  })
})

describe('the drawn field', () => {
  it('has more and riper plants the more was popped, and is the same for the same day', () => {
    const red = (popped: number) => grownField(popped).filter(({ look }) => look === 'red').length
    expect(grownField(0).length).toBeLessThan(grownField(500).length)
    expect(grownField(500).length).toBeLessThan(grownField(50_000).length)
    expect(red(0)).toBeLessThan(red(50_000))
    expect(grownField(777)).toEqual(grownField(777))
  })
})
