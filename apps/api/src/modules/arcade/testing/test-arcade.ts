import type { OpenPlay, PlayInput, PlayMode } from '@doran/contract'
import { createManualClock } from '../../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../../testing/test-app.js'
import type { Browser } from '../../../testing/test-browser.js'
import { inputsTo, popsOf, sendInputs, startPlay } from '../../../testing/test-game.js'
import { createMember, signIn } from '../../../testing/test-member.js'

export const SLUG = 'tomato-field'
/** Wednesday noon in Seoul. */
const NOON = new Date('2026-03-11T03:00:00Z')

/** A clock of its own, and members at the field from that time on. */
export async function start(at = NOON) {
  const clock = createManualClock(at)
  const api = startTestApi(await createTestDatabase(), { clock })
  const join = async () => signIn(api, await createMember(api.deps))
  return { clock, api, join }
}

export type Started = Awaited<ReturnType<typeof start>>

export const msOf = (inputs: readonly PlayInput[]) => {
  const last = inputs.at(-1)
  return last && 'at' in last ? last.at : 0
}

/** Sends all inputs, a hundred at once as a browser does, and ends the play. */
export async function send(browser: Browser, play: OpenPlay, inputs: PlayInput[]) {
  const parts = Math.ceil(inputs.length / 100)
  for (let part = 0; part < parts - 1; part += 1)
    await sendInputs(browser, play, inputs.slice(part * 100, part * 100 + 100), part * 100)
  const from = (parts - 1) * 100
  return browser.api.call('POST /v1/play/{playId}/finish', {
    params: { playId: play.id },
    body: { token: play.token, from, inputs: inputs.slice(from) },
  })
}

type Game = { mode?: PlayMode; inputs?: (play: OpenPlay) => PlayInput[]; waitMs?: number }

/** Plays a field in the time that it takes. */
export async function playField(
  { clock }: Pick<Started, 'clock'>,
  browser: Browser,
  { mode = 'normal', inputs: inputsOf = inputsTo, waitMs }: Game = {},
) {
  const play = await startPlay(browser, SLUG, { mode })
  const inputs = inputsOf(play)
  clock.advance(waitMs ?? msOf(inputs) + 500)
  const finished = await send(browser, play, inputs)
  if (finished.outcome.kind !== 'tomato') throw new Error('no field')
  return { play, id: play.id, score: finished.outcome.score }
}

export const every = (ms: number) => (play: OpenPlay) => {
  if (play.content.kind !== 'tomato') throw new Error('no field')
  return popsOf(play.content, play, ms)
}

export const arcadeOf = ({ api }: Browser) => api.call('GET /v1/arcade/tomato', {})
export const rankingOf = (
  { api }: Browser,
  query: { season?: number; scope?: 'all' | 'friends' } = {},
) => api.call('GET /v1/arcade/tomato/ranking', { query })
export const playedOf = ({ api }: Browser, playId: string) =>
  api.call('GET /v1/arcade/tomato/play/{playId}', { params: { playId } })
