import { TALES_PATH } from '@doran/contract/names'
import { expect, test } from './journey'
import { expectAccessible, expectNoSidewaysScroll, expectTouchable } from './page-checks'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }
const NOWHERE = '11111111-1111-4111-8111-111111111111'

test('the generic header stands where the specification says, and the tabs everywhere', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 404/)
  const withHeader = ['/terms', '/privacy', '/notification', '/no-such-page', TALES_PATH]
  const without = ['/', '/about', '/login', '/login/email', '/signup', '/me', `${TALES_PATH}/new`]
  const menu = page.getByRole('button', { name: '메뉴', exact: true })
  const tabs = page.getByRole('navigation', { name: '주요 화면' }).getByRole('link')
  for (const path of [...withHeader, ...without]) {
    await page.goto(path)
    await expect(menu, path).toHaveCount(withHeader.includes(path) ? 1 : 0)
    await expect(tabs, path).toHaveText(['홈', '이야기', '나'])
  }
  await tabs.last().click()
  await page.waitForURL('/me')
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page')
})

test('the footer leads to the terms and the privacy policy, which anybody can read', async ({
  page,
}) => {
  const links = page.getByRole('navigation', { name: '도란 안내' }).getByRole('link')
  for (const name of ['이용약관', '개인정보 처리방침']) {
    await page.goto('/')
    await links.filter({ hasText: name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport)
      await expectNoSidewaysScroll(page)
      await expectTouchable(page)
    }
    await expectAccessible(page)
    expect(await page.locator('meta[name="robots"][content*="noindex"]').count(), name).toBe(0)
  }
})

test('what only concerns one person is found by no search', async ({ request }) => {
  for (const path of ['/login', '/login/email', '/signup', '/me', '/notification'])
    expect(await (await request.get(path)).text(), path).toMatch(/name="robots" content="noindex/)
})

test('a lost page is a 404 with ways out', async ({ page, troubles }) => {
  troubles.allow(/status of 404/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이 페이지를 찾지 못했어요.')
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: '홈으로' }).last().click()
  await page.waitForURL('/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is not there says so, and is a 404', async ({ page, troubles }) => {
    troubles.allow(/status of 404/)
    for (const path of [
      `${TALES_PATH}/play/${NOWHERE}`,
      `${TALES_PATH}/theme/${NOWHERE}`,
      `${TALES_PATH}/nowhere`,
      '/nowhere',
    ]) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
  })

  test('the pages of signing in say that they need them', async ({ page }) => {
    for (const path of ['/login/email', '/signup']) {
      await page.goto(path)
      await expect(page.getByText(/자바스크립트를 켜/).first(), path).toBeVisible()
    }
  })
})
