import { setTimeout as sleep } from 'node:timers/promises'
import { show } from '../harness/figures.js'
import { say } from '../harness/limits.js'
import { CallFigures, MockLog, StreamFigures } from '../harness/messages.js'
import type { Bench } from './variants.js'

export type PlainCall = {
  path: string
  idle: CallFigures
  busy: CallFigures
  streams: StreamFigures
}

const STREAMS = 300
const MANNER = { tokens: 200, gapMs: 50 }
const CALLS = 150
const PAUSE_MS = 20
/** Until the streams have begun: their beginnings are measured elsewhere. */
const BEGIN_MS = 3_000

/** The same plain call through the front door, alone and beside three hundred open streams. */
export async function measurePlainCalls(bench: Bench): Promise<PlainCall[]> {
  const door = bench.variants.find(({ name }) => name === 'door')
  if (!door) throw new Error('no front door')
  say(`\na plain call through the front door beside ${STREAMS} open streams`)
  const paths = ['/api/v1/home', `/api/v1/tales/session/${bench.original.sessionId}`]
  const headers = { cookie: bench.original.cookie }
  const calls: PlainCall[] = []
  for (const path of paths) {
    const job = { kind: 'calls', port: door.port, path, headers, count: CALLS, pauseMs: PAUSE_MS }
    const idle = await bench.caller.ask(job, CallFigures)
    const requests = await door.prepare(STREAMS, false)
    await bench.mock.ask({ kind: 'manner', manner: MANNER }, MockLog)
    const { port, endMark } = door
    const streams = bench.load.ask(
      { kind: 'streams', port, requests, isParallel: true, tokens: MANNER.tokens, endMark },
      StreamFigures,
    )
    await sleep(BEGIN_MS)
    const busy = await bench.caller.ask(job, CallFigures)
    calls.push({ path, idle, busy, streams: await streams })
    say(`${path}: ${show(idle.p50Ms)} ms alone, ${show(busy.p50Ms)} ms beside the streams`)
    await bench.mock.ask({ kind: 'take' }, MockLog)
  }
  return calls
}
