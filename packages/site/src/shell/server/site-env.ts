import type { AdsConfig } from '../../core/ads-config.js'
import { parseAdsEnv } from '../../usage/advertising/ads-env.js'
import type { RuntimeConfig, UsageConfig } from '../../core/runtime-config.js'
import { parseUsageEnv } from './usage-env.js'

/** A site's environment, checked once at boot. */
export type SiteEnv = {
  appEnv: RuntimeConfig['appEnv']
  publicOrigin: string
  apiOrigin: string
  /** Ends with a slash; the API itself where no image host is named. */
  imageBaseUrl: string
  realtimeUrl: string
  /** True where browsers connect to Ably's own addresses. */
  hasAbly: boolean
  /** The operator, in one line below the footer; empty where none is configured. */
  businessLine: string
  /** The contact for questions about personal data; empty where none is configured. */
  contactEmail: string
  /** Proves to the API that the client's address comes from the front door; empty without one. */
  frontDoorSecret: string
  /** The milliseconds that the API's clock is ahead of the real one: where `DORAN_CLOCK` sets it, else 0. */
  clockAheadMs: number
  usage: UsageConfig
  /** Left out where no advertisements are shown. */
  ads?: AdsConfig
}

type Variables = Record<string, string | undefined>

/** Parses the environment; throws with the name of what is wrong. Call it in `src/env.ts` alone. */
export function parseSiteEnv(variables: Variables): SiteEnv {
  const appEnv = appEnvOf(variables)
  const production = appEnv === 'production'
  const publicOrigin = origin(
    variables,
    'PUBLIC_ORIGIN',
    production ? undefined : 'http://localhost:3000',
  )
  const ads = parseAdsEnv(variables)
  return {
    appEnv,
    publicOrigin,
    apiOrigin: origin(variables, 'API_ORIGIN', production ? undefined : 'http://127.0.0.1:3003'),
    imageBaseUrl: withSlash(address(variables, 'IMAGE_BASE_URL') || `${publicOrigin}/api/v1/image`),
    realtimeUrl: address(variables, 'REALTIME_PUBLIC_URL'),
    hasAbly: Boolean(variables['ABLY_API_KEY']) && !variables['REALTIME_PUBLIC_URL'],
    businessLine: variables['BUSINESS_LINE']?.trim() ?? '',
    contactEmail: email(variables, 'CONTACT_EMAIL'),
    frontDoorSecret: variables['FRONT_DOOR_SECRET'] ?? '',
    clockAheadMs: clockAheadMs(variables, production),
    usage: parseUsageEnv(variables, appEnv),
    ...(ads && { ads }),
  }
}

function appEnvOf(variables: Variables): SiteEnv['appEnv'] {
  const value = variables['APP_ENV'] || 'local'
  if (value !== 'local' && value !== 'production')
    throw new Error(`APP_ENV must be "local" or "production", not "${value}"`)
  return value
}

function origin(variables: Variables, name: string, fallback: string | undefined): string {
  const value = variables[name] || fallback
  if (value === undefined) throw new Error(`${name} must be set in production`)
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`${name} must be an origin such as https://doran.example, not "${value}"`)
  return url.origin
}

function address(variables: Variables, name: string): string {
  const value = variables[name]
  if (!value) return ''
  if (!value.startsWith('/') && !URL.canParse(value))
    throw new Error(`${name} must be an address or a path of the site, not "${value}"`)
  return value
}

function email(variables: Variables, name: string): string {
  const value = variables[name]?.trim() ?? ''
  if (value !== '' && !/^[^\s@]+@[^\s@]+$/.test(value))
    throw new Error(`${name} must be an e-mail address, not "${value}"`)
  return value
}

function clockAheadMs(variables: Variables, production: boolean): number {
  const value = variables['DORAN_CLOCK']
  if (!value) return 0
  if (production) throw new Error('DORAN_CLOCK: production goes by the real time')
  const start = Date.parse(value)
  if (Number.isNaN(start)) throw new Error(`DORAN_CLOCK must be an instant, not "${value}"`)
  return start - Date.now()
}

function withSlash(base: string): string {
  return base.endsWith('/') ? base : `${base}/`
}
