import { TALES_PATH } from '@doran/contract/names'
import { siteConfig } from '@doran/site/next-config'

const DRAWINGS = ['/covers/:file', '/portraits/:slug/:file', '/icon.svg']

export default siteConfig({
  basePath: TALES_PATH,
  // Drawings are opened as pictures; opened as pages they must do nothing.
  headers: () =>
    Promise.resolve(
      DRAWINGS.map((source) => ({
        source,
        headers: [
          { key: 'cache-control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
          {
            key: 'content-security-policy',
            value: "default-src 'none'; style-src 'unsafe-inline'",
          },
          { key: 'x-content-type-options', value: 'nosniff' },
        ],
      })),
    ),
})
