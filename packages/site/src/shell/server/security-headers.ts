import { adSources } from '../../usage/advertising/ad-sources.js'
import type { SiteEnv } from './site-env.js'

type PolicyInput = {
  nonce: string
  env: Pick<SiteEnv, 'imageBaseUrl' | 'realtimeUrl' | 'hasAbly' | 'publicOrigin' | 'usage' | 'ads'>
  /** React's development build evaluates strings. */
  isDev: boolean
}

/**
 * Elements need the nonce; only `style` attributes are let through, because React renders the `style`
 * property into the page and attributes cannot carry a nonce.
 */
export function contentSecurityPolicy({ nonce, env, isDev }: PolicyInput): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    'style-src': isDev ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': sources("'self' data: blob:", env.imageBaseUrl),
    'font-src': "'self'",
    'connect-src': sources(realtimeSources(env), env.usage.analytics?.endpoint ?? ''),
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
  }
  for (const [name, adHosts] of Object.entries(adSources(env.ads)))
    directives[name] = [directives[name] ?? "'self'", ...adHosts].join(' ')
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

export const SECURITY_HEADERS = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const

function sources(own: string, address: string): string {
  const url = URL.parse(address)
  return url ? `${own} ${url.origin}` : own
}

/** Ably's endpoint, and those that its SDK falls back to. */
const ABLY_SOURCES =
  'https://*.ably.net wss://*.ably.net https://*.ably-realtime.com wss://*.ably-realtime.com'

/** Scripts may send requests and open sockets to the site itself, and to the realtime service. */
function realtimeSources({ publicOrigin, realtimeUrl, hasAbly }: PolicyInput['env']): string {
  const own = `'self' ${socketOrigin(publicOrigin)}`
  if (hasAbly) return `${own} ${ABLY_SOURCES}`
  const url = URL.parse(realtimeUrl.replace(/^ws/, 'http'))
  return url ? `${own} ${socketOrigin(url.origin)} ${url.origin}` : own
}

function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws')
}
