import { expect, it } from 'vitest'
import { adSources } from './ad-sources.js'
import { parseAdsEnv } from './ads-env.js'

const variables = { ADS_PROVIDER: 'adfit', ADS_UNIT_NEW_TALES: 'DAN-abc123' }

it('is off by default, and stays off while only units are named', () => {
  expect(parseAdsEnv({})).toBeUndefined()
  expect(parseAdsEnv({ ...variables, ADS_PROVIDER: '' })).toBeUndefined()
})

it('reads a unit for each place', () => {
  expect(parseAdsEnv({ ...variables, ADS_UNIT_THEME: ' DAN-xyz ', ADS_UNIT_TALES: '' })).toEqual({
    provider: 'adfit',
    units: { newTales: 'DAN-abc123', theme: 'DAN-xyz' },
    scriptUrl: 'https://t1.kakaocdn.net/kas/static/ba.min.js',
  })
})

it.each([
  [{ ...variables, ADS_PROVIDER: 'other' }, 'ADS_PROVIDER'],
  [{ ADS_PROVIDER: 'adfit' }, 'ADS_UNIT_TALES'],
  [{ ...variables, ADS_UNIT_PLAYER: 'DAN-a' }, 'ADS_UNIT_PLAYER'],
  [{ ...variables, ADS_UNIT_THEME: '"><script>' }, 'ADS_UNIT_THEME'],
  [{ ...variables, ADS_SCRIPT_URL: 'http://ads.example/a.js' }, 'ADS_SCRIPT_URL'],
  [{ ...variables, ADS_SCRIPT_URL: 'javascript:alert(1)' }, 'ADS_SCRIPT_URL'],
])('names what is wrong: %o', (env, name) => {
  expect(() => parseAdsEnv(env)).toThrow(name)
})

it('takes a script on loopback, for tests', () => {
  const ads = parseAdsEnv({ ...variables, ADS_SCRIPT_URL: 'http://127.0.0.1:4000/ads.js' })
  expect(ads?.scriptUrl).toBe('http://127.0.0.1:4000/ads.js')
})

it('lets in what the provider needs, and nothing without one', () => {
  expect(adSources(undefined)).toEqual({})
  const sources = adSources(parseAdsEnv(variables))
  expect(Object.keys(sources)).toEqual(['frame-src', 'img-src', 'connect-src'])
  for (const list of Object.values(sources))
    for (const source of list) expect(source).toMatch(/^https:\/\/[a-z0-9.-]+$/)
})
