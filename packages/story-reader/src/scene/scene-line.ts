import type { ApiClient } from '@doran/api-client'
import type { Pace, StorySessionView, Turn } from '@doran/contract'
import {
  followTurn,
  isUntold,
  problemOf,
  problemOfAct,
  stepOf,
  type TellingProblem,
  type TurnRequest,
} from '../index.js'
import type { UsageEvent } from '@doran/event-log'
import { nanoid } from 'nanoid'
import { sceneAfter } from './scene-after.js'
import type { SceneState, Telling } from './scene-state.js'

type SceneLineOptions = {
  api: ApiClient
  themeId: string
  pace: () => Pace
  /** Hears of a story begun and of turns told to their end. */
  log?: (event: UsageEvent) => void
}
type Story = { sessionId: string; leafTurnId: string }

export type SceneLine = ReturnType<typeof createSceneLine>

/** A scene's way to the API. Ids are kept over every retry, so that nothing is told twice. */
export function createSceneLine({ api, themeId, pace, log = () => {} }: SceneLineOptions) {
  let clientSessionId = nanoid()
  let clientTurnId = nanoid()
  let pickedId = ''
  let story: Story | null = null

  /** Opens the story, if it is not open yet, and follows the answer to what was picked. */
  async function* tell(from: Telling, signal: AbortSignal): AsyncGenerator<SceneState, void> {
    let state: SceneState = from
    if (pickedId !== from.choice.id && !from.turn) clientTurnId = nanoid()
    pickedId = from.choice.id
    const pickedAt = performance.now()
    try {
      story ??= await openStory(signal)
      yield (state = { ...from, sessionId: story.sessionId })
      for await (const step of followTurn(api, requestOf(story, from), { signal })) {
        if (step.type === 'failed') clientTurnId = nanoid()
        if (step.type === 'told') {
          passOn(step.turn)
          if (!from.turn) logTold(step.turn, performance.now() - pickedAt)
        }
        if (step.type === 'refused' && step.problem.code === 'NOT_FOUND') forget()
        if (state.phase === 'telling') yield (state = sceneAfter(state, step))
      }
    } catch (error) {
      const problem = problemOf(error)
      if (problem.code === 'NOT_FOUND') forget()
      yield sceneAfter(from, { type: 'refused', problem, isUncertain: false })
    }
  }

  async function openStory(signal: AbortSignal): Promise<Story> {
    const view: StorySessionView = await api.call('POST /v1/tales/session', {
      body: { clientSessionId, templateUuid: themeId },
      signal,
    })
    const { id, leafTurnId, narrator } = view.session
    const event = { type: 'start', object: 'play', object_name: themeId } as const
    log({ ...event, object_attributes: { narrator } })
    return { sessionId: id, leafTurnId }
  }

  function logTold({ narrator }: Turn, ms: number) {
    const event = { type: 'finish', object: 'turn', object_name: themeId } as const
    log({ ...event, object_attributes: { kind: 'choice', narrator, ms: Math.round(ms) } })
  }

  function requestOf(from: Story, { turn, text, choice }: Telling): TurnRequest {
    if (turn) return { turn, text }
    return {
      params: { sessionUuid: from.sessionId },
      body: {
        clientTurnId,
        parentTurnUuid: from.leafTurnId,
        kind: 'choice',
        text: choice.label,
        pace: pace(),
      },
    }
  }

  // The next turn hangs below this one, under an id of its own.
  function passOn(turn: Turn) {
    clientTurnId = nanoid()
    if (story && !isUntold(turn)) story = { ...story, leafTurnId: turn.id }
  }

  // The story is gone, with its owner's cookie perhaps: the next try starts a new one.
  function forget() {
    story = null
    clientSessionId = nanoid()
    clientTurnId = nanoid()
  }

  /** Where the scene stands after a stop; null when it did not arrive, which changes nothing. */
  async function stop(turn: Turn, getState: () => SceneState): Promise<SceneState | null> {
    const step = await api
      .call('POST /v1/tales/turn/{turnUuid}/stop', { params: { turnUuid: turn.id } })
      .then(stepOf, () => null)
    const state = getState()
    if (step?.type === 'told') passOn(step.turn)
    return step && state.phase === 'telling' ? sceneAfter(state, step) : null
  }

  /** Has the rest of what was written beforehand told at once; where that does not arrive, it comes at its pace. */
  async function hurry(turn: Turn): Promise<void> {
    await api
      .call('POST /v1/tales/turn/{turnUuid}/hurry', { params: { turnUuid: turn.id } })
      .catch(() => undefined)
  }

  /** Accepts the notice about models, or has the story told without one; answers what stood in the way. */
  async function answerNotice(isAccepted: boolean): Promise<TellingProblem | null> {
    try {
      if (isAccepted) await api.call('PUT /v1/tales/ai-notice', {})
      else if (story)
        await api.call('PATCH /v1/tales/session/{sessionUuid}', {
          params: { sessionUuid: story.sessionId },
          body: { narrator: 'offline' },
        })
      return null
    } catch (error) {
      return problemOfAct(error)
    }
  }

  return { tell, stop, hurry, answerNotice }
}
