import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { startModelStub } from '@doran/model-stub'
import type { Database } from '@doran/api/platform/db/client'
import { makeTemporaryFolder } from '@doran/api/testing/temporary-folder'
import { expect, inject, onTestFinished, test } from 'vitest'
import { killPostmaster, startApiProcess, type ApiProcess } from './api-process.js'
import { PUBLIC_ORIGIN, createCustomer } from './customer.js'
import { countOpen, doubledFaults, paymentFaults, withRunning } from './payment-faults.js'
import { seeded } from './seeded.js'

const SEED = inject('seed')
const KILLS = inject('kills')
const CUSTOMERS = 6
const LONGEST_WAIT_MS = 1_500
/** Until what the killed ones have left has ended: a lost hold is given back after two minutes. */
const ENDED_WITHIN_MS = 240_000

test(`${KILLS} kills amid payments lose nothing and give nothing twice (seed ${SEED})`, async () => {
  const dataDir = await makeTemporaryFolder()
  const stub = await startModelStub({ seed: SEED })
  stub.behave({ name: 'tell', gapMs: 4 })
  const start = () =>
    startApiProcess(dataDir, {
      PUBLIC_ORIGIN,
      STORY_MODEL_BASE_URL: stub.baseUrl,
      STORY_MODEL_NAME: 'stub',
    })
  let api: ApiProcess = await start()
  onTestFinished(async () => {
    await api.end()
    await stub.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const people = await withRunning(dataDir, seedPeople)
  const customers = people.map((person, at) =>
    createCustomer({ ...person, origin: () => api.origin, random: seeded(SEED * 1_000 + at) }),
  )
  const stop = new AbortController()
  const acting = customers.map(({ act }) => act(stop.signal))
  const random = seeded(SEED)
  const faults: string[] = []
  for (let round = 1; round <= KILLS && faults.length === 0; round += 1) {
    await sleep(random() * LONGEST_WAIT_MS)
    if (random() < 0.3) await killPostmaster(dataDir)
    await api.kill()
    api = await start()
    const found = await withRunning(dataDir, (database) => paymentFaults(database, customers))
    faults.push(...found.map((fault) => `after ${round} kills: ${fault}`))
    if (round % 10 === 0) process.stdout.write(`${round} kills, ${describe()}\n`)
  }
  stop.abort()
  await Promise.all(acting)
  const deadline = Date.now() + ENDED_WITHIN_MS
  while ((await withRunning(dataDir, countOpen)) > 0 && Date.now() < deadline) await sleep(1_000)
  const last = await withRunning(dataDir, async (database) => [
    ...(await paymentFaults(database, customers)),
    ...(await doubledFaults(database, customers)),
  ])
  faults.push(...last)
  process.stdout.write(
    `seed ${SEED}: ${KILLS} kills\n${describe()}\nlost, doubled or wrong: ${faults.length}\n`,
  )
  expect(faults).toEqual([])
  expect(customers.some(({ told }) => told.receipts.length > 0)).toBe(true)

  function describe(): string {
    const sum = (count: (told: (typeof customers)[number]['told']) => number) =>
      customers.reduce((all, { told }) => all + count(told), 0)
    const orders = `orders paid ${sum(({ paid }) => paid.length)}, refunded ${sum(({ refundedKrw }) => refundedKrw.size)}`
    const turns = `turns charged ${sum(({ charged }) => [...charged.values()].filter((gems) => gems > 0).length)}`
    const refused = new Map<string, number>()
    for (const { told } of customers)
      for (const [code, count] of told.refused) refused.set(code, (refused.get(code) ?? 0) + count)
    const refusals = [...refused].map(([code, count]) => `${code} ${count}`).join(', ')
    return `acknowledged: ${orders}, receipts ${sum(({ receipts }) => receipts.length)}, ${turns}; refused: ${refusals}`
  }
})

/** People who are signed in by their tokens. */
async function seedPeople({ pool }: Database): Promise<{ profileId: string; token: string }[]> {
  const people = []
  for (let person = 0; person < CUSTOMERS; person += 1) {
    const [memberId, profileId, token] = [randomUUID(), randomUUID(), randomUUID()]
    await pool.query(
      `insert into member (id, name, email, consented_at, created_at, updated_at)
       values ($1, '도란이', $2, now(), now(), now())`,
      [memberId, `${memberId}@example.test`],
    )
    await pool.query(
      `insert into profile (id, member_id, name, name_key, created_at) values ($1, $2, $3, $3, now())`,
      [profileId, memberId, memberId],
    )
    await pool.query(
      `insert into auth_session (id, token, member_id, expires_at, proved_at, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, now() + interval '30 days', now(), now(), now())`,
      [token, memberId],
    )
    people.push({ profileId, token })
  }
  return people
}
