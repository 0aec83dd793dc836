import type { NextConfig } from 'next'

const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3003'

export default {
  turbopack: { root: import.meta.dirname },
  rewrites: () => Promise.resolve([{ source: '/api/:path*', destination: `${apiOrigin}/:path*` }]),
} satisfies NextConfig
