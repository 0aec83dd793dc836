import { contract } from '@doran/contract'
import { COOKIES, STORAGE_KEYS, TALES_PATH } from '@doran/contract/names'
import type { Page, Request } from '@playwright/test'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { ready } from './player'

const SESSION = '/api/v1/event-log/user-session'
const EVENTS = '/api/v1/event-log/user-event'

const opening = contract['POST /v1/event-log/user-session']
const handing = contract['POST /v1/event-log/user-event']

/** What a page says of its usage, in the order in which it leaves. */
function watchUsage(page: Page) {
  const calls: { path: string; method: string; request: Request }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/v1/event-log/'))
      calls.push({ path, method: request.method(), request })
  })
  const events = () =>
    calls
      .filter(({ path }) => path === EVENTS)
      .flatMap(({ request }) => handing.body.parse(request.postDataJSON()).values)
  const names = () =>
    events().map(({ type, object, object_name }) => [type, object, object_name].join(' '))
  return { calls, events, names }
}

const sessionOf = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.eventLogSession)

test('a visit is one event session over pages, sites and tabs, and its events arrive', async ({
  page,
  context,
}) => {
  const usage = watchUsage(page)
  const opened = page.waitForResponse((answer) => answer.url().endsWith(SESSION))
  await page.goto('/')
  const { session_id } = opening.reply.schema.parse(await (await opened).json())
  await expect.poll(usage.names).toContain('view page home')
  expect(usage.calls[0]).toMatchObject({ path: SESSION, method: 'POST' })
  expect(usage.calls[0]?.request.postDataJSON()).toMatchObject({
    device_type: 'android',
    ip_address: '',
    location: '',
  })

  await page.goto(TALES_PATH)
  const handed = page.waitForResponse((answer) => answer.url().endsWith(EVENTS))
  await expect.poll(usage.names).toContain('view page tales')
  const result = handing.reply.schema.parse(await (await handed).json())
  expect(result.dropped).toEqual({ out_of_time: 0, too_large: 0, unknown_session: 0 })
  expect(result.stored).toBeGreaterThan(0)

  const other = await context.newPage()
  await other.goto('/about')
  expect(await sessionOf(other)).toBe(session_id)
  expect(new Set(usage.events().map((event) => event.session_id))).toEqual(new Set([session_id]))
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === COOKIES.uniqueId)?.value).toMatch(/^[\w-]{21}$/)
})

test('opting out of usage records stops them until opting in', LONG, async ({ page }) => {
  const usage = watchUsage(page)
  await page.goto('/')
  await expect.poll(usage.names).toContain('view page home')
  const inFooter = page.getByRole('contentinfo').getByRole('switch', { name: '사용 기록 수집' })
  await expect(inFooter).toBeChecked()
  await inFooter.uncheck()
  await expect.poll(() => sessionOf(page)).toBeNull()

  const before = usage.calls.length
  await page.goto('/me')
  const onMe = page.getByRole('main').getByRole('switch', { name: '사용 기록 수집' })
  await expect(onMe).not.toBeChecked()
  await page.goto('/about')
  await ready(page)
  expect(usage.calls).toHaveLength(before)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === COOKIES.usageChoice)?.value).toBe('out')
  expect(cookies.some(({ name }) => name === COOKIES.uniqueId)).toBe(false)

  await page.goto('/me')
  await ready(page)
  await onMe.check()
  await page.goto('/about')
  await expect.poll(() => usage.names().slice(-1)).toEqual(['view page about'])
})
