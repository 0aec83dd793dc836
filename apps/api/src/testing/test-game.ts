import { nanoid } from 'nanoid'
import type {
  BranchContent,
  FinishedPlay,
  GameCard,
  OpenPlay,
  PlayInput,
  PlayMode,
  TomatoContent,
} from '@doran/contract'
import {
  branch,
  endsAtMs,
  fieldAt,
  offeredChoices,
  tomato,
  type BranchState,
  type Deal,
} from '@doran/game-engine'
import type { Browser } from './test-browser.js'

type Start = { size?: 4 | 8 | 16; clientPlayId?: string; mode?: PlayMode }

/** A shipped game by its slug. */
export async function findGame({ api }: Browser, slug: string): Promise<GameCard> {
  const { items } = await api.call('GET /v1/game', { query: { limit: 50 } })
  const found = items.find((game) => game.slug === slug)
  if (!found) throw new Error(`no game ${slug}`)
  return found
}

export async function startPlay(
  browser: Browser,
  slug: string,
  { clientPlayId = nanoid(), mode = 'normal', size }: Start = {},
): Promise<OpenPlay> {
  const { id: gameId } = await findGame(browser, slug)
  const body = { clientPlayId, gameId, mode, ...(size && { size }) }
  return browser.api.call('POST /v1/play', { body })
}

/** Always the same choice of a test or row of a board, the first of two of a world cup, a shortest way to an ending. */
export function inputsTo({ content, seed, options }: OpenPlay, choice = 0): PlayInput[] {
  if (content.kind === 'psytest' || content.kind === 'quiz')
    return content.questions.map((_, question) => ({ type: 'answer' as const, question, choice }))
  if (content.kind === 'tier') {
    const row = content.rows[choice]?.key ?? null
    return content.items.map(({ key }, at) => ({ type: 'place' as const, item: key, row, at }))
  }
  if (content.kind === 'branch') return choicesTo(content)
  if (content.kind === 'tomato') return popsOf(content, { seed, options })
  return Array.from({ length: (options.size ?? 4) - 1 }, () => ({ type: 'skip' as const }))
}

/** One red one after the other, each `everyMs`, until the time is over; by turns one a turn. */
export function popsOf(content: TomatoContent, deal: Deal, everyMs = 500): PlayInput[] {
  let state = tomato.init(content, deal)
  const inputs: PlayInput[] = []
  while (tomato.outcome(content, state) === null) {
    const at = deal.options.turns ? state.ms : Math.min(state.ms + everyMs, endsAtMs(state))
    const cell = fieldAt(content, state, at).findIndex(({ stage }) => stage === 'red')
    const canPop = cell !== -1 && at < endsAtMs(state)
    const input = canPop ? { type: 'pop' as const, at, cell } : { type: 'tick' as const, at }
    state = tomato.reduce(content, state, input) ?? fail()
    inputs.push(input)
  }
  return inputs
}

function fail(): never {
  throw new Error('the field refuses what it offers')
}

function choicesTo(content: BranchContent): PlayInput[] {
  const ways: { state: BranchState; inputs: PlayInput[] }[] = [
    {
      state: branch.init(content, { seed: 0, options: { size: null } }),
      inputs: [],
    },
  ]
  for (const { state, inputs } of ways)
    for (const { index } of offeredChoices(content, state)) {
      const input = { type: 'choose' as const, node: state.at, choice: index }
      const next = branch.reduce(content, state, input)
      if (next === null) continue
      if (branch.outcome(content, next) !== null) return [...inputs, input]
      ways.push({ state: next, inputs: [...inputs, input] })
    }
  throw new Error('no way to an ending')
}

export function sendInputs(
  { api }: Browser,
  { id, token }: OpenPlay,
  inputs: PlayInput[],
  from = 0,
): Promise<{ inputCount: number }> {
  return api.call('PATCH /v1/play/{playId}', {
    params: { playId: id },
    body: { token, from, inputs },
  })
}

export function finish(
  { api }: Browser,
  { id, token }: OpenPlay,
  inputs: PlayInput[],
  from = 0,
): Promise<FinishedPlay> {
  return api.call('POST /v1/play/{playId}/finish', {
    params: { playId: id },
    body: { token, from, inputs },
  })
}

/** Plays a game to its end; `wait` lets the time pass that a person needs. */
export async function playToEnd(
  browser: Browser,
  slug: string,
  { choice = 0, wait, ...start }: Start & { choice?: number; wait?: () => void } = {},
): Promise<FinishedPlay> {
  const play = await startPlay(browser, slug, start)
  wait?.()
  return finish(browser, play, inputsTo(play, choice))
}

export function share(
  { api }: Browser,
  play: FinishedPlay,
  showName = false,
): Promise<FinishedPlay> {
  return api.call('PATCH /v1/play/{playId}/share', {
    params: { playId: play.id ?? '' },
    body: { isPublic: true, showName },
  })
}
