import { defineConfig, mergeConfig } from 'vitest/config'

const resolve = { conditions: ['@doran/source', 'module', 'node', 'development|production'] }

/**
 * Resolves workspace packages from their sources, so that unit tests need no build.
 * @param {import('vitest/config').ViteUserConfig} [overrides]
 */
export function unitTests(overrides = {}) {
  return mergeConfig(
    defineConfig({
      resolve,
      ssr: { resolve },
      // Vitest runs global set-ups in an environment of its own.
      environments: { __vitest__: { resolve } },
      test: { include: ['src/**/*.test.{ts,tsx}'], passWithNoTests: false, restoreMocks: true },
    }),
    overrides,
  )
}
