import { AD_PLACES, type AdPlace, type AdsConfig } from '../../core/ads-config.js'

type Variables = Record<string, string | undefined>

const ADFIT_SCRIPT = 'https://t1.kakaocdn.net/kas/static/ba.min.js'
const UNIT = /^ADS_UNIT_(?<place>.+)$/

/** Parses `ADS_*`; undefined without a provider. Throws with the name of what is wrong. */
export function parseAdsEnv(variables: Variables): AdsConfig | undefined {
  const provider = variables['ADS_PROVIDER']?.trim()
  if (!provider) return undefined
  if (provider !== 'adfit') throw new Error(`ADS_PROVIDER must be "adfit", not "${provider}"`)
  const units = unitsOf(variables)
  if (Object.keys(units).length === 0)
    throw new Error(`ADS_PROVIDER needs a unit: ${places().map(variableOf).join(', ')}`)
  return { provider, units, scriptUrl: scriptOf(variables['ADS_SCRIPT_URL'] || ADFIT_SCRIPT) }
}

function unitsOf(variables: Variables): AdsConfig['units'] {
  const units: AdsConfig['units'] = {}
  for (const [name, value] of Object.entries(variables)) {
    const unit = value?.trim()
    if (!unit || !UNIT.test(name)) continue
    const place = places().find((known) => variableOf(known) === name)
    if (!place)
      throw new Error(`${name} is no place; known are ${places().map(variableOf).join(', ')}`)
    if (!/^DAN-[A-Za-z0-9]+$/.test(unit))
      throw new Error(`${name} must be a unit of AdFit such as DAN-abc123, not "${unit}"`)
    units[place] = unit
  }
  return units
}

function scriptOf(value: string): string {
  const url = URL.parse(value)
  const isLocal = url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname)
  if (!url || (url.protocol !== 'https:' && !isLocal))
    throw new Error(`ADS_SCRIPT_URL must be an https address, not "${value}"`)
  return url.href
}

/** `newTales` → `ADS_UNIT_NEW_TALES`. */
function variableOf(place: AdPlace): string {
  return `ADS_UNIT_${place.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
}

function places(): AdPlace[] {
  return Object.keys(AD_PLACES).filter((name): name is AdPlace => name in AD_PLACES)
}
