import { siteConfig } from '@doran/site/next-config'

const talesOrigin = process.env.TALES_ORIGIN || 'http://127.0.0.1:3002'
const apiOrigin = process.env.API_ORIGIN || 'http://127.0.0.1:3003'

/** Lexical's entries choose between two builds as they run, so that no unused part could be left out of either. */
const LEXICAL = Object.fromEntries(
  [
    ['lexical', 'Lexical'],
    ['@lexical/history', 'LexicalHistory'],
    ['@lexical/link', 'LexicalLink'],
    ['@lexical/list', 'LexicalList'],
    ['@lexical/rich-text', 'LexicalRichText'],
  ].map(([name, file]) => [name, `./node_modules/${name}/${file}.prod.mjs`]),
)

const FRONT_DOOR = { type: 'header', key: 'x-doran-front-door' } as const

// Baked in by the build. Behind a front door calls never come this way, and its secret must not leave with one.
export default siteConfig({
  turbopack: { resolveAlias: LEXICAL },
  // Both sites load them from here; a file's name tells its content.
  headers: () =>
    Promise.resolve([
      {
        source: '/fonts/:file',
        headers: [
          { key: 'cache-control', value: 'public, max-age=31536000, immutable' },
          { key: 'x-content-type-options', value: 'nosniff' },
        ],
      },
      {
        source: '/pictures/games/:slug/:file',
        // Drawings are opened as pictures; opened as pages they must do nothing.
        headers: [
          { key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
          {
            key: 'content-security-policy',
            value: "default-src 'none'; style-src 'unsafe-inline'",
          },
          { key: 'x-content-type-options', value: 'nosniff' },
        ],
      },
    ]),
  rewrites: () =>
    Promise.resolve([
      // Browsers ask for this name wherever they miss the page's own icon.
      { source: '/favicon.ico', destination: '/icon.svg' },
      { source: '/doran-tales', destination: `${talesOrigin}/doran-tales` },
      { source: '/doran-tales/:path*', destination: `${talesOrigin}/doran-tales/:path*` },
      { source: '/api/:path*', missing: [FRONT_DOOR], destination: `${apiOrigin}/:path*` },
    ]),
})
