import { AMPLITUDE_ENDPOINT } from '@doran/analytics'
import type { UsageConfig } from '../../core/runtime-config.js'

type Variables = Record<string, string | undefined>

const CONSENTS = ['notice', 'required'] as const

/** Reads the rules for recording usage; throws with the name of what is wrong. */
export function parseUsageEnv(variables: Variables, appEnv: 'local' | 'production'): UsageConfig {
  const consent = consentOf(variables['ANALYTICS_CONSENT'] || 'notice')
  const apiKey = variables['AMPLITUDE_API_KEY']?.trim() ?? ''
  const endpoint = endpointOf(variables['AMPLITUDE_API_ENDPOINT'] || AMPLITUDE_ENDPOINT)
  // Only production sends anything to third parties.
  if (appEnv !== 'production' || apiKey === '') return { consent }
  return { consent, analytics: { apiKey, endpoint } }
}

function consentOf(value: string): UsageConfig['consent'] {
  const consent = CONSENTS.find((known) => known === value)
  if (!consent)
    throw new Error(`ANALYTICS_CONSENT must be one of ${CONSENTS.join(', ')}, not "${value}"`)
  return consent
}

function endpointOf(value: string): string {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '')
    throw new Error(`AMPLITUDE_API_ENDPOINT must be a web address, not "${value}"`)
  return url.href.replace(/\/$/, '')
}
