import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startCollector, type CollectorStub } from '@doran/analytics/testing'
import { COOKIES } from '@doran/contract/names'
import type { BrowserContext, Response } from '@playwright/test'
import { freePort } from './free-port'
import { expect, test } from './journey'

/** Pages that need no API, because the sites of these journeys have none. */
const [FIRST, SECOND] = ['/terms', '/privacy']
const WEB = fileURLToPath(new URL('../../web', import.meta.url))
const ID = /^[\w-]{21}$/
/** Stands in amplitude-js and nowhere else. */
const OF_AMPLITUDE = 'amplitude_unsent'
/** Longer than a page waits for an idle moment. */
const UNTIL_SENT_MS = 4_000

type Site = { origin: string; stop: () => void }

let collector: CollectorStub
let sites: Record<'notice' | 'required' | 'local', Site>

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  collector = await startCollector()
  const [notice, required, local] = await Promise.all([
    startSite({ APP_ENV: 'production' }),
    startSite({ APP_ENV: 'production', ANALYTICS_CONSENT: 'required' }),
    startSite({ APP_ENV: 'local' }),
  ])
  sites = { notice, required, local }
})
test.afterAll(async () => {
  for (const site of Object.values(sites)) site.stop()
  await collector.close()
})
test.beforeEach(({ troubles }) => {
  collector.clear()
  troubles.allow(/\/api\//)
})

test('a first visit is told of once, and each page by its name alone', async ({
  page,
  context,
}) => {
  const loading = page.waitForResponse(async (answer) => hasAmplitude(answer))
  await page.goto(`${sites.notice.origin}${FIRST}?email=someone%40doran.example`)
  await loading
  const [visit, view] = await collector.seen(2)
  const id = await cookieOf(context, COOKIES.uniqueId)
  expect(id).toMatch(ID)
  expect(visit).toMatchObject({ type: 'Initial Visit', deviceId: id, userId: null })
  expect(view).toMatchObject({ type: 'page view', deviceId: id, properties: { route: 'terms' } })
  expect(collector.bodies.join()).not.toContain('doran.example')
  expect(await keysOf(context, /amp/i)).toEqual([])

  collector.clear()
  await page.goto(`${sites.notice.origin}${SECOND}`)
  await page.waitForTimeout(UNTIL_SENT_MS)
  expect(collector.events).toMatchObject([
    { type: 'page view', deviceId: id, properties: { route: 'privacy' } },
  ])
})

test('nothing is told after a no in the footer, in another tab neither', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`${sites.notice.origin}${FIRST}`)
  await collector.seen(3)
  await page.getByRole('switch', { name: '이용 기록 보내기' }).click()
  await expect(other.getByRole('switch', { name: '이용 기록 보내기' })).not.toBeChecked()
  expect(await cookieOf(context, COOKIES.uniqueId)).toBeUndefined()

  collector.clear()
  await other.getByRole('link', { name: '개인정보 처리방침' }).first().click()
  await page.goto(`${sites.notice.origin}${SECOND}`)
  await page.waitForTimeout(UNTIL_SENT_MS)
  expect(collector.events).toEqual([])
  expect(await cookieOf(context, COOKIES.uniqueId)).toBeUndefined()
})

test('where consent comes first nothing is told before a yes', async ({ page, context }) => {
  await page.goto(`${sites.required.origin}${FIRST}`)
  await page.waitForTimeout(UNTIL_SENT_MS)
  expect([collector.events, await cookieOf(context, COOKIES.uniqueId)]).toEqual([[], undefined])
  await page.getByRole('button', { name: '보낼게요' }).click()
  const events = await collector.seen(2)
  expect(events.map(({ type }) => type)).toEqual(['Initial Visit', 'page view'])
})

test('no page brings it along before it is idle', async ({ request }) => {
  const html = await (await request.get(`${sites.notice.origin}${FIRST}`)).text()
  const scripts = [...html.matchAll(/src="(?<path>[^"]+\.js)"/g)].map(
    ({ groups }) => groups?.['path'],
  )
  expect(scripts.length).toBeGreaterThan(3)
  for (const path of scripts) {
    const script = await request.get(`${sites.notice.origin}${path}`)
    expect(script.ok(), path).toBe(true)
    expect((await script.text()).includes(OF_AMPLITUDE), path).toBe(false)
  }
})

test('outside production nothing is loaded or told', async ({ page, context }) => {
  const loaded: Promise<boolean>[] = []
  page.on('response', (answer) => loaded.push(hasAmplitude(answer)))
  await page.goto(`${sites.local.origin}${FIRST}`)
  await page.waitForTimeout(UNTIL_SENT_MS)
  expect(await Promise.all(loaded)).not.toContain(true)
  expect([collector.events, await cookieOf(context, COOKIES.uniqueId)]).toEqual([[], undefined])
})

test('a collector that fails is nobody’s trouble', async ({ page, troubles }) => {
  troubles.allow(/status of 503/)
  collector.fail(503)
  await page.goto(`${sites.notice.origin}${FIRST}`)
  await page.waitForTimeout(UNTIL_SENT_MS)
  collector.fail(null)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
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
