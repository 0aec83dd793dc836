import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startModelStub } from '@doran/model-stub'
import { expect, inject, onTestFinished, test } from 'vitest'
import { killPostmaster, startApiProcess, type ApiProcess } from './api-process.js'
import { describeKills, type Told } from './kill-report.js'
import { createReader } from './reader.js'
import { seeded } from './seeded.js'
import { storedFaults } from './stored-faults.js'
import { canGoOn, openTeller, readOn, type Teller } from './teller.js'
import { makeTemporaryFolder } from '@doran/api/testing/temporary-folder'

declare module 'vitest' {
  interface ProvidedContext {
    seed: number
    kills: number
  }
}

const SEED = inject('seed')
const KILLS = inject('kills')
/** Long enough to fall anywhere between the request and its end, by either narrator. */
const LONGEST_WAIT_MS = 2_500
/** A turn of the model takes about two seconds. */
const TOKEN_GAP_MS = 14
const IS_MODEL = [true, false, true, false]

test(`${KILLS} kills in mid-turn lose nothing that was acknowledged (seed ${SEED})`, async () => {
  const dataDir = await makeTemporaryFolder()
  const stub = await startModelStub({ seed: SEED })
  stub.behave({ name: 'tell', gapMs: TOKEN_GAP_MS })
  const start = () =>
    startApiProcess(dataDir, { STORY_MODEL_BASE_URL: stub.baseUrl, STORY_MODEL_NAME: 'stub' })
  let api: ApiProcess = await start()
  onTestFinished(async () => {
    await api.end()
    await stub.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const open = (isModel: boolean) =>
    openTeller(
      createReader(() => api.origin, join(dataDir, 'acknowledged.log')),
      isModel,
    )
  const random = seeded(SEED)
  let tellers = await Promise.all(IS_MODEL.map(open))
  const told: Told[] = []
  const restartsMs: number[] = []
  const faults: string[] = []

  for (let round = 0; round < KILLS; round += 1) {
    const telling = tellers.map(({ reader, view }) =>
      reader.tell(view, `${round}번째 책장을 살펴본다`),
    )
    await sleep(random() * LONGEST_WAIT_MS)
    if (random() < 0.3) await killPostmaster(dataDir)
    await api.kill()
    const known = await Promise.all(telling)

    const restartedAt = Date.now()
    api = await start()
    restartsMs.push(Date.now() - restartedAt)
    const goOn = async (teller: Teller, index: number) => {
      const heard = known[index] ?? null
      faults.push(...(await readOn(teller, heard)))
      if (heard) told.push({ reader: teller.reader, known: heard })
      return canGoOn(teller) ? teller : open(teller.isModel)
    }
    tellers = await Promise.all(tellers.map(goOn))
  }

  const stored = await Promise.all(told.map(({ reader, known }) => reader.readAgain(known.turnId)))
  faults.push(...told.flatMap(({ known }, index) => storedFaults(known, stored[index] ?? null)))
  process.stdout.write(
    describeKills({ seed: SEED, kills: KILLS, told, stored, restartsMs, faults }),
  )
  expect(faults).toEqual([])
  expect(told.length).toBeGreaterThan(0)
})
