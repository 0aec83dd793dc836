import type { Choice } from '@doran/contract'
import { problemOf, whenOnline } from '@doran/site/telling'
import type { SceneLine } from './scene-line'
import type { SceneState, Telling } from './scene-state'

export type SceneTeller = ReturnType<typeof createSceneTeller>

/** Plays one scene. Its line to the API is loaded with the first pick: most visitors read without picking. */
export function createSceneTeller(loadLine: () => Promise<SceneLine>) {
  const listeners = new Set<() => void>()
  let state: SceneState = { phase: 'asking' }
  let run = new AbortController()
  let line: SceneLine | null = null

  function change(next: SceneState) {
    state = next
    for (const listener of listeners) listener()
  }

  function start(next: Telling) {
    run.abort()
    run = new AbortController()
    change(next)
    void tell(next, run.signal)
  }

  async function tell(from: Telling, signal: AbortSignal) {
    try {
      line ??= await loadLine()
      if (signal.aborted) return
      for await (const next of line.tell(from, signal)) {
        if (signal.aborted) return
        change(next)
      }
    } catch (error) {
      if (!signal.aborted) change({ ...from, phase: 'broken', problem: problemOf(error) })
    }
    if (state.phase === 'broken') whenOnline(state.problem, signal, retry)
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
    const { choice, sessionId, turn } = state
    start({ phase: 'telling', choice, sessionId, turn, text: turn ? state.text : '' })
  }

  /** Keeps what was told so far. */
  async function stop() {
    if (state.phase !== 'telling' || !state.turn) return
    const next = await line?.stop(state.turn, getState)
    if (!next) return
    change(next)
    if (next.phase !== 'telling') run.abort()
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
