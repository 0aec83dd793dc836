import type { ChatRequest } from '../chat-request.js'

/** One thing done on the wire, `afterMs` after the one before it. */
export type Step =
  | { kind: 'write'; bytes: string | Uint8Array; afterMs: number }
  | { kind: 'end'; afterMs: number }
  | { kind: 'break'; afterMs: number }
  | { kind: 'silence' }

export type Head = {
  status: number
  headers: Readonly<Record<string, string>>
  /** Without chunk framing, so that a write on the socket is the write of the script alone. */
  isUnframed?: boolean
}

/** A script for one answer; without a head not even the status line is sent. */
export type Reply = { head: Head | null; steps: Iterable<Step> }

export type Ask = { request: ChatRequest; seed: number; gapMs: number }

export type MakeReply = (ask: Ask) => Reply

export const SSE_HEAD: Head = {
  status: 200,
  headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' },
}

export const JSON_HEAD: Head = { status: 200, headers: { 'content-type': 'application/json' } }

export const SILENCE: Reply = { head: null, steps: [{ kind: 'silence' }] }

export const BREAK: Reply = { head: null, steps: [{ kind: 'break', afterMs: 0 }] }
