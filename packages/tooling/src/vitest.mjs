import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { WAIT_MS } from './wait-ms.mjs'

const resolve = { conditions: ['@doran/source', 'module', 'node', 'development|production'] }

const UNIT_TESTS = ['src/**/*.test.{ts,tsx}']
/** Left out of `npm test` for their length. */
const LONG_TESTS = '**/*.long.test.{ts,tsx}'

const isWholeRun = process.env.TEST_WHOLE === '1'

export function unitTests(overrides = {}) {
  return mergeConfig(
    defineConfig({
      resolve,
      ssr: { resolve },
      // Vitest runs global set-ups in an environment of its own.
      environments: { __vitest__: { resolve } },
      test: {
        passWithNoTests: false,
        exclude: isWholeRun ? configDefaults.exclude : [...configDefaults.exclude, LONG_TESTS],
        provide: { isWholeRun },
        // A file that needs another one before it fails in a whole run, which prints its seed.
        sequence: { shuffle: { files: isWholeRun } },
        // Modules are never mocked, so the files of a worker share what it has loaded and its environment.
        isolate: false,
        restoreMocks: true,
        unstubGlobals: true,
        // Ends what hangs; a busy machine may take minutes for what takes seconds elsewhere.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: { timeout: WAIT_MS } },
      },
    }),
    // Merging would add lists up, so the default is given only where there is none.
    mergeConfig({ test: { include: overrides.test?.include ? [] : UNIT_TESTS } }, overrides),
  )
}

export function pageTests(overrides = {}) {
  const setUp = fileURLToPath(new URL('./set-up-page-tests.mjs', import.meta.url))
  const test = { environment: 'happy-dom', setupFiles: [setUp] }
  return unitTests(mergeConfig({ test }, overrides))
}
