import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from '@doran/api/platform/db/embedded/cluster'
import { startApiProcess } from './api-process.js'
import { makeTemporaryFolder } from '@doran/api/testing/temporary-folder'

/** The database goes away for ten seconds under a running API; it must say so and be well again by itself. */
test('a database gone for ten seconds is a 503, and then well again', async () => {
  const dataDir = await makeTemporaryFolder()
  const notices: string[] = []
  let cluster = await startCluster({ dataDir, onNotice: (notice) => notices.push(notice) })
  const url = cluster.url()
  const api = await startApiProcess(dataDir, { DATABASE_URL: url })
  onTestFinished(async () => {
    await api.end()
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  await cluster.stop()
  const statuses = new Set<number>()
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    const response = await fetch(`${api.origin}/v1/home`)
    statuses.add(response.status)
    await sleep(500)
  }
  cluster = await startCluster({ dataDir, onNotice: () => undefined })
  const wellAt = Date.now()
  let status = 0
  while (status !== 200 && Date.now() - wellAt < 10_000) {
    status = (await fetch(`${api.origin}/v1/home`)).status
    await sleep(50)
  }

  process.stdout.write(`well again after ${Date.now() - wellAt} ms\n`)
  expect([...statuses]).toEqual([503])
  expect(status).toBe(200)
})
