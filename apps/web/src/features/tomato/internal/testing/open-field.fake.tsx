import { ApiError, type ApiErrorCode } from '@doran/api-client'
import type { FinishedPlay, OpenPlay, PlayMode, ReplyOf, TomatoOutcome } from '@doran/contract'
import { isErrorCode } from '@doran/contract/codes'
import { ERRORS } from '@doran/contract/errors'
import { gameEngine } from '@doran/game-engine'
import { aRouter, fakeApi } from '@doran/site/testing'
import { PoliteAnnouncer } from '@doran/ui'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { aGame } from '../../../../testing/a-game'
import { siteAround } from '../../../../testing/site-around'
import { TomatoPlayer, type TomatoPlayerProps } from '../../tomato-player'
import type { Pacer } from '../run/pacer'
import { aField } from './a-field.fake'
import { GAME_ID, anArcade } from './a-lobby.fake'

export const SEED = 7
export const SHARE_CODE = 'abcdefghij'
export const START = 'POST /v1/play'
export const FINISH = 'POST /v1/play/{playId}/finish'
export const PLAYED = 'GET /v1/arcade/tomato/play/{playId}'
export const RANKING = 'GET /v1/arcade/tomato/ranking'

const game = aGame({ id: GAME_ID, kind: 'tomato' })

export function anOpenPlay(mode: PlayMode, id = 'play-1'): OpenPlay {
  return {
    id,
    game,
    versionId: GAME_ID,
    content: aField,
    seed: SEED,
    options: mode === 'relaxed' ? { size: null, turns: true } : { size: null },
    mode,
    inputs: [],
    token: `token of ${id}`,
  }
}

export function aFinished(over: Partial<TomatoOutcome> = {}): FinishedPlay {
  const outcome: TomatoOutcome = {
    kind: 'tomato',
    resultKey: 'from-0',
    band: { key: 'from-0', title: '구경꾼', line: '한 줄', text: '글', picture: game.cover },
    score: 10,
    accuracyPercent: 100,
    pops: 1,
    longestCombo: 1,
    golden: 0,
    burst: 3,
    ms: 10_000,
    pauses: 0,
    isTurnBased: false,
    ...over,
  }
  return {
    id: 'play-1',
    shareCode: SHARE_CODE,
    isMine: true,
    isPublic: false,
    showName: false,
    playerName: null,
    finishedAt: '2026-11-23T00:00:00.000Z',
    game,
    outcome,
    card: gameEngine.cardOf(outcome),
    samePercent: null,
    linkImage: '/og/a.png',
  }
}

export const NO_NAMES = { items: [], nextCursor: null }

/** What the server says of a game that is over. */
export const aPlayed = (over: Partial<ReplyOf<typeof PLAYED>> = {}): ReplyOf<typeof PLAYED> => ({
  score: 10,
  isBest: false,
  place: null,
  unranked: null,
  seed: SEED,
  ...over,
})

export function failure(code: ApiErrorCode): ApiError {
  if (!isErrorCode(code)) return new ApiError({ code, status: 0, message: '연결이 끊겼어요.' })
  const { status, message } = ERRORS[code]
  return new ApiError({ code, status, message })
}

/** A clock and frames that go on when a test says so. */
function aPacer() {
  let now = 1_000
  const frames = new Set<(time: number) => void>()
  const pacer: Pacer = {
    now: () => now,
    timeOf: () => now,
    onFrame(draw) {
      frames.add(draw)
      return () => frames.delete(draw)
    },
  }
  return {
    pacer,
    /** Lets the time pass, with one frame at its end. */
    pass: (ms: number) => {
      now += ms
      const due = [...frames]
      frames.clear()
      act(() => due.forEach((draw) => draw(now)))
    },
    frames: () => frames.size,
  }
}

type Opening = {
  mode?: PlayMode
  arcade?: Partial<TomatoPlayerProps['arcade']>
  replies?: Record<string, unknown[]>
}

/** The player before an API that answers what was prepared, its start among it. */
export function openField({ mode = 'normal', arcade = {}, replies = {} }: Opening = {}) {
  vi.useFakeTimers()
  const api = fakeApi({ [START]: [anOpenPlay(mode)], ...replies }, [])
  const replace = vi.fn<(href: string) => void>()
  const clock = aPacer()
  const { gameId, mine, daily } = anArcade()
  render(
    <>
      <TomatoPlayer arcade={{ gameId, mine, daily, ...arcade }} mode={mode} pacer={clock.pacer} />
      <div data-testid="said">
        <PoliteAnnouncer />
      </div>
    </>,
    { wrapper: siteAround({ api: api.client, router: aRouter({ replace }) }) },
  )
  return {
    ...clock,
    replace,
    requests: api.requests,
    keys: () => api.requests.map(({ key }) => key),
    inputsOf: (key: string) =>
      api.requests.filter((call) => call.key === key).map(({ input }) => bodyOf(input)['inputs']),
  }
}

/** What a test leaves behind. */
export function closeField(): void {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
}

function bodyOf(input: Record<string, unknown>): Record<string, unknown> {
  return Object(input['body'])
}

/** Timers and answers that are due. */
export const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Past the 3-2-1. */
export async function begun() {
  await wait()
  for (const _ of [3, 2, 1]) await wait(700)
}

export const cell = (at: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-cell="${at}"]`)
  if (!found) throw new Error(`there is no cell ${at}`)
  return found
}
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
export const key = (name: string, code = '') =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, code })
export const said = () => screen.getByTestId('said').textContent.replaceAll('\u200b', '')
export const score = () => screen.getByText('점수').nextElementSibling?.textContent
