import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { createApp } from '../app.js'
import type { DatabaseSource } from '../db/client.js'
import { createDeps, type Deps } from '../deps.js'
import { readEnv } from '../env.js'
import { createLogger } from '../logger.js'
import { hurryOnRing, startSaving, startSweeping, stopOnRing } from '../modules/story-turn/index.js'
import { ORIGIN, createBrowser, type Browser } from './test-browser.js'

export const FRONT_DOOR_SECRET = 'front-door-secret-of-the-tests'

export type TestApi = {
  deps: Deps
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** A browser with a cookie jar of its own. */
  browser: () => Browser
}

/** A database of the test's own, cloned from the seeded template, and dropped after it. */
export async function createTestDatabase(): Promise<string> {
  const template = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(template, `create database ${name} template doran`)
  onTestFinished(() => asAdmin(template, `drop database if exists ${name} with (force)`))
  return template.replace('/doran?', `/${name}?`)
}

/** One API process on a database. Several may share one. */
export function startTestApi(source: DatabaseSource, overrides: Partial<Deps> = {}): TestApi {
  const env = readEnv({
    PUBLIC_ORIGIN: ORIGIN,
    FRONT_DOOR_SECRET,
    RATE_LIMIT_FACTOR: '1000',
    NODE_ENV: 'test',
  })
  const deps = createDeps(env, source, createLogger('silent'), overrides)
  const app = createApp(deps, { isReady: () => Promise.resolve(true) })
  deps.turnBell.open()
  stopOnRing(deps)
  hurryOnRing(deps)
  const sweeping = startSweeping(deps)
  const saving = startSaving(deps)
  onTestFinished(async () => {
    sweeping.stop()
    deps.liveTurns.hurry.abort()
    deps.liveTurns.giveUp.abort()
    await deps.liveTurns.drained()
    saving.stop()
    deps.models.close()
    await deps.turnBell.close()
    await deps.database.close()
  })
  const request = async (path: string, init: RequestInit = {}) =>
    app.request(`${ORIGIN}${path}`, init)
  return { deps, request, browser: () => createBrowser(request) }
}

async function asAdmin(template: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: template.replace('/doran?', '/postgres?') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
