import type { Choice } from '@doran/contract'
import { problemOf, whenOnline } from '../index.js'
import type { SceneLine } from './scene-line.js'
import type { SceneState, Telling, ToldScene } from './scene-state.js'

export type SceneTeller = ReturnType<typeof createSceneTeller>

/** What is shown: scenes told before, and the one at hand. */
export type SceneView = { past: readonly ToldScene[]; now: SceneState }

/** Plays a scene, and those after it. Its line to the API is loaded with the first pick: most visitors read without picking. */
export function createSceneTeller(loadLine: () => Promise<SceneLine>) {
  const listeners = new Set<() => void>()
  let state: SceneState = { phase: 'asking', left: null }
  let view: SceneView = { past: [], now: state }
  let run = new AbortController()
  let line: SceneLine | null = null

  function change(next: SceneState, past = view.past) {
    state = next
    view = { past, now: next }
    for (const listener of listeners) listener()
  }

  function start(next: Telling, past = view.past) {
    run.abort()
    run = new AbortController()
    change(next, past)
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
      if (!signal.aborted)
        change({ ...from, phase: 'broken', problem: problemOf(error), resumes: from.turn !== null })
    }
    if (state.phase === 'broken') whenOnline(state.problem, signal, retry)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function pick(choice: Choice) {
    if (state.phase === 'asking') start(telling({ choice, sessionId: null }))
    if (state.phase !== 'told') return
    const { sessionId, turn } = state
    start(telling({ choice, sessionId }), [...view.past, { choice: state.choice, turn }])
  }

  /** Goes on where it broke off, or opens the line anew while it is slow. */
  function retry() {
    if (state.phase !== 'broken' && state.phase !== 'telling') return
    const { turn, text } = state
    const goesOn = state.phase === 'telling' || state.resumes
    start(telling(state, goesOn && turn ? { turn, text } : null))
  }

  /** What was picked is told once the notice is answered, by a model or without one. */
  async function answerNotice(isAccepted: boolean) {
    if (state.phase !== 'notice' || state.isBusy || !line) return
    const asked = state
    change({ ...asked, isBusy: true, problem: null })
    const problem = await line.answerNotice(isAccepted)
    if (state.phase !== 'notice') return
    if (problem) change({ ...asked, problem })
    else start(telling(asked))
  }

  /** Back to the choices, with nothing told. */
  function leaveNotice() {
    if (state.phase === 'notice') change({ phase: 'asking', left: state.choice.id })
  }

  /** Shows the rest of what was written beforehand at once. */
  async function hurry() {
    if (state.phase === 'telling' && state.turn) await line?.hurry(state.turn)
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
  const getView = () => view

  return {
    getState,
    getView,
    subscribe,
    pick,
    retry,
    answerNotice,
    leaveNotice,
    hurry,
    stop,
    enter,
    leave,
  }
}

function telling(
  { choice, sessionId }: Pick<Telling, 'choice' | 'sessionId'>,
  held: Pick<Telling, 'turn' | 'text'> | null = null,
): Telling {
  const { turn, text } = held ?? { turn: null, text: '' }
  return { phase: 'telling', choice, sessionId, turn, text, ahead: null }
}
