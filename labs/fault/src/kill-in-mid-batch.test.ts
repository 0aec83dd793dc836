import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startCluster } from '@doran/api/platform/db/embedded/cluster'
import { openDatabase } from '@doran/api/platform/db/client'
import { makeTemporaryFolder } from '@doran/api/testing/temporary-folder'
import { killPostmaster, startApiProcess, type ApiProcess } from './api-process.js'
import { openEventSender } from './event-sender.js'
import { seeded } from './seeded.js'

const SEED = inject('seed')
const KILLS = inject('kills')
const BATCHES = [1, 20, 20, 50]
/** Batches take milliseconds: long enough for some of them, and for the first after a start. */
const LONGEST_WAIT_MS = 600

test(`${KILLS} kills in mid-batch lose no acknowledged event and double none (seed ${SEED})`, async () => {
  const dataDir = await makeTemporaryFolder()
  let api: ApiProcess = await startApiProcess(dataDir)
  onTestFinished(async () => {
    await api.end()
    await rm(dataDir, { recursive: true, force: true })
  })
  const log = join(dataDir, 'acknowledged.log')
  const open = (batch: number) => openEventSender(() => api.origin, log, batch)
  const senders = await Promise.all(BATCHES.map(open))
  const stop = new AbortController()
  const sending = senders.map((sender) => sender.send(stop.signal))
  const random = seeded(SEED)

  for (let round = 0; round < KILLS; round += 1) {
    await sleep(random() * LONGEST_WAIT_MS)
    if (random() < 0.3) await killPostmaster(dataDir)
    await api.kill()
    api = await startApiProcess(dataDir)
  }
  // Batches that were cut off are sent until they are answered.
  await sleep(LONGEST_WAIT_MS)
  stop.abort()
  await Promise.all(sending)
  await api.end()

  const sent = senders.map((sender) => sender.sent())
  const acknowledged = sent.flatMap((each) => each.acknowledged)
  const stored = await storedIds(dataDir)
  api = await startApiProcess(dataDir)
  const known = new Set([...acknowledged, ...sent.flatMap((each) => each.unanswered)])
  const faults = [
    ...sent.flatMap((each) => each.faults),
    ...acknowledged.filter((id) => !stored.has(id)).map((id) => `${id} is lost`),
    ...[...stored].filter(([id]) => !known.has(id)).map(([id]) => `${id} was never sent`),
    ...[...stored].filter(([, times]) => times > 1).map(([id, times]) => `${id} ${times} times`),
  ]
  const sum = (of: (each: (typeof sent)[number]) => number) =>
    sent.reduce((total, each) => total + of(each), 0)
  process.stdout.write(
    `seed ${SEED}: ${KILLS} kills\nevents acknowledged ${acknowledged.length} in ${sum(({ batches }) => batches)} batches, sent again ${sum(({ retries }) => retries)} times, ${sum(({ storedUnsaid }) => storedUnsaid)} were stored already\nstored ${stored.size}, lost or doubled: ${faults.length}\n`,
  )
  expect(faults).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(0)
})

/** How often each event's id is stored, read without the API. */
async function storedIds(dataDir: string): Promise<Map<string, number>> {
  const cluster = await startCluster({ dataDir, onNotice: () => undefined })
  const database = openDatabase(cluster.url(), () => undefined)
  try {
    const { rows } = await database.pool.query<{ event_id: string; times: number }>(
      'select event_id, count(*) as times from event group by event_id',
    )
    return new Map(rows.map(({ event_id, times }) => [event_id, times]))
  } finally {
    await database.close()
    await cluster.stop()
  }
}
