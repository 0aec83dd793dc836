import { TALES_PATH } from '@doran/contract/names'
import type { BrowserContext, Page } from '@playwright/test'
import { AD_SCRIPT } from './ad-stub'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks'
import { ready } from './player'

const room = (page: Page) => page.getByRole('complementary', { name: '광고' })

/** Stands in for the network and counts its requests. */
async function watchNetwork(context: BrowserContext) {
  let asked = 0
  await context.route(AD_SCRIPT, (route) => {
    asked += 1
    return route.fulfill({
      contentType: 'text/javascript',
      body: `for (const area of document.querySelectorAll('.kakao_ad_area')) { area.style.display = 'block'; area.textContent = area.dataset.adUnit }`,
    })
  })
  return () => asked
}

async function openTheme(page: Page) {
  await page.goto(TALES_PATH)
  await page.locator(`a[href^="${TALES_PATH}/theme/"]`).last().click()
  await page.waitForURL(/\/theme\//)
  await ready(page)
}

async function scrollToEnd(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
}

async function setBirthday(page: Page, birthday: string) {
  await page.goto('/me')
  const id = await page.evaluate(async () => {
    const me: { profile: { id: string } } = await (await fetch('/api/v1/user/me')).json()
    return me.profile.id
  })
  const status = await page.evaluate(
    async ([path, value]) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ birthday: value })
      return (await fetch(path ?? '', { method: 'PATCH', headers, body })).status
    },
    [`/api/v1/profile/${id}`, birthday],
  )
  expect(status).toBe(200)
}

test(
  'an adult sees advertisements only after consent',
  LONG,
  async ({ page, context, account }) => {
    expect(account.email).toContain('@')
    const asked = await watchNetwork(context)
    await setBirthday(page, '1990-01-01')
    await page.reload()
    await ready(page)
    const choice = page.getByRole('switch', { name: '광고 보기' })
    await expect(choice).not.toBeChecked()
    await choice.check()
    expect(asked()).toBe(0)

    await openTheme(page)
    await scrollToEnd(page)
    await expect(room(page)).toContainText('DAN-journey')
    expect(asked()).toBe(1)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    await page.goto('/me')
    await ready(page)
    await choice.uncheck()
    await openTheme(page)
    await scrollToEnd(page)
    await page.waitForTimeout(2_000)
    await expect(room(page)).toHaveCount(0)
    expect(asked()).toBe(1)
  },
)
