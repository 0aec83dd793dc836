import { unitTests } from '@doran/tooling/vitest'

const numberFrom = (name: string, fallback: number) => Number(process.env[name] ?? fallback)

const KILLS = numberFrom('FAULT_KILLS', 20)

/** A kill and the restart after it, on a slow machine; every other round needs less than the first half hour. */
const A_KILL_MS = 20_000

export default unitTests({
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 30 * 60_000 + KILLS * A_KILL_MS,
    fileParallelism: false,
    provide: {
      seed: numberFrom('FAULT_SEED', 1),
      kills: KILLS,
      rounds: numberFrom('FAULT_ROUNDS', 50),
    },
  },
})
