import { nanoid } from 'nanoid'
import type { FinishedPlay, GameCard, OpenPlay, PlayInput } from '@doran/contract'
import type { Browser } from './test-browser.js'

type Start = { size?: 4 | 8 | 16; clientPlayId?: string; mode?: 'normal' | 'relaxed' }

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

/** Always the same choice of a test, or the first of two of a world cup. */
export function inputsTo({ content, options }: OpenPlay, choice = 0): PlayInput[] {
  if (content.kind === 'psytest') {
    return content.questions.map((_, question) => ({ type: 'answer' as const, question, choice }))
  }
  return Array.from({ length: (options.size ?? 4) - 1 }, () => ({ type: 'skip' as const }))
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
