import { defineConfig, mergeConfig } from 'vitest/config'

/**
 * Resolves workspace packages from their sources, so that unit tests need no build.
 * @param {import('vitest/config').ViteUserConfig} [overrides]
 */
export function unitTests(overrides = {}) {
  return mergeConfig(
    defineConfig({
      resolve: { conditions: ['@doran/source', 'module', 'node', 'development|production'] },
      ssr: {
        resolve: { conditions: ['@doran/source', 'module', 'node', 'development|production'] },
      },
      test: { include: ['src/**/*.test.{ts,tsx}'], passWithNoTests: false, restoreMocks: true },
    }),
    overrides,
  )
}
