import { ApiError, type ApiErrorCode } from '@doran/api-client'
import type { ChatItem, ChatItemKind } from '@doran/contract'
import { nanoid } from 'nanoid'
import type { PendingItem, RoomAction } from '../room/reduce-room.js'

const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000

export type SentContent = { clientItemId: string; kind: ChatItemKind; body: string }

export interface OutboxPorts {
  post: (channelId: string, content: SentContent) => Promise<ChatItem>
  /** Answers the photo's key. */
  upload: (file: File) => Promise<string>
  dispatch: (channelId: string, action: RoomAction) => void
  pendingOf: (channelId: string) => readonly PendingItem[]
  isOnline: () => boolean
}

/** Hands over what a person sends, one at a time in a channel, in order. What a lost connection or a limit stops goes on by itself. */
export interface Outbox {
  send: (channelId: string, content: { kind: 'text' | 'theme'; body: string }) => void
  sendPhoto: (channelId: string, file: File) => void
  retry: (channelId: string, clientItemId: string) => void
  discard: (channelId: string, clientItemId: string) => void
  /** There is a connection again, or for the first time. */
  resume: (channelId: string) => void
  /** Begins nothing more; what is under way ends. */
  stop: () => void
}

type Line = {
  inFlight: string | null
  failures: number
  timer: ReturnType<typeof setTimeout> | null
}

export function createOutbox(ports: OutboxPorts): Outbox {
  const { dispatch, pendingOf, isOnline } = ports
  const lines = new Map<string, Line>()
  const files = new Map<string, File>()
  let isStopped = false

  function lineOf(channelId: string): Line {
    const line = lines.get(channelId) ?? { inFlight: null, failures: 0, timer: null }
    lines.set(channelId, line)
    return line
  }

  function enqueue(channelId: string, content: Pick<PendingItem, 'kind' | 'body' | 'previewUrl'>) {
    const clientItemId = nanoid()
    const { timer } = lineOf(channelId)
    dispatch(channelId, {
      type: 'queue',
      pending: {
        clientItemId,
        ...content,
        state: isOnline() && !timer ? 'sending' : 'waiting',
        code: null,
        createdAt: new Date().toISOString(),
      },
    })
    return clientItemId
  }

  function flush(channelId: string): void {
    const line = lineOf(channelId)
    if (isStopped || line.inFlight !== null || line.timer || !isOnline()) return
    const next = pendingOf(channelId).find(({ state }) => state !== 'failed')
    if (!next) return
    for (const { clientItemId, state } of pendingOf(channelId))
      if (state === 'waiting') dispatch(channelId, { type: 'sending', clientItemId })
    line.inFlight = next.clientItemId
    void hand(channelId, line, next)
  }

  async function hand(channelId: string, line: Line, item: PendingItem): Promise<void> {
    const { clientItemId } = item
    try {
      const answer = await post(channelId, item)
      line.failures = 0
      if (answer) dispatch(channelId, { type: 'answer', item: answer })
      files.delete(clientItemId)
    } catch (cause) {
      const code = codeOf(cause)
      if (code === 'NETWORK') wait(channelId, line, { code, ms: nextPause(line) })
      else if (code === 'TOO_MANY') wait(channelId, line, { code, ms: pauseOf(cause) })
      else dispatch(channelId, { type: 'fail', clientItemId, code })
    }
    line.inFlight = null
    flush(channelId)
  }

  async function post(channelId: string, item: PendingItem): Promise<ChatItem | null> {
    const { clientItemId, kind } = item
    let { body } = item
    if (kind === 'image' && body === '') {
      const file = files.get(clientItemId)
      if (!file) throw new Error(`the photo of ${clientItemId} is gone`)
      body = await ports.upload(file)
      dispatch(channelId, { type: 'upload', clientItemId, body })
    }
    const isDiscarded = !pendingOf(channelId).some((each) => each.clientItemId === clientItemId)
    return isDiscarded ? null : ports.post(channelId, { clientItemId, kind, body })
  }

  function nextPause(line: Line): number {
    const ms = Math.min(FIRST_RETRY_MS * 2 ** line.failures, LONGEST_RETRY_MS)
    line.failures += 1
    return ms
  }

  function wait(channelId: string, line: Line, { code, ms }: { code: ApiErrorCode; ms: number }) {
    for (const { clientItemId, state } of pendingOf(channelId))
      if (state !== 'failed') dispatch(channelId, { type: 'wait', clientItemId, code })
    line.timer = setTimeout(() => {
      line.timer = null
      flush(channelId)
    }, ms)
  }

  function resume(channelId: string): void {
    const line = lineOf(channelId)
    if (line.timer) clearTimeout(line.timer)
    line.timer = null
    line.failures = 0
    flush(channelId)
  }

  return {
    send(channelId, { kind, body }) {
      const text = body.trim()
      if (text === '') return
      enqueue(channelId, { kind, body: text })
      flush(channelId)
    },
    sendPhoto(channelId, file) {
      const previewUrl = URL.createObjectURL(file)
      files.set(enqueue(channelId, { kind: 'image', body: '', previewUrl }), file)
      flush(channelId)
    },
    retry(channelId, clientItemId) {
      dispatch(channelId, { type: 'wait', clientItemId, code: null })
      resume(channelId)
    },
    discard(channelId, clientItemId) {
      files.delete(clientItemId)
      dispatch(channelId, { type: 'discard', clientItemId })
    },
    resume,
    stop() {
      isStopped = true
      for (const { timer } of lines.values()) if (timer) clearTimeout(timer)
    },
  }
}

/** Until a limit that was reached lets more through. */
function pauseOf(cause: unknown): number {
  const seconds = cause instanceof ApiError ? cause.retryAfter : undefined
  return (seconds ?? 1) * 1_000
}

function codeOf(cause: unknown): ApiErrorCode {
  return cause instanceof ApiError ? cause.code : 'UNKNOWN'
}
