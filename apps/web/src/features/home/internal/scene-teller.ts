import { ApiError, type ApiClient } from '@doran/api-client'
import type { Choice, Pace, StorySessionView } from '@doran/contract'
import { ERRORS } from '@doran/contract/errors'
import { hear, leavesHole, type SceneProblem, type SceneState } from './scene-state'

export type SceneTellerOptions = {
  api: ApiClient
  themeId: string
  newId: () => string
  pace: () => Pace
  wait: (ms: number) => Promise<void>
}

export type SceneTeller = ReturnType<typeof createSceneTeller>

type Story = { sessionId: string; leafTurnId: string }

const BREAKS_ALLOWED = 2
const BREAK_PAUSE_MS = 800

const LINE_BROKE: SceneProblem = {
  code: 'NETWORK',
  message: '인터넷 연결이 끊겼어요. 연결되면 이어서 할게요.',
}
const TELLING_FAILED: SceneProblem = {
  code: 'STORY_UNAVAILABLE',
  message: ERRORS.STORY_UNAVAILABLE.message,
}

/** Plays one scene against the API. Ids are kept over every retry, so that nothing is told twice. */
export function createSceneTeller({ api, themeId, newId, pace, wait }: SceneTellerOptions) {
  const listeners = new Set<() => void>()
  let state: SceneState = { phase: 'asking' }
  let run = new AbortController()
  let clientSessionId = newId()
  let clientTurnId = newId()
  let story: Story | null = null

  function change(next: SceneState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function tell(signal: AbortSignal) {
    try {
      story ??= await openStory(signal)
      if (signal.aborted || state.phase !== 'telling') return
      change({ ...state, sessionId: story.sessionId })
      await follow(story, signal)
    } catch (error) {
      if (!signal.aborted) giveUp(problemOf(error))
    }
  }

  async function openStory(signal: AbortSignal): Promise<Story> {
    const view: StorySessionView = await api.call('POST /v1/tales/session', {
      body: { clientSessionId, templateUuid: themeId },
      signal,
    })
    return { sessionId: view.session.id, leafTurnId: view.session.leafTurnId }
  }

  async function follow(from: Story, signal: AbortSignal) {
    for (let breaks = 0; state.phase === 'telling'; breaks += 1) {
      if (breaks > BREAKS_ALLOWED) return giveUp(LINE_BROKE)
      if (breaks > 0) await wait(BREAK_PAUSE_MS)
      const before = state.text.length
      await listen(from, signal)
      if (signal.aborted) return
      if (state.phase === 'telling' && state.text.length > before) breaks = 0
    }
  }

  /** Returns when the line ends, settled or not; throws what another try cannot mend. */
  async function listen(from: Story, signal: AbortSignal) {
    try {
      for await (const { event } of open(from, signal)) {
        if (signal.aborted || state.phase !== 'telling' || leavesHole(state, event)) return
        if (event.type === 'failed') clientTurnId = newId()
        change(hear(state, event, TELLING_FAILED))
      }
    } catch (error) {
      if (problemOf(error).code !== 'NETWORK') throw error
    }
  }

  function open({ sessionId, leafTurnId }: Story, signal: AbortSignal) {
    if (state.phase !== 'telling') throw new Error(`nothing to tell while ${state.phase}`)
    if (state.turn)
      return api.stream('GET /v1/tales/turn/{turnUuid}/stream', {
        params: { turnUuid: state.turn.id },
        lastEventId: String(state.text.length),
        signal,
      })
    return api.stream('POST /v1/tales/session/{sessionUuid}/turn', {
      params: { sessionUuid: sessionId },
      body: {
        clientTurnId,
        parentTurnUuid: leafTurnId,
        kind: 'choice',
        text: state.choice.label,
        pace: pace(),
      },
      signal,
    })
  }

  function giveUp(problem: SceneProblem) {
    if (state.phase !== 'telling') return
    const { choice, sessionId, turn, text } = state
    if (problem.code === 'NOT_FOUND') forget()
    change({ phase: 'broken', choice, sessionId, turn, text, problem })
  }

  // The story is gone, with its owner's cookie perhaps: the next try starts a new one.
  function forget() {
    story = null
    clientSessionId = newId()
    clientTurnId = newId()
  }

  function start(next: SceneState) {
    run.abort()
    run = new AbortController()
    change(next)
    void tell(run.signal)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function pick(choice: Choice) {
    if (state.phase !== 'asking') return
    start({ phase: 'telling', choice, sessionId: null, turn: null, text: '' })
  }

  /** Goes on where it broke off, or opens the line anew while it is slow. */
  function retry() {
    if (state.phase !== 'broken' && state.phase !== 'telling') return
    const { choice, sessionId } = state
    const turn = story ? state.turn : null
    start({ phase: 'telling', choice, sessionId, turn, text: turn ? state.text : '' })
  }

  /** Keeps what was told so far; a stop that does not arrive changes nothing. */
  async function stop() {
    if (state.phase !== 'telling' || !state.turn) return
    const turn = await api
      .call('POST /v1/tales/turn/{turnUuid}/stop', { params: { turnUuid: state.turn.id } })
      .catch(() => null)
    if (turn && state.phase === 'telling')
      change(hear(state, { type: 'done', turn }, TELLING_FAILED))
  }

  /** Takes a line up again after `leave`; React mounts twice in development. */
  function enter() {
    if (state.phase === 'telling' && run.signal.aborted) start(state)
  }

  /** Lets go of the line; the story goes on being told on the server. */
  const leave = () => run.abort()
  const getState = () => state

  return { getState, subscribe, pick, retry, stop, enter, leave }
}

function problemOf(error: unknown): SceneProblem {
  return error instanceof ApiError ? { code: error.code, message: error.message } : LINE_BROKE
}
