import amplitude, { type Config } from 'amplitude-js'
import type { Collector, UsageClient } from './usage-client.js'

/**
 * Amplitude without anything kept in the browser and without anything of the person: options of 8.21, by its
 * `DEFAULT_OPTIONS`. Beacons outlive the page, ask for no preflight, and leave no queue behind.
 */
const OPTIONS: Config = {
  storage: 'none',
  // Also keeps it from trying out cookies of its own.
  disableCookies: true,
  saveEvents: false,
  transport: 'beacon',
  logLevel: 'DISABLE',
  includeUtm: false,
  includeReferrer: false,
  includeGclid: false,
  includeFbclid: false,
  deviceIdFromUrlParam: false,
  trackingOptions: {
    city: false,
    country: false,
    region: false,
    dma: false,
    carrier: false,
    ip_address: false,
    language: false,
    device_manufacturer: false,
    device_model: false,
    version_name: false,
  },
}

export function createAmplitudeClient({ apiKey, endpoint }: Collector): UsageClient {
  const client = amplitude.getInstance()
  const { protocol, host, pathname } = new URL(endpoint)
  let runningAs: string | null = null
  client.init(apiKey, undefined, {
    ...OPTIONS,
    apiEndpoint: `${host}${pathname}`,
    forceHttps: protocol === 'https:',
    optOut: true,
  })
  return {
    start: (deviceId) => {
      if (deviceId === runningAs) return
      runningAs = deviceId
      client.setDeviceId(deviceId)
      client.resetSessionId()
      client.setOptOut(false)
    },
    log: (type, properties) => void client.logEvent(type, properties),
    stop: () => {
      runningAs = null
      client.setOptOut(true)
    },
  }
}
