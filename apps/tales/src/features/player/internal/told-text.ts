import { ApiError, type ApiClient, type StreamMessage } from '@doran/api-client'
import type { Pace, StorySessionView, TurnEvent, TurnKind } from '@doran/contract'
import {
  isTelling,
  leavesHole,
  openPlayer,
  reducePlayer,
  type PlayerAction,
  type PlayerProblem,
} from './story-player-state'

const BREAK: PlayerProblem = {
  code: 'NETWORK',
  message: '인터넷 연결이 끊겼어요. 연결되면 이어서 할게요.',
}

/** Refusals that say the story stands elsewhere than this window shows. */
const MOVED_ON: ReadonlySet<string> = new Set(['TURN_IN_FLIGHT', 'LEAF_MOVED', 'STORY_ENDED'])

const BREAK_PAUSE_MS = 800

export type StoryPlayerOptions = {
  api: ApiClient
  view: StorySessionView
  newId: () => string
  pace: () => Pace
  wait: (ms: number) => Promise<void>
}

export type StoryPlayer = ReturnType<typeof createStoryPlayer>

/** Runs the player's state against the API. Nothing moves before `connect`. */
export function createStoryPlayer(options: StoryPlayerOptions) {
  const { api, newId } = options
  const sessionUuid = options.view.session.id
  const listeners = new Set<() => void>()
  let state = openPlayer(options.view)
  let run: AbortController | null = null

  function dispatch(action: PlayerAction) {
    const next = reducePlayer(state, action)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function drive() {
    run?.abort()
    run = new AbortController()
    void follow(run.signal)
  }

  async function follow(signal: AbortSignal) {
    while (!signal.aborted && isTelling(state.phase)) {
      const isBroken = await listen(open(signal), signal)
      if (signal.aborted || !isBroken) continue
      dispatch({ type: 'broke', problem: BREAK })
      if (isTelling(state.phase)) await options.wait(BREAK_PAUSE_MS)
    }
    if (!signal.aborted && state.isStale) await reload()
  }

  function open(signal: AbortSignal): AsyncGenerator<StreamMessage<TurnEvent>, void> {
    const { phase } = state
    if (phase.name === 'streaming')
      return api.stream('GET /v1/tales/turn/{turnUuid}/stream', {
        params: { turnUuid: phase.turn.id },
        lastEventId: String(phase.text.length),
        signal,
      })
    if (phase.name !== 'sending') throw new Error(`nothing to tell while ${phase.name}`)
    const { clientTurnId, parentId, kind, text } = phase.sent
    return api.stream('POST /v1/tales/session/{sessionUuid}/turn', {
      params: { sessionUuid },
      body: { clientTurnId, parentTurnUuid: parentId, kind, text, pace: options.pace() },
      signal,
    })
  }

  /** Answers whether the line broke before the turn was settled. */
  async function listen(
    stream: AsyncGenerator<StreamMessage<TurnEvent>, void>,
    signal: AbortSignal,
  ): Promise<boolean> {
    try {
      for await (const { event } of stream) {
        if (signal.aborted) return false
        if (leavesHole(state.phase, event)) return true
        dispatch({ type: 'told', event })
        if (!isTelling(state.phase)) return false
      }
      return true
    } catch (error) {
      if (signal.aborted) return false
      const problem = problemOf(error)
      const mayResume = state.phase.name === 'streaming' && problem.code !== 'NOT_FOUND'
      if (problem.code === 'NETWORK' || mayResume) return true
      await refuse(problem, error instanceof ApiError && error.status >= 500)
      return false
    }
  }

  async function refuse(problem: PlayerProblem, isUncertain: boolean) {
    const isGone = problem.code === 'NOT_FOUND' && state.phase.name === 'streaming'
    dispatch({ type: 'refused', problem, isUncertain })
    if (isGone || MOVED_ON.has(problem.code)) await reload(problem)
  }

  async function reload(problem?: PlayerProblem) {
    try {
      const view = await api.call('GET /v1/tales/session/{sessionUuid}', {
        params: { sessionUuid },
      })
      dispatch({ type: 'loaded', view, problem })
      if (isTelling(state.phase)) drive()
    } catch (error) {
      dispatch({ type: 'problem', problem: problemOf(error) })
    }
  }

  function begin(kind: TurnKind, text: string) {
    const parentId = state.session.leafTurnId
    const { phase } = state
    const isRepeat =
      phase.name === 'unsent' &&
      phase.sent.kind === kind &&
      phase.sent.text === text &&
      phase.sent.parentId === parentId
    const clientTurnId = isRepeat ? phase.sent.clientTurnId : newId()
    dispatch({ type: 'sent', sent: { clientTurnId, parentId, kind, text } })
    drive()
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Takes up a turn that is being told; the answer lets go of the line, not of the turn. */
    connect() {
      if (isTelling(state.phase)) drive()
      return () => run?.abort()
    },
    /** Answers false while a turn is being told or undone. */
    send(kind: TurnKind, text: string): boolean {
      if (isTelling(state.phase) || state.isUndoing) return false
      begin(kind, text)
      return true
    },
    /** Goes on after `unsent`, `lost` or `failed`. */
    retry() {
      const { phase } = state
      if (phase.name === 'failed') {
        const { input } = phase.turn
        if (input) begin(input.kind, input.text)
        return
      }
      dispatch({ type: 'resumed' })
      if (isTelling(state.phase)) drive()
    },
    async stop() {
      const { phase } = state
      if (phase.name !== 'streaming' || phase.stopping) return
      dispatch({ type: 'stopping', isStopping: true })
      try {
        const turn = await api.call('POST /v1/tales/turn/{turnUuid}/stop', {
          params: { turnUuid: phase.turn.id },
        })
        dispatch({ type: 'settled', turn })
        if (!isTelling(state.phase)) run?.abort()
        if (state.isStale) await reload()
      } catch (error) {
        dispatch({ type: 'stopping', isStopping: false })
        dispatch({ type: 'problem', problem: problemOf(error) })
      }
    },
    async undo() {
      if (isTelling(state.phase) || state.isUndoing) return
      const leaf = state.session.leafTurnId
      dispatch({ type: 'undoing', isUndoing: true })
      try {
        await api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
          params: { sessionUuid },
          query: { leaf },
        })
        dispatch({ type: 'undone', leafId: leaf })
        if (state.isStale) await reload()
      } catch (error) {
        dispatch({ type: 'undoing', isUndoing: false })
        await refuse(problemOf(error), false)
      }
    },
    async loadOlder() {
      const { previousCursor } = state
      if (!previousCursor || state.isLoadingOlder) return
      dispatch({ type: 'loading-older', isLoading: true })
      try {
        const page = await api.call('GET /v1/tales/session/{sessionUuid}/turn', {
          params: { sessionUuid },
          query: { before: previousCursor },
        })
        dispatch({ type: 'older', turns: page.items, previousCursor: page.nextCursor })
      } catch (error) {
        dispatch({ type: 'loading-older', isLoading: false })
        dispatch({ type: 'problem', problem: problemOf(error) })
      }
    },
    /** Looks whether another window went on meanwhile. */
    async refresh() {
      if (state.phase.name !== 'idle' || state.isUndoing) return
      const view = await api
        .call('GET /v1/tales/session/{sessionUuid}', { params: { sessionUuid } })
        .catch(() => null)
      const isSame = view?.session.leafTurnId === state.session.leafTurnId && !view.pending
      if (!view || isSame || state.phase.name !== 'idle') return
      dispatch({ type: 'loaded', view })
      if (isTelling(state.phase)) drive()
    },
    dismiss() {
      dispatch({ type: 'dismissed' })
    },
  }
}

function problemOf(error: unknown): PlayerProblem {
  return error instanceof ApiError ? { code: error.code, message: error.message } : BREAK
}
