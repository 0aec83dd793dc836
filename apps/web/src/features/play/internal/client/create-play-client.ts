import { ApiError, networkError, type ApiClient } from '@doran/api-client'
import type { OpenPlay } from '@doran/contract'
import { PLAY } from '@doran/contract/play/limits'
import { nanoid } from 'nanoid'
import { restToSend } from './merge-inputs'
import { createPlayCalls, type Line } from './play-calls'
import type { PlayClient } from './play-client'
import { closedState, type PlayState } from './play-state'
import { createRetryTimer } from './retry-timer'
import { stopReason } from './stop-reason'
import type { UnsentPlay } from './unsent-play'
import { createUnsentStorage, type UnsentStore } from './unsent-storage'

export type PlayClientOptions = Pick<PlayState, 'versionId' | 'content'> & {
  api: Pick<ApiClient, 'call'>
  gameId: string
  store: UnsentStore
}

/** What an answer changes, where it is still waited for. */
type Answered = () => Partial<PlayState>

type Sending = { line: Line; isRunning: boolean }

const newLine = () => ({ clientPlayId: nanoid(), playId: null, size: null, goesOn: false })

export function createPlayClient({
  api,
  gameId,
  store,
  ...version
}: PlayClientOptions): PlayClient {
  const storage = createUnsentStorage(store, gameId)
  const calls = createPlayCalls(api, gameId)
  const listeners = new Set<() => void>()
  const timer = createRetryTimer(() => pump())
  let state = closedState(version)
  let sending: Sending | null = null

  function set(change: Partial<PlayState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function open(line: Omit<Line, 'token'>, change: Partial<PlayState> = {}) {
    timer.reset()
    sending = { line: { ...line, token: '' }, isRunning: false }
    set({ ...closedState(state), phase: line.playId === null ? 'opening' : 'resuming', ...change })
    schedule()
  }

  // After the caller's own turn, so that the last input and the end of a play are one call.
  function schedule() {
    queueMicrotask(pump)
  }

  function pump() {
    const now = sending
    if (!now || now.isRunning || timer.isWaiting() || state.stop || state.phase === 'finished')
      return
    const next = nextCall(now.line)
    if (!next) return
    now.isRunning = true
    next().then(
      (answered) => finishCall(now, () => succeed(now.line, answered())),
      (cause: unknown) => finishCall(now, () => fail(now.line, cause)),
    )
  }

  // The answer to a play that was left for another one changes nothing.
  function finishCall(now: Sending, apply: () => void) {
    if (now !== sending) return
    now.isRunning = false
    apply()
    pump()
  }

  function succeed({ clientPlayId }: Line, change: Partial<PlayState>) {
    timer.reset()
    set({ trouble: null, ...change })
    keep()
    if (state.phase === 'finished') storage.remove(clientPlayId)
  }

  function fail({ clientPlayId }: Line, cause: unknown) {
    const error = cause instanceof ApiError ? cause : networkError(cause)
    const reason = stopReason(error)
    if (!reason) {
      timer.wait(error)
      set({ trouble: error })
      return
    }
    if (reason !== 'signed-out') storage.remove(clientPlayId)
    set({ trouble: null, stop: { reason, error } })
  }

  function nextCall(line: Line): (() => Promise<Answered>) | null {
    const { play, phase, inputs, sentCount } = state
    if (!play)
      return async () => {
        const opened = await calls.ask(line)
        return () => openedState(line, opened)
      }
    const unsent = inputs.slice(sentCount, sentCount + PLAY.inputsAtOnce)
    const reached = sentCount + unsent.length
    const more = { token: line.token, from: sentCount, inputs: unsent }
    if (phase === 'finishing' && reached === inputs.length)
      return async () => {
        const finished = await calls.finish(play.id, more)
        return () => ({ phase: 'finished', finished, sentCount: reached })
      }
    if (unsent.length === 0) return null
    return async () => {
      await calls.send(play.id, more)
      return () => ({ sentCount: reached })
    }
  }

  function openedState(line: Line, opened: OpenPlay): Partial<PlayState> {
    const { id, seed, options, token, versionId, content, inputs } = opened
    const isNew = line.playId === null
    line.token = token
    const own = isNew ? { from: 0, inputs: state.inputs } : takeOver(line, id)
    const rest = isNew && versionId !== state.versionId ? [] : restToSend(inputs, own)
    return {
      phase: state.phase === 'finishing' ? 'finishing' : 'open',
      play: { id, seed, options, isNew, goesOn: line.goesOn },
      versionId,
      content: versionId === state.versionId ? state.content : content,
      inputs: [...inputs, ...rest],
      sentCount: inputs.length,
    }
  }

  /** What an earlier page kept of the play is held under its key from now on. */
  function takeOver(line: Line, playId: string): UnsentPlay | null {
    storage.removeStale(playId)
    const unsent = storage.find(playId)
    if (!unsent) return null
    line.clientPlayId = unsent.clientPlayId
    storage.write(unsent)
    return unsent
  }

  /** Keeps exactly what is unsent. */
  function keep() {
    if (!sending || state.stop) return
    const { clientPlayId } = sending.line
    const inputs = state.inputs.slice(state.sentCount)
    if (inputs.length === 0) storage.remove(clientPlayId)
    else
      storage.write({
        clientPlayId,
        playId: state.play?.id ?? null,
        versionId: state.versionId,
        from: state.sentCount,
        inputs,
      })
  }

  return {
    gameId,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin: (size) => open({ ...newLine(), size: size ?? null }),
    look() {
      if (!sending) set({ unmade: storage.findUnmade(state.versionId) })
    },
    restore() {
      const { unmade } = state
      if (!unmade) return
      const { clientPlayId, inputs } = unmade
      open({ ...newLine(), clientPlayId, goesOn: true }, { inputs })
      keep()
    },
    resume: (playId) => open({ ...newLine(), playId, goesOn: true }),
    add(input) {
      if (!sending) open(newLine())
      set({ inputs: [...state.inputs, input] })
      keep()
      schedule()
    },
    finish() {
      if (state.phase === 'finished' || state.phase === 'finishing') return
      set({ phase: 'finishing' })
      schedule()
    },
    leave() {
      const { unmade } = state
      if (unmade) storage.write(unmade)
      const left = sending?.line ?? unmade
      if (left) storage.remove(left.clientPlayId)
      sending = null
      timer.reset()
      set(closedState(version))
    },
    retry() {
      timer.stop()
      pump()
    },
    flush() {
      if (!sending || !state.play || state.stop || state.phase !== 'open') return
      const { play, inputs, sentCount } = state
      const unsent = inputs.slice(sentCount, sentCount + PLAY.inputsAtOnce)
      if (unsent.length === 0) return
      const more = { token: sending.line.token, from: sentCount, inputs: unsent }
      void calls.send(play.id, more).catch(() => undefined)
    },
  }
}
