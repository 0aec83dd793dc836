import { unitTests } from '@doran/tooling/vitest'

const numberFrom = (name: string, fallback: number) => Number(process.env[name] ?? fallback)

export default unitTests({
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 30 * 60_000,
    fileParallelism: false,
    provide: {
      seed: numberFrom('FAULT_SEED', 1),
      kills: numberFrom('FAULT_KILLS', 20),
      rounds: numberFrom('FAULT_ROUNDS', 50),
    },
  },
})
