import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { expectAccessible, expectNoSidewaysScroll, expectTouchable } from './page-checks'
import { ready } from './player'

const WIDE = { width: 1280, height: 800 }
const NARROWEST_WITH_RAIL = { width: 1081, height: 800 }
const WIDEST_WITHOUT = { width: 1080, height: 800 }
const PHONE = { width: 360, height: 740 }
const YEAR_SECONDS = 365 * 24 * 60 * 60

const railOf = (page: Page) => page.getByRole('navigation', { name: '둘러보기' })
const panelOf = (page: Page) => page.getByRole('dialog', { name: '시험 중인 기능' })
const pressKeys = (page: Page) => page.keyboard.press('Control+Shift+KeyF')

test.use({ viewport: WIDE })

test('the flag panel switches the navigation on and off', async ({ page, context }) => {
  const flags = async () =>
    (await context.cookies()).find(({ name }) => name === 'doran_feature_flags')
  await page.goto('/about')
  await ready(page)
  await expect(railOf(page)).toHaveCount(0)
  await pressKeys(page)
  const panel = panelOf(page)
  await expect(panel.getByRole('checkbox')).toHaveCount(2)
  await expectAccessible(page)
  await panel.getByRole('checkbox', { name: 'NEW_NAVIGATION' }).check()
  await panel.getByRole('checkbox', { name: 'PAYOUT_DASHBOARD_BANNER' }).check()
  await panel.getByRole('button', { name: '저장' }).click()

  await expect(railOf(page)).toBeVisible()
  await expect(panel).toHaveCount(0)
  const kept = await flags()
  expect(kept?.value).toBe('NEW_NAVIGATION,PAYOUT_DASHBOARD_BANNER')
  expect(kept).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false })
  const lifetime = (kept?.expires ?? 0) - Date.now() / 1000
  expect(lifetime).toBeCloseTo(YEAR_SECONDS, -3)

  await ready(page)
  await pressKeys(page)
  for (const name of ['NEW_NAVIGATION', 'PAYOUT_DASHBOARD_BANNER']) {
    const box = panel.getByRole('checkbox', { name })
    await expect(box).toBeChecked()
    await box.uncheck()
  }
  await panel.getByRole('button', { name: '저장' }).click()
  await expect(railOf(page)).toHaveCount(0)
  expect(await flags()).toBeUndefined()
})

test(
  'a flag panel that fails to load is requested again by the next press',
  LONG,
  async ({ page, troubles }) => {
    troubles.allow(/Failed to load (resource|chunk)|ERR_FAILED|ChunkLoadError/)
    await page.goto('/about')
    await ready(page)
    // What the page loads when it is idle must not be refused.
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    // Next asks for a refused chunk a second time by itself; only after that the load has failed.
    const refusals = new Map<string, number>()
    const refused = page.waitForEvent('requestfailed', (request) => {
      const times = (refusals.get(request.url()) ?? 0) + 1
      refusals.set(request.url(), times)
      return times === 2
    })
    await pressKeys(page)
    await refused
    await expect(panelOf(page)).toHaveCount(0)
    await page.unroute('**/_next/static/chunks/**')
    await pressKeys(page)
    await expect(panelOf(page)).toBeVisible()
  },
)

test.describe('with the new navigation', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    const cookie = { name: 'doran_feature_flags', value: 'NEW_NAVIGATION', url: baseURL ?? '' }
    await context.addCookies([cookie])
  })

  test('the rail replaces the bars from 1081 px', LONG, async ({ page }) => {
    const bar = page.getByRole('banner').getByRole('link', { name: '도란 홈으로' })
    const tabs = page.getByRole('navigation', { name: '주요 화면' })
    await page.setViewportSize(NARROWEST_WITH_RAIL)
    await page.goto('/')
    await expect(railOf(page)).toHaveCSS('width', '232px')
    await expect(bar).toBeHidden()
    await expectNoSidewaysScroll(page)
    await expectTouchable(page)
    await expectAccessible(page)
    await page.setViewportSize(WIDEST_WITHOUT)
    await expect(railOf(page)).toBeHidden()
    await expect(bar).toBeVisible()
    await page.setViewportSize(PHONE)
    await expect(tabs.getByRole('link')).toHaveText(['홈', '이야기', '놀이', '대화', '내 정보'])
    await expectNoSidewaysScroll(page)
  })
})
