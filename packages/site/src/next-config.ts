import type { NextConfig } from 'next'

/** Longer than any story turn, so that a proxied stream is never cut off by the site. */
const PROXY_TIMEOUT_MS = 10 * 60 * 1000
/** An upload's 5 MB and its multipart frame; past it a proxied body would hang instead of being refused. */
const PROXY_BODY_LIMIT = '12mb'

/** The parts of Next's configuration that both sites share. `overrides` win, `experimental` is merged. */
export function siteConfig(overrides: NextConfig = {}): NextConfig {
  return {
    reactStrictMode: true,
    poweredByHeader: false,
    compress: true,
    typedRoutes: false,
    // `typecheck` checks the types, and a build need not do so again.
    typescript: { ignoreBuildErrors: true },
    ...overrides,
    experimental: {
      proxyTimeout: PROXY_TIMEOUT_MS,
      proxyClientMaxBodySize: PROXY_BODY_LIMIT,
      // turbo keeps whole builds; writing this cache as well takes a third of one.
      turbopackFileSystemCacheForBuild: false,
      ...overrides.experimental,
    },
  }
}
