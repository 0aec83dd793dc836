import { TALES_PATH } from '@doran/contract/names'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import {
  expectAccessible,
  expectFocusShown,
  expectNoSidewaysScroll,
  expectTouchable,
} from './page-checks'
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

test('the hidden panel switches the navigation, and back', async ({ page, context }) => {
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
  expect(Math.abs(lifetime - YEAR_SECONDS)).toBeLessThan(60)

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

test('the panel closes by 닫기, Esc and its keys, and keeps nothing then', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(TALES_PATH)
  await ready(page)
  const panel = panelOf(page)
  const ways = [
    () => panel.getByRole('button', { name: '닫기' }).click(),
    () => page.keyboard.press('Escape'),
    () => pressKeys(page),
  ]
  const opener = page.getByRole('button', { name: '메뉴', exact: true })
  for (const close of ways) {
    await opener.focus()
    await pressKeys(page)
    await panel.getByRole('checkbox').first().check()
    await expectTouchable(page)
    await close()
    await expect(panel).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('doran_feature_flags')
})

test('a panel that does not come breaks nothing, and the next press asks again', async ({
  page,
  troubles,
}) => {
  troubles.allow(/Failed to load resource|ERR_FAILED|ChunkLoadError/)
  await page.goto('/about')
  await ready(page)
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/chunks/'),
  )
  await pressKeys(page)
  await refused
  await expect(panelOf(page)).toHaveCount(0)
  await page.unroute('**/_next/static/chunks/**')
  await pressKeys(page)
  await expect(panelOf(page)).toBeVisible()
})

test.describe('with the new navigation', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    const cookie = { name: 'doran_feature_flags', value: 'NEW_NAVIGATION', url: baseURL ?? '' }
    await context.addCookies([cookie])
  })

  test('a rail stands from 1081 px up, and up to 1080 all is as ever', async ({ page }) => {
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
    await expect(tabs.getByRole('link')).toHaveText(['홈', '이야기', '나'])
    await expectNoSidewaysScroll(page)
  })

  test('it leads to the places by keyboard, and marks where one is', async ({ page }) => {
    await page.goto('/about')
    await ready(page)
    const link = railOf(page).getByRole('link', { name: '나' })
    await link.focus()
    await expectFocusShown(page)
    await page.keyboard.press('Enter')
    await page.waitForURL('/me')
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('the way back of a leaf page stays, at the top of what it says', async ({ page }) => {
    await page.goto(`${TALES_PATH}/new`)
    const back = page.getByRole('link', { name: '이야기 고르러 가기', exact: true })
    await expect(back).toBeInViewport()
    expect((await back.boundingBox())?.x).toBeGreaterThanOrEqual(232)
    await back.click()
    await page.waitForURL(TALES_PATH)
  })

  test('below the generic header it repeats nothing of it', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByRole('banner')).toHaveCSS('width', '1280px')
    expect((await railOf(page).boundingBox())?.y).toBe(56)
    await expect(page.getByRole('link', { name: '도란 홈으로' })).toHaveCount(1)
    await expect(page.getByRole('link', { name: '로그인' })).toHaveCount(1)
  })

  test('it shows what was read last, and stays away from players', async ({ page, stories }) => {
    await page.goto('/about')
    await expect(railOf(page)).toContainText('읽던 이야기가 여기에 모여요.')
    const id = await stories.start()
    await page.reload()
    const recent = railOf(page).getByRole('list', { name: '최근 이야기' }).getByRole('link')
    await expect(recent).toHaveCount(1)
    await expect(recent).toContainText('밀실 도서관의 여섯 번째 열쇠')
    await recent.click()
    await page.waitForURL(`${TALES_PATH}/play/${id}`)
    await expect(railOf(page)).toHaveCount(0)
  })

  test('nothing moves when its scripts come', async ({ page }) => {
    await page.addInitScript(() => {
      const moved = { by: 0 }
      Object.assign(globalThis, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') moved.by += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/about', '/terms']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.evaluate('moved.by'), path).toBeLessThan(0.01)
    }
  })
})

test('a tampered cookie is a page as without one', async ({ page, context, baseURL, request }) => {
  const plain = await (await request.get('/about')).text()
  const junk = ['admin', '__proto__', '%E0%A4', 'NEW_NAVIGATION2', 'new_navigation'].join(',')
  for (const value of [junk, 'x,'.repeat(2_000), '%'.repeat(4_000)]) {
    await context.addCookies([{ name: 'doran_feature_flags', value, url: baseURL ?? '' }])
    const answer = await page.goto('/about')
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(railOf(page)).toHaveCount(0)
  }
  // A browser refuses to keep this much; a sender of requests does not.
  const headers = { cookie: `doran_feature_flags=${'ADMIN,'.repeat(1_365)}` }
  const answer = await request.get('/about', { headers })
  expect(answer.status()).toBe(200)
  const drawn = (html: string) => /<main[\s\S]*<\/footer>/.exec(html)?.[0]
  expect(drawn(await answer.text())).toBe(drawn(plain))
})
