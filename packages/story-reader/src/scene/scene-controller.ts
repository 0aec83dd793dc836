import type { Choice, Turn } from '@doran/contract'
import type { StoryReader } from '../reader/create-reader.js'
import type { ReaderPhase } from '../reader/reader-phase.js'
import { nextPrice } from '../reader/turn-price.js'
import { streamProblem, type StoryProblem } from '../stream/problem.js'
import { whenOnline } from '../stream/when-online.js'
import type { SceneStory } from './scene-story.js'

export type SceneController = ReturnType<typeof createSceneController>

export type SceneView = {
  /** Turns that were read before the one at hand. */
  past: readonly Turn[]
  /** What is being answered; null while a choice can be picked. */
  picked: Choice | null
  /** The choice that was picked and left again. */
  leftId: string | null
  /**
   * The reader's; while the story is opened it is `sending`, and `unsent` where that failed. `price`: the first pick
   * was made before its price was known, and waits for it to be accepted.
   */
  phase: ReaderPhase['name'] | 'price'
  /** What a pick costs in gems; null while that is unknown, and where it costs nothing. */
  price: number | null
  isAnswered: boolean
  /** The answer as far as it arrived. */
  turn: Turn | null
  ahead: number | null
  problem: StoryProblem | null
  /** An answer to the notice is on its way. */
  isConfirming: boolean
  sessionId: string | null
}

const CHOICES_OPEN: SceneView = {
  past: [],
  picked: null,
  leftId: null,
  phase: 'idle',
  price: null,
  isAnswered: false,
  turn: null,
  ahead: null,
  problem: null,
  isConfirming: false,
  sessionId: null,
}

/**
 * Starts a story with the first pick and reads its first turns. The code for that is loaded with the pick: most
 * visitors read without picking.
 */
export function createSceneController(loadStory: () => Promise<SceneStory>) {
  const listeners = new Set<() => void>()
  let view = CHOICES_OPEN
  let story: SceneStory | null = null
  let reader: StoryReader | null = null
  let opening = new AbortController()
  /** The leaf that was picked from. */
  let parentId = ''
  /** When what is pending was sent; null where nothing is. */
  let sentAt: number | null = null

  function change(next: SceneView) {
    view = next
    for (const listener of listeners) listener()
  }

  function followReader() {
    const { picked } = view
    if (!picked || !reader) return
    const { phase, turns, problem, isConfirming, session } = reader.getState()
    if (view.phase === 'price') return change({ ...view, problem, isConfirming })
    const leaf = turns.at(-1)
    const isAnswered = phase.name === 'idle' && leaf?.parentId === parentId
    const read = turns.filter(({ input }) => input !== null)
    const past = isAnswered ? read.slice(0, -1) : read
    const price = nextPrice(session)?.turn ?? null
    const next = { ...CHOICES_OPEN, past, price, sessionId: session.id }
    if (isAnswered && sentAt !== null) story?.logAnswer(leaf, performance.now() - sentAt)
    if (phase.name === 'sending') sentAt ??= performance.now()
    else if (phase.name !== 'streaming') sentAt = null
    // The notice was left unanswered, or the turn was stopped before its first text.
    if (phase.name === 'idle' && !isAnswered && !problem)
      return change({ ...next, leftId: picked.id })
    change({
      ...next,
      picked,
      phase: phase.name,
      isAnswered,
      turn: isAnswered ? leaf : turnOf(phase, view.turn),
      ahead: phase.name === 'streaming' ? phase.ahead : null,
      problem: isAnswered ? null : (problem ?? shortageOf(phase)),
      isConfirming,
    })
  }

  async function open() {
    opening.abort()
    opening = new AbortController()
    const { signal } = opening
    sentAt ??= performance.now()
    change({ ...view, phase: 'sending', problem: null })
    try {
      story ??= await loadStory()
      if (signal.aborted) return
      const opened = await story.open(signal)
      if (signal.aborted) return
      reader = opened
      reader.subscribe(followReader)
      const { session } = reader.getState()
      const price = nextPrice(session)?.turn ?? null
      if (price === null) return send()
      sentAt = null
      change({ ...view, phase: 'price', price, sessionId: session.id })
    } catch (error) {
      if (signal.aborted) return
      const problem = streamProblem(error)
      sentAt = null
      change({ ...view, phase: 'unsent', problem })
      whenOnline(problem, signal, retry)
    }
  }

  function send() {
    if (!reader || !view.picked) return
    parentId = reader.getState().session.leafTurnId
    reader.send('choice', view.picked.label)
  }

  function pick(choice: Choice) {
    const { picked, isAnswered, past, turn, price, sessionId } = view
    if (picked && !isAnswered) return
    const read = isAnswered && turn ? [...past, turn] : past
    change({ ...CHOICES_OPEN, past: read, picked: choice, phase: 'sending', price, sessionId })
    if (reader) send()
    else void open()
  }

  /** Goes on where it broke off, or opens a slow connection again. */
  function retry() {
    if (!view.picked || view.isAnswered) return
    const { phase } = view
    if (view.problem?.code === 'NOT_FOUND') {
      story?.forget()
      reader = null
    }
    if (phase !== 'lost') change({ ...view, turn: null })
    if (!reader) void open()
    else if (phase === 'idle') send()
    else reader.retry()
  }

  function acceptPrice() {
    if (view.phase !== 'price') return
    change({ ...view, phase: 'sending' })
    send()
  }

  async function continueOffline() {
    if (view.phase !== 'price') return reader?.continueOffline()
    const problem = await reader?.chooseNarrator('offline')
    if (problem) change({ ...view, problem })
    else acceptPrice()
  }

  function leave() {
    const { phase, past, price, sessionId, picked } = view
    if (phase !== 'price') return reader?.dismiss()
    change({ ...CHOICES_OPEN, past, price, sessionId, leftId: picked?.id ?? null })
  }

  return {
    getView: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pick,
    retry,
    acceptNotice: () => reader?.acceptNotice(),
    acceptPrice,
    continueOffline,
    leave,
    skipPacing: () => reader?.skipPacing(),
    stop: () => reader?.stop(),
    /** Resumes after `disconnect`; React mounts twice in development. */
    connect: () => {
      if (reader) reader.connect()
      else if (view.phase === 'sending' && opening.signal.aborted) void open()
    },
    /** Closes the connection; the turn goes on. */
    disconnect: () => {
      opening.abort()
      reader?.disconnect()
    },
  }
}

const shortageOf = (phase: ReaderPhase) => (phase.name === 'shortage' ? phase.shortage : null)

// A turn that is gone leaves the text that arrived of it.
function turnOf(phase: ReaderPhase, before: Turn | null): Turn | null {
  if ('turn' in phase) return phase.turn
  return phase.name === 'idle' ? before : null
}
