import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startCollector, type CollectorStub } from '@doran/analytics/testing'
import { COOKIES } from '@doran/contract/names'
import { freePort } from '@doran/tooling/free-port'
import type { BrowserContext, Response } from '@playwright/test'
import { expect, test } from './journey'
import { LONG } from './long-journeys'

/** Pages that need no API, because the site of these journeys has none. */
const [FIRST, SECOND] = ['/terms', '/privacy']
const WEB = fileURLToPath(new URL('../../web', import.meta.url))
const ID = /^[\w-]{21}$/
/** Stands in amplitude-js and nowhere else. */
const OF_AMPLITUDE = 'amplitude_unsent'

type Site = { origin: string; stop: () => void }

let collector: CollectorStub
let site: Site

// One site serves both.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  collector = await startCollector()
  site = await startSite({ APP_ENV: 'production' })
})
test.afterAll(async () => {
  site.stop()
  await collector.close()
})

test(
  'analytics sends the first visit once, pages by route name, and nothing after an opt-out',
  LONG,
  async ({ page, context, troubles }) => {
    troubles.allow(/\/api\//)
    const loading = page.waitForResponse(async (answer) => hasAmplitude(answer))
    await page.goto(`${site.origin}${FIRST}?email=someone%40doran.example`)
    await loading
    const [visit, view] = await collector.seen(2)
    const id = await cookieOf(context, COOKIES.uniqueId)
    expect(id).toMatch(ID)
    expect(visit).toMatchObject({ type: 'Initial Visit', deviceId: id, userId: null })
    expect(view).toMatchObject({ type: 'page view', deviceId: id, properties: { route: 'terms' } })
    expect(collector.bodies.join()).not.toContain('doran.example')
    expect(await keysOf(context, /amp/i)).toEqual([])

    collector.clear()
    await page.goto(`${site.origin}${SECOND}`)
    expect(await collector.seen(1)).toMatchObject([
      { type: 'page view', deviceId: id, properties: { route: 'privacy' } },
    ])

    const other = await context.newPage()
    await other.goto(`${site.origin}${FIRST}`)
    await collector.seen(2)
    await page.getByRole('switch', { name: '사용 기록 수집' }).click()
    await expect(other.getByRole('switch', { name: '사용 기록 수집' })).not.toBeChecked()
    expect(await cookieOf(context, COOKIES.uniqueId)).toBeUndefined()
    collector.clear()
    await other.getByRole('link', { name: '개인정보 처리방침' }).first().click()
    await other.waitForURL(`**${SECOND}`)
    expect(collector.events).toEqual([])
    expect(await cookieOf(context, COOKIES.uniqueId)).toBeUndefined()
  },
)

test('no page loads the analytics code before it is idle', async ({ request }) => {
  const html = await (await request.get(`${site.origin}${FIRST}`)).text()
  const scripts = [...html.matchAll(/src="(?<path>[^"]+\.js)"/g)].map(
    ({ groups }) => groups?.['path'],
  )
  expect(scripts.length).toBeGreaterThan(3)
  for (const path of scripts) {
    const script = await request.get(`${site.origin}${path}`)
    expect(script.ok(), path).toBe(true)
    expect((await script.text()).includes(OF_AMPLITUDE), path).toBe(false)
  }
})

async function hasAmplitude(answer: Response): Promise<boolean> {
  const isScript = answer.request().resourceType() === 'script' && answer.ok()
  return isScript && (await answer.text()).includes(OF_AMPLITUDE)
}

async function cookieOf(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value
}

/** Names of cookies and of what lies in the stores of the browser that look like this. */
async function keysOf(context: BrowserContext, pattern: RegExp): Promise<string[]> {
  const { cookies, origins } = await context.storageState()
  const stored = origins.flatMap(({ localStorage }) => localStorage)
  return [...cookies, ...stored].map(({ name }) => name).filter((name) => pattern.test(name))
}

/** The built main site alone: what it sends to others needs neither an API nor a front door. */
async function startSite(env: Record<string, string>): Promise<Site> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const nowhere = `http://127.0.0.1:${await freePort()}`
  const bin = `${WEB}/node_modules/next/dist/bin/next`
  const child = spawn(process.execPath, [bin, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: WEB,
    stdio: 'ignore',
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PUBLIC_ORIGIN: origin,
      API_ORIGIN: nowhere,
      FRONT_DOOR_SECRET: 'only-for-journeys',
      AMPLITUDE_API_KEY: 'only-for-journeys',
      AMPLITUDE_API_ENDPOINT: collector.endpoint,
      ...env,
    },
  })
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    const isThere = await fetch(`http://127.0.0.1:${port}/icon.svg`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return { origin, stop: () => void child.kill('SIGTERM') }
    await new Promise((later) => setTimeout(later, 200))
  }
  child.kill('SIGTERM')
  throw new Error(`${origin} did not answer`)
}
