import { NextResponse, type NextRequest } from 'next/server'
import { SECURITY_HEADERS, contentSecurityPolicy } from './shell/server/security-headers.js'
import type { SiteEnv } from './shell/server/site-env.js'

export type ProxyOptions = {
  env: Pick<SiteEnv, 'imageBaseUrl' | 'realtimeUrl' | 'hasAbly' | 'publicOrigin' | 'usage' | 'ads'>
  isDev?: boolean
}

/**
 * Next's `proxy`: a nonce of its own for every page, read back from the policy by Next and from `x-nonce` by
 * `SiteRoot`. Its matcher must leave out what another server answers, or pages would carry two policies.
 */
export function createProxy({ env, isDev = false }: ProxyOptions) {
  return function proxy(request: NextRequest): NextResponse {
    const nonce = createNonce()
    const policy = contentSecurityPolicy({ nonce, env, isDev })
    const headers = new Headers(request.headers)
    headers.set('x-nonce', nonce)
    headers.set('content-security-policy', policy)
    const response = NextResponse.next({ request: { headers } })
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value)
    response.headers.set('content-security-policy', policy)
    return response
  }
}

function createNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
}
