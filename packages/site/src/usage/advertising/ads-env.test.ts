import { expect, it } from 'vitest'
import { adSources } from './ad-sources.js'
import { parseAdsEnv } from './ads-env.js'

const given = { ADS_PROVIDER: 'adfit', ADS_UNIT_NEW_TALES: 'DAN-abc123' }

it('is off by default, and stays off while only units are named', () => {
  expect(parseAdsEnv({})).toBeUndefined()
  expect(parseAdsEnv({ ...given, ADS_PROVIDER: '' })).toBeUndefined()
})

it('reads a unit for each place', () => {
  expect(parseAdsEnv({ ...given, ADS_UNIT_THEME: ' DAN-xyz ', ADS_UNIT_TALES: '' })).toEqual({
    provider: 'adfit',
    units: { newTales: 'DAN-abc123', theme: 'DAN-xyz' },
    scriptUrl: 'https://t1.kakaocdn.net/kas/static/ba.min.js',
  })
})

it.each([
  [{ ...given, ADS_PROVIDER: 'other' }, 'ADS_PROVIDER'],
  [{ ADS_PROVIDER: 'adfit' }, 'ADS_UNIT_TALES'],
  [{ ...given, ADS_UNIT_PLAYER: 'DAN-a' }, 'ADS_UNIT_PLAYER'],
  [{ ...given, ADS_UNIT_THEME: '"><script>' }, 'ADS_UNIT_THEME'],
  [{ ...given, ADS_SCRIPT_URL: 'http://ads.example/a.js' }, 'ADS_SCRIPT_URL'],
  [{ ...given, ADS_SCRIPT_URL: 'javascript:alert(1)' }, 'ADS_SCRIPT_URL'],
])('names what is wrong: %o', (env, name) => {
  expect(() => parseAdsEnv(env)).toThrow(name)
})

it('takes a script on loopback, for tests', () => {
  const ads = parseAdsEnv({ ...given, ADS_SCRIPT_URL: 'http://127.0.0.1:4000/ads.js' })
  expect(ads?.scriptUrl).toBe('http://127.0.0.1:4000/ads.js')
})

it('lets in what the provider needs, and nothing without one', () => {
  expect(adSources(undefined)).toEqual({})
  const sources = adSources(parseAdsEnv(given))
  expect(Object.keys(sources)).toEqual(['frame-src', 'img-src', 'connect-src'])
  for (const list of Object.values(sources))
    for (const source of list) expect(source).toMatch(/^https:\/\/[a-z0-9.-]+$/)
})
