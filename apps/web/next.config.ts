import { siteConfig } from '@doran/site/next-config'

const talesOrigin = process.env.TALES_ORIGIN || 'http://127.0.0.1:3002'
const apiOrigin = process.env.API_ORIGIN || 'http://127.0.0.1:3003'

// Baked in by the build; behind apps/edge only the story area's line is used.
export default siteConfig({
  rewrites: () =>
    Promise.resolve([
      { source: '/doran-tales', destination: `${talesOrigin}/doran-tales` },
      { source: '/doran-tales/:path*', destination: `${talesOrigin}/doran-tales/:path*` },
      { source: '/api/:path*', destination: `${apiOrigin}/:path*` },
    ]),
})
