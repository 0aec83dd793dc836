import { Writable } from 'node:stream'
import { expect } from 'vitest'
import type { Deps } from '../../deps.js'
import { createLogger } from '../../platform/process/logger.js'
import { systemClock } from '../../platform/time/clock.js'
import { afterTest, type OnEnd } from '../shared-by-tests.js'
import { FRONT_DOOR_SECRET, createTestDatabase, startTestApi, type TestApi } from '../test-app.js'
import { ORIGIN, createBrowser, type Browser } from '../test-browser.js'
import { createCanaries } from './canaries.js'
import { cookieFaults } from './cookie-faults.js'

export type WatchedApi = TestApi & {
  /** A browser at an address, as the front door tells it. */
  browserAt: (address: string) => Browser
}

/** One that is configured, so that signing in by it can be begun. */
const A_PROVIDER = { KAKAO_CLIENT_ID: 'stub', KAKAO_CLIENT_SECRET: 'stub' }

/** In Seoul, while one can check in and books can be made: every call can succeed. */
const OPEN_MORNING = new Date('2026-12-05T08:00:00+09:00')

type Given = { env?: Record<string, string>; overrides?: Partial<Deps>; isProduction?: boolean }

/**
 * An API whose every answer and every line of log is looked at: what a person typed or holds must stand in neither
 * log nor refusal, no answer is a 5xx or for another origin, and each cookie has its flags. What is found fails the
 * test at its end.
 */
export async function startWatchedApi(
  { env = {}, overrides = {}, isProduction = false }: Given = {},
  onEnd: OnEnd = afterTest,
): Promise<WatchedApi> {
  const canaries = createCanaries()
  const faults: string[] = []
  onEnd(() => expect([...faults, ...canaries.found()]).toEqual([]))
  const log = new Writable({
    write(line: Buffer, _encoding, done) {
      canaries.search('the log', line.toString())
      done()
    },
  })
  // It stands still: what is valid for a minute is so however busy the machine.
  const clock = { ...systemClock, now: () => new Date(OPEN_MORNING) }
  const watched = { logger: createLogger('debug', log), clock, ...overrides }
  const more = { ...A_PROVIDER, ...env }
  const api = startTestApi(await createTestDatabase(onEnd), watched, onEnd, more)
  // What production insists on besides is no matter here.
  if (isProduction) api.deps.env = { ...api.deps.env, APP_ENV: 'production' }
  const { PUBLIC_ORIGIN } = api.deps.env

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    canaries.noteBody(init.body)
    const response = await api.request(path, fromOwnOrigin(init, PUBLIC_ORIGIN))
    for (const line of response.headers.getSetCookie()) {
      canaries.noteCookie(line)
      faults.push(...cookieFaults(line, PUBLIC_ORIGIN))
    }
    if (response.headers.has('access-control-allow-origin')) faults.push(`${path} answers CORS`)
    if (response.status >= 500) faults.push(`${path} answered ${response.status}`)
    if (response.status >= 400) canaries.search(path, await response.clone().text())
    return response
  }
  const browserAt = (address: string) =>
    createBrowser((path, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('x-doran-front-door', FRONT_DOOR_SECRET)
      headers.set('x-doran-client-address', address)
      return request(path, { ...init, headers })
    })
  return { deps: api.deps, request, browser: () => createBrowser(request), browserAt }
}

/** Browsers of the tests say the tests' origin, which need not be this API's; an empty one is left out. */
function fromOwnOrigin(init: RequestInit, publicOrigin: string): RequestInit {
  const headers = new Headers(init.headers)
  if (headers.get('origin') === ORIGIN) headers.set('origin', publicOrigin)
  if (headers.get('origin') === '') headers.delete('origin')
  return { ...init, headers }
}
