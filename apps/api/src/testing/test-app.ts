import { INTERNAL_HEADERS } from '@doran/contract/names'
import { createApp } from '../app.js'
import type { DatabaseSource } from '../platform/db/client.js'
import { createDeps, type Deps } from '../deps.js'
import { readEnv } from '../env.js'
import { createFakeImageStore } from '../platform/images/image-store.fake.js'
import { createLogger } from '../platform/process/logger.js'
import { createFakeMailer } from '../platform/mail/mailer.fake.js'
import { systemContext } from '../platform/context/context.js'
import { startServices } from '../platform/module/start-modules.js'
import { createManualClock } from '../platform/time/clock.fake.js'
import { afterTest, sharedByTests, type OnEnd } from './shared-by-tests.js'
import { ORIGIN, createBrowser, type Browser } from './test-browser.js'
import { createTestDatabase } from './test-database.js'

export { createTestDatabase }

export const FRONT_DOOR_SECRET = 'front-door-secret-of-the-tests'

export type TestApi = {
  deps: Deps
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** A browser with a cookie jar of its own; `address` is where it calls from. */
  browser: (address?: string) => Browser
}

/** An API of the test's own, whose time it sets. */
export async function startTimedApi() {
  const clock = createManualClock(new Date())
  return { clock, api: startTestApi(await createTestDatabase(), { clock }) }
}

/** One API process on a database. Several may share one. `more`: of its environment. */
export function startTestApi(
  source: DatabaseSource,
  overrides: Partial<Deps> = {},
  onEnd: OnEnd = afterTest,
  more: Record<string, string> = {},
): TestApi {
  const env = readEnv({
    PUBLIC_ORIGIN: ORIGIN,
    FRONT_DOOR_SECRET,
    AUTH_SECRET: 'auth-secret-of-the-tests-for-all-of-them',
    RATE_LIMIT_FACTOR: '1000',
    NODE_ENV: 'test',
    ...more,
  })
  const deps = createDeps(env, source, createLogger('silent'), {
    mailer: createFakeMailer(),
    images: createFakeImageStore(),
    ...overrides,
  })
  const app = createApp(deps, { isReady: () => Promise.resolve(true) })
  // No mail is delivered by itself: tests read from the queue what a delivery would empty.
  const modules = deps.registry.modules.filter(({ name }) => name !== 'mail')
  const services = startServices({
    ...systemContext(deps),
    registry: { ...deps.registry, modules },
  })
  onEnd(async () => {
    // No test waits for a model at its end.
    deps.liveTurns.giveUp.abort()
    await services.drain()
    await services.stop()
    deps.models.close()
    await deps.database.close()
  })
  const request = async (path: string, init: RequestInit = {}) =>
    app.request(`${ORIGIN}${path}`, init)
  const requestFrom =
    (address: string) =>
    (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      headers.set(INTERNAL_HEADERS.frontDoor, FRONT_DOOR_SECRET)
      headers.set(INTERNAL_HEADERS.clientAddress, address)
      return request(path, { ...init, headers })
    }
  const browser = (address?: string) =>
    createBrowser(address === undefined ? request : requestFrom(address))
  return { deps, request, browser }
}

/** One API on one database for all tests of a file or `describe`, which leave nothing behind in it. */
export function sharedTestApi(): () => TestApi {
  return sharedByTests(async (onEnd) => startTestApi(await createTestDatabase(onEnd), {}, onEnd))
}
