import { setTimeout as sleep } from 'node:timers/promises'
import { readTurn, type Reading } from '../harness/turn-reader.js'
import { turnRequest, type Story } from '../harness/stories.js'
import { microseconds } from '../harness/token-mark.js'

export type Visit = {
  key: number
  reading: Reading
  /** When stop was pressed, for those who did. */
  stoppedUs: number | null
}

type Way = { port: number; prefix: '' | '/api' }

/** One in so many presses stop instead of coming back to read on. */
const STOP_EVERY = 10
/** So many pieces are read before leaving, at most; a turn has more. */
const MOST_PIECES = 30
const MOST_AWAY_MS = 400
/** Coprime with what they are taken modulo, so that readers leave at all kinds of moments. */
const LEAVE_STEP = 7
const AWAY_STEP = 97

/** Begins a turn, leaves in the middle, comes back with what was read last, and reads to the end. */
export async function leaveAndReturn(
  way: Way,
  origin: string,
  story: Story,
  key: number,
): Promise<Visit> {
  const { path, headers, body } = turnRequest(story, origin, way.prefix, key)
  const leaveAfter = 1 + ((key * LEAVE_STEP) % MOST_PIECES)
  const left = await readTurn(way.port, { path, headers, body }, { leaveAfter })
  const presses = key % STOP_EVERY === 0
  const stoppedUs = presses ? microseconds() : null
  if (presses) await pressStop(way, headers, left.turnId)
  else await sleep((key * AWAY_STEP) % MOST_AWAY_MS)

  const again = { path: `${way.prefix}/v1/tales/turn/${left.turnId}/stream`, headers, body: '' }
  const reading = await readTurn(way.port, again, { method: 'GET', from: left })
  return { key, reading, stoppedUs }
}

async function pressStop(
  { port, prefix }: Way,
  headers: Record<string, string>,
  turnId: string,
): Promise<void> {
  const url = `http://127.0.0.1:${port}${prefix}/v1/tales/turn/${turnId}/stop`
  const answer = await fetch(url, { method: 'POST', headers })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`stop answered ${answer.status}`)
}
