import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { startModelStub } from '@doran/model-stub'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startApiProcess } from './api-process.js'
import { inParallel } from '@doran/api/testing/in-parallel'
import { FIRST_TOKEN_MS, ROWS, SILENCE_MS, TOTAL_MS, playOf } from './model-behaviours.js'
import { startLagMeter } from './lag-meter.js'
import {
  describeProcess,
  describeRounds,
  rowsWithoutText,
  type PlayedRound,
} from './model-report.js'
import { playRound, type Stage } from './model-round.js'
import { readProcessUse, type ProcessUse } from './process-use.js'
import { createMarkerSearch, markerOf } from './prompt-markers.js'
import { faultsOf, isDoubtful } from './round-faults.js'
import { makeTemporaryFolder } from '@doran/api/testing/temporary-folder'

declare module 'vitest' {
  interface ProvidedContext {
    rounds: number
  }
}

const ROUNDS = inject('rounds')
const AT_ONCE = 20
/** Kept connections are given up after five seconds. */
const CONNECTIONS_EXPIRE_MS = 7_000
const MORE_FILES = 5
const MOST_REPEATS = 2
/** Fewer may by chance all break off before their first word. */
const ENOUGH_ROUNDS = 5

test(`a model that misbehaves in ${ROWS.length} ways, ${ROUNDS} times each, harms no story`, async () => {
  const { api, stub } = await startStage()
  const lag = startLagMeter()
  onTestFinished(lag.stop)
  const search = createMarkerSearch(stub.requests)
  const stage: Stage = { origin: () => api.origin, search, lag }
  const uses: (ProcessUse | null)[] = []

  await playAll(stage, 1)
  await sleep(CONNECTIONS_EXPIRE_MS)
  uses.push(await readProcessUse(api.pid))
  const watching = setInterval(() => {
    void readProcessUse(api.pid).then((use) => uses.push(use))
  }, 2_000)
  const played = await playAll(stage, ROUNDS)
  clearInterval(watching)
  await sleep(CONNECTIONS_EXPIRE_MS)
  uses.push(await readProcessUse(api.pid))

  process.stdout.write(`${describeRounds(ROWS, played)}\n${describeProcess(uses)}\n`)
  expect(played.flatMap(({ faults }) => faults)).toEqual([])
  expect(ROUNDS < ENOUGH_ROUNDS ? [] : rowsWithoutText(played)).toEqual([])
  expect(stub.openStreams()).toBe(0)
  expect(filesLeft(uses)).toBeLessThanOrEqual(MORE_FILES)
})

async function startStage() {
  const dataDir = await makeTemporaryFolder()
  const stub = await startModelStub()
  const api = await startApiProcess(dataDir, {
    STORY_MODEL_BASE_URL: stub.baseUrl,
    STORY_MODEL_NAME: 'stub',
    STORY_MODEL_CONCURRENCY: '100',
    STORY_MODEL_FIRST_TOKEN_MS: String(FIRST_TOKEN_MS),
    STORY_MODEL_SILENCE_MS: String(SILENCE_MS),
    STORY_MODEL_TOTAL_MS: String(TOTAL_MS),
    LOG_LEVEL: 'error',
  })
  onTestFinished(async () => {
    await api.end()
    await stub.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { api, stub }
}

/** Every row with every seed, the rows mixed: what one does must not show in another. */
function playAll(stage: Stage, rounds: number): Promise<PlayedRound[]> {
  const plays = Array.from({ length: rounds }, (_, seed) =>
    ROWS.map((row) => ({ row, seed })),
  ).flat()
  return inParallel(plays, AT_ONCE, ({ row, seed }) => playUntilSure(stage, row, seed))
}

async function playUntilSure(
  stage: Stage,
  row: string,
  seed: number,
  repeats = 0,
): Promise<PlayedRound> {
  try {
    const round = await playRound(stage, playOf(row, seed), { seed, marker: newMarker() })
    if (repeats < MOST_REPEATS && isDoubtful(round)) {
      return await playUntilSure(stage, row, seed, repeats + 1)
    }
    return { row, seed, round, repeats, faults: faultsOf(round) }
  } catch (cause) {
    return { row, seed, round: null, repeats, faults: [String(cause)] }
  }
}

let markers = 0

function newMarker(): string {
  markers += 1
  return markerOf(markers)
}

/** How many more files are open at the end than at the start. */
function filesLeft(uses: readonly (ProcessUse | null)[]): number {
  const [first, last] = [uses[0], uses.at(-1)]
  return first && last ? last.openFiles - first.openFiles : 0
}
