import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { createOpenApi } from '@doran/contract/openapi'
import type { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '../context/deps.js'
import type { HttpEnv } from './http-env.js'

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'public, max-age=300',
}

type Written = { text: string; etag: string }

/** Serves the description of the declared calls. It is made for the first request: many a process never needs it. */
export function mountOpenApi(app: Hono<HttpEnv>, { rateLimiter }: Pick<Deps, 'rateLimiter'>): void {
  let made: Written | null = null
  app.get('/v1/openapi.json', async (context) => {
    await rateLimiter.count('read', { address: context.get('address'), credential: null })
    made ??= write()
    const { text, etag } = made
    const headers = { ...HEADERS, etag }
    const isKnown = context.req.header('if-none-match')?.includes(etag)
    return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
  })
}

function write(): Written {
  const text = JSON.stringify(createOpenApi({ version: contractVersion() }))
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

const Manifest = z.object({ version: z.string() })

function contractVersion(): string {
  const file = findPackageJSON('@doran/contract', import.meta.url)
  if (!file) throw new Error('@doran/contract is not installed')
  return Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version
}
