import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { startModelStub } from '@doran/model-stub'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startApiProcess, type ApiProcess } from './api-process.js'
import { createReader, type Acknowledged, type Reader } from './reader.js'
import { seeded } from './seeded.js'
import { storedFaults } from './stored-faults.js'
import { makeTemporaryFolder } from '@doran/api/testing/temporary-folder'

const SEED = inject('seed')
const ENDS = Math.max(3, Math.round(inject('kills') / 10))
const END_WITHIN_MS = 10_000
const READERS = 12
/** Turns that end by themselves within the last words, and turns that do not. */
const DIRECTIVES = ['[stub:tell gap=14]', '[stub:never-ends gap=30]', '[stub:hang-mid gap=5]']

test(`${ENDS} times SIGTERM while a model tells leaves every reader an end (seed ${SEED})`, async () => {
  const dataDir = await makeTemporaryFolder()
  const stub = await startModelStub({ seed: SEED })
  const start = () =>
    startApiProcess(dataDir, { STORY_MODEL_BASE_URL: stub.baseUrl, STORY_MODEL_NAME: 'stub' })
  let api: ApiProcess = await start()
  onTestFinished(async () => {
    await api.end()
    await stub.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const random = seeded(SEED)
  const took: number[] = []
  const faults: string[] = []
  const count = { told: 0, heardEnd: 0, done: 0, failed: 0 }

  for (let round = 0; round < ENDS; round += 1) {
    const readers = Array.from({ length: READERS }, () => createReader(() => api.origin))
    const late = createReader(() => api.origin)
    const lateView = await late.openWithModel()
    const telling = await Promise.all(
      readers.map((reader, index) =>
        startTelling(reader, DIRECTIVES[index % DIRECTIVES.length] ?? ''),
      ),
    )
    await sleep(random() * 1_500)

    const endedAt = Date.now()
    const ending = api.end()
    await sleep(200)
    if (await late.tell(lateView, '[stub:tell gap=1] 문을 연다')) faults.push('a turn was accepted')
    const [code, ...known] = await Promise.all([ending, ...telling.map(({ told }) => told)])
    took.push(Date.now() - endedAt)
    if (code !== 0) faults.push(`ended with ${code}`)

    api = await start()
    for (const [index, reader] of readers.entries()) {
      const heard = known[index] ?? null
      const again = heard && (await reader.readAgain(heard.turnId))
      faults.push(...(heard ? gracefulFaults(heard, again) : ['the turn was refused']))
      count.told += 1
      count.heardEnd += Number(Boolean(heard?.end))
      count.done += Number(again?.end.turn.status === 'done')
      count.failed += Number(again?.end.turn.status === 'failed')
    }
  }

  process.stdout.write(
    [
      `seed ${SEED}: ${ENDS} times SIGTERM, ${count.told} turns told by the model`,
      `last event heard ${count.heardEnd}; stored: done ${count.done}, failed ${count.failed}`,
      `signal to exit ms: most ${Math.max(...took)}`,
      '',
    ].join('\n'),
  )
  expect(faults).toEqual([])
  expect(Math.max(...took)).toBeLessThanOrEqual(END_WITHIN_MS)
})

/** Answers once the turn was accepted; the telling goes on. */
async function startTelling(
  reader: Reader,
  directive: string,
): Promise<{ told: Promise<Acknowledged | null> }> {
  const view = await reader.openWithModel()
  return new Promise((resolve) => {
    const accept = () => resolve({ told })
    const told = reader.tell(view, `${directive} 문을 연다`, accept)
    void told.then(accept)
  })
}

/** Unlike a kill, an end in good order loses not a word. */
function gracefulFaults(
  known: Acknowledged,
  again: Awaited<ReturnType<Reader['readAgain']>>,
): string[] {
  const faults = storedFaults(known, again)
  if (again && !again.text.startsWith(known.heard)) faults.push(`${known.turnId}: words are lost`)
  return faults
}
