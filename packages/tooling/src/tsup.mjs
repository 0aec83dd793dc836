import { defineConfig } from 'tsup'

/**
 * One ESM build per package; declarations come from `tsc` because tsup cannot emit them with TypeScript 7.
 * @param {import('tsup').Options} [overrides]
 */
export function library(overrides = {}) {
  return defineConfig({
    entry: ['src/index.ts'],
    format: 'esm',
    target: 'es2023',
    dts: false,
    clean: true,
    sourcemap: true,
    splitting: true,
    ...overrides,
  })
}

/**
 * The build of entries that only run in a React client bundle.
 * @param {import('tsup').Options} [overrides]
 */
export function clientLibrary(overrides = {}) {
  return library({ banner: { js: '"use client";' }, clean: false, ...overrides })
}
