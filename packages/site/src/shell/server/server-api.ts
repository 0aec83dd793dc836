import { timingSafeEqual } from 'node:crypto'
import { createApiClient, type ApiClient } from '@doran/api-client'
import { INTERNAL_HEADERS } from '@doran/contract/names'
import { headers } from 'next/headers'
import type { SiteEnv } from './site-env.js'

type ServerApiEnv = Pick<SiteEnv, 'apiOrigin' | 'frontDoorSecret'>

/** A client that speaks to the API as the visitor whose page is being rendered. Make one per request. */
export async function serverApi(env: ServerApiEnv): Promise<ApiClient> {
  const incoming = await headers()
  return createApiClient({
    baseUrl: env.apiOrigin,
    headers: () => passedOnHeaders(incoming, env.frontDoorSecret),
  })
}

/** A client without a credential, for answers that are cached for everybody. Make one per request. */
export async function anonymousApi(env: ServerApiEnv): Promise<ApiClient> {
  const incoming = await headers()
  return createApiClient({
    baseUrl: env.apiOrigin,
    headers: () => {
      const { cookie: _cookie, ...passed } = passedOnHeaders(incoming, env.frontDoorSecret)
      return passed
    },
  })
}

/** Cookies always; the client's address only if the front door vouches for it, or anyone could claim one. */
export function passedOnHeaders(
  incoming: Pick<Headers, 'get'>,
  frontDoorSecret: string,
): Record<string, string> {
  const passed: Record<string, string> = {}
  const copy = (name: string) => {
    const value = incoming.get(name)
    if (value) passed[name] = value
  }
  copy('cookie')
  copy(INTERNAL_HEADERS.requestId)
  if (isSame(incoming.get(INTERNAL_HEADERS.frontDoor) ?? '', frontDoorSecret)) {
    copy(INTERNAL_HEADERS.frontDoor)
    copy(INTERNAL_HEADERS.clientAddress)
  }
  return passed
}

function isSame(received: string, secret: string): boolean {
  const left = Buffer.from(received)
  const right = Buffer.from(secret)
  return secret !== '' && left.length === right.length && timingSafeEqual(left, right)
}
