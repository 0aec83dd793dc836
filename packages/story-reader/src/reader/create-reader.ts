import type { ApiClient } from '@doran/api-client'
import type { Pace, StorySessionView, TurnKind } from '@doran/contract'
import { followTurn, type FollowOptions, type TurnRequest } from '../stream/follow-turn.js'
import { callProblem, type StoryProblem } from '../stream/problem.js'
import { whenOnline } from '../stream/when-online.js'
import { narratorCommands } from './narrator-commands.js'
import { hasMovedOn, pathCommands } from './path-commands.js'
import { treeCommands } from './tree-commands.js'
import { canSkipPacing, isPending, isRefused, requestOf } from './reader-phase.js'
import type { ReaderAction, ReaderState } from './reader-state.js'
import { openReader, reduceReader } from './reduce-reader.js'

export type StoryReaderOptions = {
  api: ApiClient
  view: StorySessionView
  newId: () => string
  pace: () => Pace
  wait?: FollowOptions['wait']
}

export type StoryReader = ReturnType<typeof createStoryReader>

/** Reads one story: runs the reader's state against the API. Nothing is called before `connect` or a command. */
export function createStoryReader({ api, view, newId, pace, wait }: StoryReaderOptions) {
  const sessionUuid = view.session.id
  const listeners = new Set<() => void>()
  let state = openReader(view)
  let run: AbortController | null = null
  let skippedTurnId = ''
  let isRefreshing = false

  const getState = () => state

  function dispatch(action: ReaderAction) {
    const next = reduceReader(state, action)
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
    for await (const update of followTurn(api, request, { signal, wait })) {
      if (signal.aborted) return
      const wasStreaming = state.phase.name === 'streaming'
      dispatch({ type: 'updated', update })
      if (update.type === 'lost') whenOnline(update.problem, signal, resume)
      if (update.type !== 'refused') continue
      const isGone = wasStreaming && update.problem.code === 'NOT_FOUND'
      if (!isGone && !hasMovedOn(update.problem)) continue
      await reload(update.problem)
      return sendAgainWhereOffered(request)
    }
    if (!signal.aborted && state.isStale) await reload()
  }

  function resume() {
    dispatch({ type: 'resumed' })
    if (isPending(state.phase)) drive()
  }

  async function reload(problem?: StoryProblem) {
    try {
      const fresh = await api.call('GET /v1/tales/session/{sessionUuid}', {
        params: { sessionUuid },
      })
      dispatch({ type: 'loaded', view: fresh, problem })
      if (isPending(state.phase)) drive()
    } catch (error) {
      dispatch({ type: 'changed', change: { problem: callProblem(error) } })
    }
  }

  function start(kind: TurnKind, text: string, retells?: string) {
    const leaf = state.turns.at(-1)
    const parentId = retells === undefined ? state.session.leafTurnId : (leaf?.parentId ?? '')
    const { phase } = state
    const isRepeat =
      isRefused(phase) &&
      phase.sent.kind === kind &&
      phase.sent.text === text &&
      phase.sent.parentId === parentId &&
      phase.sent.retells === retells
    const clientTurnId = isRepeat ? phase.sent.clientTurnId : newId()
    const sent = { clientTurnId, parentId, kind, text, ...(retells !== undefined && { retells }) }
    dispatch({ type: 'sent', sent })
    drive()
  }

  async function refreshPrices() {
    const { session } = state
    const fresh = await readStory()
    // A turn that was sent meanwhile knows better.
    if (fresh && state.session === session)
      dispatch({ type: 'priced', prices: pricesOf(fresh.session) })
  }

  /** Null where it cannot be read now. */
  const readStory = () =>
    api.call('GET /v1/tales/session/{sessionUuid}', { params: { sessionUuid } }).catch(() => null)

  /** A choice that was made at an older turn is taken where the newest one offers it too. */
  function sendAgainWhereOffered(request: TurnRequest) {
    if (!('body' in request) || request.body.kind !== 'choice') return
    const { kind, text } = request.body
    const isOffered = state.turns.at(-1)?.choices.some(({ label }) => label === text)
    const isOpen = state.session.status === 'active' && state.phase.name === 'idle'
    if (isOffered && isOpen) start(kind, text)
  }

  function retry() {
    const { phase } = state
    if (phase.name !== 'failed') return resume()
    const { input, parentId } = phase.turn
    if (!input) return
    if (parentId === state.session.leafTurnId) start(input.kind, input.text)
    else retell()
  }

  /** Tells the leaf anew: the same input, in other words. False where it cannot be now. */
  function retell(): boolean {
    const leaf = state.turns.at(-1)
    if (isPending(state.phase) || state.isUndoing || state.isConfirming) return false
    if (!leaf?.input || !leaf.parentId) return false
    start(leaf.input.kind, leaf.input.text, leaf.id)
    return true
  }

  const disconnect = () => run?.abort()

  const ports = { api, sessionUuid, getState, dispatch, reload }
  return {
    ...pathCommands(ports),
    ...narratorCommands({ ...ports, retry }),
    ...treeCommands({ ...ports, newId }),
    retell,
    /** Reads the story again after what changes it beside its turns; those shown stay where the leaf is the same. */
    async refreshStory() {
      const fresh = await readStory()
      if (!fresh || isPending(state.phase)) return
      const isSame = fresh.session.leafTurnId === state.session.leafTurnId
      dispatch(
        isSame ? { type: 'refreshed', session: fresh.session } : { type: 'loaded', view: fresh },
      )
    },
    getState,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Resumes a pending turn; what is returned closes the connection, not the turn. */
    connect() {
      if (isPending(state.phase)) drive()
      return disconnect
    },
    disconnect,
    /** Answers false while a turn is pending or being undone, or its narrator is changing. */
    send(kind: TurnKind, text: string): boolean {
      if (isPending(state.phase) || state.isUndoing || state.isConfirming) return false
      start(kind, text)
      return true
    },
    /** Goes on after `unsent`, `lost` or `failed`; opens a slow connection again. */
    retry,
    /** Ends a model's writing; what it wrote stays. */
    async stop() {
      const { phase } = state
      if (phase.name !== 'streaming' || phase.isStopping) return
      dispatch({ type: 'stopping', isStopping: true })
      try {
        const turn = await api.call('POST /v1/tales/turn/{turnUuid}/stop', {
          params: { turnUuid: phase.turn.id },
        })
        dispatch({ type: 'settled', turn })
        if (isPending(state.phase)) dispatch({ type: 'stopping', isStopping: false })
        else run?.abort()
        if (state.isStale) await reload()
        // The reply says nothing of gems.
        else if (state.turnGems) await refreshPrices()
      } catch (error) {
        dispatch({ type: 'stopping', isStopping: false })
        dispatch({ type: 'changed', change: { problem: callProblem(error) } })
      }
    },
    /** Has the rest of an offline turn sent at once; the open stream brings it. */
    async skipPacing() {
      const { phase } = state
      if (!canSkipPacing(phase) || phase.turn.id === skippedTurnId) return
      skippedTurnId = phase.turn.id
      try {
        await api.call('POST /v1/tales/turn/{turnUuid}/hurry', {
          params: { turnUuid: phase.turn.id },
        })
      } catch {
        // It goes on at its own pace then, and may be asked again.
        skippedTurnId = ''
      }
    },
    /** Reads the story again where another window went on meanwhile, or gems came in. */
    async refresh() {
      if (!isAtRest(state) || isRefreshing) return
      isRefreshing = true
      const { session } = state
      const fresh = await readStory()
      isRefreshing = false
      // A turn that was taken meanwhile is newer than the answer.
      if (!fresh || state.session !== session || !isAtRest(state)) return
      if (isSameStory(fresh, state) && fresh.pending?.status !== 'streaming') {
        const prices = pricesOf(fresh.session)
        const isNew = JSON.stringify(prices) !== JSON.stringify(pricesOf(session))
        return isNew ? dispatch({ type: 'priced', prices }) : undefined
      }
      dispatch({ type: 'loaded', view: fresh })
      if (isPending(state.phase)) drive()
    },
    dismiss() {
      dispatch({ type: 'dismissed' })
    },
  }
}

/** Nothing is under way that the server's answer could contradict. */
function isAtRest({ phase, isUndoing, isConfirming }: ReaderState): boolean {
  return (phase.name === 'idle' || phase.name === 'shortage') && !isUndoing && !isConfirming
}

const pricesOf = ({ narrators, gems }: StorySessionView['session']) => ({ narrators, gems })

function isSameStory({ session }: StorySessionView, { session: shown }: ReaderState): boolean {
  return (
    session.leafTurnId === shown.leafTurnId &&
    session.status === shown.status &&
    session.narrator === shown.narrator
  )
}
