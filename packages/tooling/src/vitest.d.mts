import type { ViteUserConfig } from 'vitest/config'

/** Unit tests that resolve workspace packages from their sources and so need no build. */
export function unitTests(overrides?: ViteUserConfig): ViteUserConfig

/** Unit tests of code that runs in a page. */
export function pageTests(overrides?: ViteUserConfig): ViteUserConfig
