import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { StorySessionView, Turn } from '@doran/contract'
import { killPostmaster, startApiProcess, type ApiProcess } from './api-process.js'
import { createReader, type Acknowledged, type Reader } from './reader.js'
import { seeded } from './seeded.js'
import { makeTemporaryFolder } from '../src/testing/temporary-folder.js'

declare module 'vitest' {
  interface ProvidedContext {
    seed: number
    kills: number
  }
}

const SEED = inject('seed')
const KILLS = inject('kills')
/** Long enough to fall anywhere between the request and its end at the fast pace. */
const LONGEST_WAIT_MS = 2_500

test(`${KILLS} kills in mid-turn lose nothing that was acknowledged (seed ${SEED})`, async () => {
  const dataDir = await makeTemporaryFolder()
  let api: ApiProcess = await startApiProcess(dataDir)
  onTestFinished(async () => {
    await api.end()
    await rm(dataDir, { recursive: true, force: true })
  })
  const random = seeded(SEED)
  const reader = createReader(() => api.origin, join(dataDir, 'acknowledged.log'))
  let view = await reader.open()
  const acknowledged: Acknowledged[] = []
  const restartsMs: number[] = []

  for (let round = 0; round < KILLS; round += 1) {
    const telling = reader.tell(view, `${round}번째 책장을 살펴본다`)
    await sleep(random() * LONGEST_WAIT_MS)
    const isDatabaseToo = random() < 0.3
    if (isDatabaseToo) await killPostmaster(dataDir)
    await api.kill()
    const known = await telling
    if (known) acknowledged.push(known)

    const restartedAt = Date.now()
    api = await startApiProcess(dataDir)
    restartsMs.push(Date.now() - restartedAt)
    view = await readOn(reader, view)
  }

  const turns = await Promise.all(acknowledged.map((known) => readTurn(reader, known)))
  const faults = acknowledged.flatMap((known, index) => faultsOf(known, turns[index] ?? null))
  report(acknowledged, turns, restartsMs, faults)
  expect(faults).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(0)
})

/** The story as a reader finds it after the restart; begun anew when it has ended. */
async function readOn(reader: Reader, view: StorySessionView): Promise<StorySessionView> {
  const found = await reader.api.call('GET /v1/tales/session/{sessionUuid}', {
    params: { sessionUuid: view.session.id },
  })
  return found.session.status === 'ended' ? reader.open() : found
}

async function readTurn(reader: Reader, known: Acknowledged): Promise<Turn | null> {
  for await (const { event } of reader.api.stream('GET /v1/tales/turn/{turnUuid}/stream', {
    params: { turnUuid: known.turnId },
  })) {
    if (event.type === 'done' || event.type === 'failed') return event.turn
  }
  return null
}

function faultsOf(known: Acknowledged, turn: Turn | null): string[] {
  const faults: string[] = []
  const fault = (what: string) => faults.push(`${known.turnId}: ${what}`)
  if (!turn) return [`${known.turnId}: the acknowledged input is gone`]
  if (turn.input?.text !== known.input) fault('the input is another')
  if (known.done && turn.status !== 'done') fault(`acknowledged as done, stored as ${turn.status}`)
  if (known.done && turn.output !== known.done.output) fault('the told text is another')
  if (turn.status === 'done' && !turn.output.startsWith(known.heard))
    fault('the text heard differs')
  if (turn.status === 'done' && !turn.ending && turn.choices.length !== 3) fault('half-written')
  if (turn.status === 'streaming') fault('still streaming')
  return faults
}

function report(
  acknowledged: readonly Acknowledged[],
  turns: readonly (Turn | null)[],
  restartsMs: readonly number[],
  faults: readonly string[],
): void {
  const count = (status: string) => turns.filter((turn) => turn?.status === status).length
  process.stdout.write(
    [
      `seed ${SEED}: ${KILLS} kills`,
      `inputs acknowledged ${acknowledged.length}, turns acknowledged ${acknowledged.filter(({ done }) => done).length}`,
      `stored: done ${count('done')}, failed ${count('failed')}`,
      `lost or half-written: ${faults.length}`,
      `restart to ready ms: median ${restartsMs.toSorted((a, b) => a - b)[Math.floor(restartsMs.length / 2)]}, most ${Math.max(...restartsMs)}`,
      '',
    ].join('\n'),
  )
}
