import { describe, expect, it } from 'vitest'
import { routeOf } from './route.js'

const origins = {
  apiOrigin: new URL('http://api.test'),
  webOrigin: new URL('http://web.test'),
  talesOrigin: null,
  isDev: false,
}

function where(url: string, isUpgrade = false): string | null {
  const route = routeOf(url, isUpgrade, origins)
  return route && route.origin.host + route.url
}

describe('routeOf', () => {
  it.each([
    ['/api/v1/home?x=1', 'api.test/v1/home?x=1'],
    ['/apix', 'web.test/apix'],
    ['/', 'web.test/'],
    ['/doran-tales/play/1', 'web.test/doran-tales/play/1'],
    ['/keys/a.b/requestToken', 'api.test/keys/a.b/requestToken'],
    ['/channels/x/messages', 'api.test/channels/x/messages'],
    ['/time', 'api.test/time'],
    ['/times', 'web.test/times'],
    ['/keys', 'web.test/keys'],
    ['/doran-tales/%EB%B9%84', 'web.test/doran-tales/%EB%B9%84'],
    [`/x?${'a&'.repeat(63)}`, `web.test/x?${'a&'.repeat(63)}`],
  ])('sends %s to %s', (url, expected) => expect(where(url)).toBe(expected))

  it('sends a socket on the root to the API', () => {
    expect(where('/?key=x', true)).toBe('api.test/?key=x')
  })

  it("sends the socket of Next's development mode to the site, and has none for it elsewhere", () => {
    const path = '/_next/webpack-hmr'
    expect(routeOf(path, true, { ...origins, isDev: true })?.origin.host).toBe('web.test')
    expect(where(path, true)).toBeNull()
    expect(where(`/doran-tales${path}`, true)).toBeNull()
  })

  it.each([
    '*',
    'http://elsewhere.test/',
    '',
    '/api',
    '/api?x=1',
    '/api/healthz',
    '/API/v1/home',
    '/Api/v1/home',
    '/./api/v1/home',
    '/x/../api/v1/home',
    '/x/%2e%2E/api/v1/home',
    '/doran-tales/../api/v1/home',
    '/edge/..',
    '//api/v1/home',
    '/x\\..\\api',
    '/DORAN-TALES/play/1',
    '/_global-error',
    '/doran-tales/_global-error/',
    '/doran-tales/theme/%ff',
    '/doran-tales/play/%E0%A4%A',
    `/doran-tales?${'a&'.repeat(64)}`,
    `/doran-tales?q=${'a'.repeat(8_192)}`,
  ])('has no way for %j', (url) => expect(where(url)).toBeNull())

  it('has no socket for pages', () => {
    expect(where('/doran-tales/x', true)).toBeNull()
    expect(where('/x', true)).toBeNull()
  })

  it('asks the story area itself where it lives elsewhere than baked in', () => {
    const moved = { ...origins, talesOrigin: new URL('http://tales.test') }
    expect(routeOf('/doran-tales/new', false, moved)?.origin.host).toBe('tales.test')
    expect(routeOf('/doran-talesx', false, moved)?.origin.host).toBe('web.test')
  })
})
