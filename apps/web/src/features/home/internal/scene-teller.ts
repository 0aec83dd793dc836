import type { Choice } from '@doran/contract'
import { problemOf, whenOnline } from '@doran/site/telling'
import type { SceneLine } from './scene-line'
import type { SceneState, Telling } from './scene-state'

export type SceneTeller = ReturnType<typeof createSceneTeller>

/** Plays one scene. Its line to the API is loaded with the first pick: most visitors read without picking. */
export function createSceneTeller(loadLine: () => Promise<SceneLine>) {
  const listeners = new Set<() => void>()
  let state: SceneState = { phase: 'asking', left: null }
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
    if (state.phase !== 'asking') return
    start(telling({ choice, sessionId: null }))
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

  return { getState, subscribe, pick, retry, answerNotice, leaveNotice, stop, enter, leave }
}

function telling(
  { choice, sessionId }: Pick<Telling, 'choice' | 'sessionId'>,
  held: Pick<Telling, 'turn' | 'text'> | null = null,
): Telling {
  const { turn, text } = held ?? { turn: null, text: '' }
  return { phase: 'telling', choice, sessionId, turn, text, ahead: null }
}
