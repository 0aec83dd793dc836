import type { ApiClient } from '@doran/api-client'
import type { Pace, StorySessionView, TurnKind } from '@doran/contract'
import {
  followTurn,
  problemOfAct,
  stepOf,
  whenOnline,
  type FollowOptions,
  type TellingProblem,
  type TurnRequest,
} from '@doran/story-reader'
import { narratorCommands } from './internal/narrator-commands'
import { hasMovedOn, pathCommands } from './internal/path-commands'
import { isHurriable, isTelling, requestOf } from './internal/player-phase'
import type { PlayerAction, PlayerState } from './player-state'
import { openPlayer, reducePlayer } from './reduce-player'

export type StoryPlayerOptions = {
  api: ApiClient
  view: StorySessionView
  newId: () => string
  pace: () => Pace
  wait?: FollowOptions['wait']
}

export type StoryPlayer = ReturnType<typeof createStoryPlayer>

/** Runs the player's state against the API. Nothing moves before `connect`. */
export function createStoryPlayer({ api, view, newId, pace, wait }: StoryPlayerOptions) {
  const sessionUuid = view.session.id
  const listeners = new Set<() => void>()
  let state = openPlayer(view)
  let run: AbortController | null = null
  let hurriedTurnId = ''

  const getState = () => state

  function dispatch(action: PlayerAction) {
    const next = reducePlayer(state, action)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }

  function drive() {
    run?.abort()
    run = new AbortController()
    const request = requestOf(state.phase, { sessionUuid, pace: pace() })
    if (request) void follow(request, run.signal)
  }

  async function follow(request: TurnRequest, signal: AbortSignal) {
    for await (const step of followTurn(api, request, { signal, wait })) {
      if (signal.aborted) return
      const wasStreaming = state.phase.name === 'streaming'
      dispatch({ type: 'stepped', step })
      if (step.type === 'lost') whenOnline(step.problem, signal, takeUp)
      if (step.type !== 'refused') continue
      const isGone = wasStreaming && step.problem.code === 'NOT_FOUND'
      if (isGone || hasMovedOn(step.problem)) return reload(step.problem)
    }
    if (!signal.aborted && state.isStale) await reload()
  }

  function takeUp() {
    dispatch({ type: 'resumed' })
    if (isTelling(state.phase)) drive()
  }

  async function reload(problem?: TellingProblem) {
    try {
      const fresh = await api.call('GET /v1/tales/session/{sessionUuid}', {
        params: { sessionUuid },
      })
      dispatch({ type: 'loaded', view: fresh, problem })
      if (isTelling(state.phase)) drive()
    } catch (error) {
      dispatch({ type: 'problem', problem: problemOfAct(error) })
    }
  }

  function begin(kind: TurnKind, text: string) {
    const parentId = state.session.leafTurnId
    const { phase } = state
    const isRepeat =
      (phase.name === 'unsent' || phase.name === 'notice') &&
      phase.sent.kind === kind &&
      phase.sent.text === text &&
      phase.sent.parentId === parentId
    const clientTurnId = isRepeat ? phase.sent.clientTurnId : newId()
    dispatch({ type: 'sent', sent: { clientTurnId, parentId, kind, text } })
    drive()
  }

  function retry() {
    const { phase } = state
    if (phase.name !== 'failed') return takeUp()
    const { input } = phase.turn
    if (input) begin(input.kind, input.text)
  }

  const ports = { api, sessionUuid, getState, dispatch, reload }
  return {
    ...pathCommands(ports),
    ...narratorCommands({ ...ports, retry }),
    getState,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Takes up a turn that is being told; the answer lets go of the line, not of the turn. */
    connect() {
      if (isTelling(state.phase)) drive()
      return () => run?.abort()
    },
    /** Answers false while a turn is being told or undone, or its teller changed. */
    send(kind: TurnKind, text: string): boolean {
      if (isTelling(state.phase) || state.isUndoing || state.isAgreeing) return false
      begin(kind, text)
      return true
    },
    /** Goes on after `unsent`, `lost` or `failed`. */
    retry,
    /** Ends a model's writing; what is written stays. */
    async stop() {
      const { phase } = state
      if (phase.name !== 'streaming' || phase.stopping) return
      dispatch({ type: 'stopping', isStopping: true })
      try {
        const turn = await api.call('POST /v1/tales/turn/{turnUuid}/stop', {
          params: { turnUuid: phase.turn.id },
        })
        dispatch({ type: 'settled', turnId: turn.id, step: stepOf(turn) })
        if (isTelling(state.phase)) dispatch({ type: 'stopping', isStopping: false })
        else run?.abort()
        if (state.isStale) await reload()
      } catch (error) {
        dispatch({ type: 'stopping', isStopping: false })
        dispatch({ type: 'problem', problem: problemOfAct(error) })
      }
    },
    /** Has the rest of an offline telling shown at once; the line that is followed brings it. */
    async hurry() {
      const { phase } = state
      if (!isHurriable(phase) || phase.turn.id === hurriedTurnId) return
      hurriedTurnId = phase.turn.id
      try {
        await api.call('POST /v1/tales/turn/{turnUuid}/hurry', {
          params: { turnUuid: phase.turn.id },
        })
      } catch {
        // It is told at its own pace then, and may be asked again.
        hurriedTurnId = ''
      }
    },
    /** Looks whether another window went on meanwhile. */
    async refresh() {
      if (state.phase.name !== 'idle' || state.isUndoing || state.isAgreeing) return
      const fresh = await api
        .call('GET /v1/tales/session/{sessionUuid}', { params: { sessionUuid } })
        .catch(() => null)
      if (!fresh || state.phase.name !== 'idle') return
      if (isSameStory(fresh, state) && fresh.pending?.status !== 'streaming') return
      dispatch({ type: 'loaded', view: fresh })
      if (isTelling(state.phase)) drive()
    },
    dismiss() {
      dispatch({ type: 'dismissed' })
    },
  }
}

function isSameStory({ session }: StorySessionView, { session: shown }: PlayerState): boolean {
  return (
    session.leafTurnId === shown.leafTurnId &&
    session.status === shown.status &&
    session.narrator === shown.narrator
  )
}
