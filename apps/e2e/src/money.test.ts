import { routes } from '@doran/site/routing'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { join } from './members'
import { expectAccessible, expectNoSidewaysScroll, expectTouchable } from './page-checks'
import { ready } from './player'

const PHONE = { width: 360, height: 740 }

test.beforeEach(async ({ baseURL, context }) => {
  await join(context.request, baseURL ?? '')
})

test('coins are bought, exchanged for gems, given back and refunded', async ({ page }) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await page.goto(`${routes.coinShop.path()}?next=${routes.library.path()}`)
  await ready(page)
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '결제하기' })).toBeDisabled()
  await page.getByRole('radio', { name: /3,000원/ }).press('Space')
  await page.getByRole('button', { name: '3,000원 결제하기' }).press('Enter')
  await decide(page, /결제 승인/)
  await expect(page.getByRole('heading', { name: '결제를 마쳤어요' })).toBeVisible()
  await expect(page.getByText('코인 31').first()).toBeVisible()
  await expectWell(page)
  await page.reload()
  await expect(page.getByText('코인 31').first()).toBeVisible()
  await page.getByRole('link', { name: '하던 것 이어 하기' }).click()
  await page.waitForURL(routes.library.path())

  await page.goto(routes.gemstone.path())
  await ready(page)
  await page.getByRole('link', { name: /젬 100개/ }).click()
  await page.getByRole('button', { name: '10코인으로 결제하기' }).click()
  await expect(page.getByRole('heading', { name: '결제했어요.' })).toBeVisible()
  await expectWell(page)
  await page.goto(routes.gemstone.path())
  await ready(page)
  await expect(page.getByText('젬 120').first()).toBeVisible()
  await expectWell(page)

  await page.goto(routes.coinShop.path())
  await ready(page)
  await page.getByRole('button', { name: /환불/ }).click()
  // Nine paid coins and the bonus were exchanged: what is left of both goes back.
  const asked = page.locator('[role=dialog], [role=alertdialog]')
  await expect(asked).toBeVisible()
  await expectAccessible(page)
  await asked.getByRole('button', { name: /원 환불받기/ }).click()
  await expect(page.getByText(/원을 환불했어요/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('코인 환불').first()).toBeVisible()
  await expectWell(page)
})

test(
  'nothing is taken by a payment that is declined, left or forged',
  LONG,
  async ({ page, troubles }) => {
    troubles.allow(/status of 40[49]/)
    await startPaying(page)
    await decide(page, /카드 거절/)
    await expect(page.getByText('돈은 나가지 않았어요.', { exact: true })).toBeVisible()
    await expectWell(page)

    await page.getByRole('link', { name: '다시 결제하기' }).click()
    await ready(page)
    await page.getByRole('button', { name: '1,000원 결제하기' }).click()
    await decide(page, /승인했지만/)
    // The window was closed after paying: the webhook alone gives the coins.
    await expect
      .poll(async () => {
        await page.goto(routes.coinShop.path())
        return page.getByText('코인 10', { exact: true }).count()
      })
      .toBeGreaterThan(1)

    const unknown = '11111111-1111-4111-8111-111111111111'
    const answer = await page.goto(`${routes.paySuccess.path()}?orderId=${unknown}&amount=1000`)
    expect(answer?.status()).toBe(404)
  },
)

async function startPaying(page: Page): Promise<void> {
  await page.goto(`${routes.coinShop.path()}?sku=coin-10`)
  await ready(page)
  await page.getByRole('button', { name: '1,000원 결제하기' }).click()
}

/** What becomes of the payment, at the test desk. */
async function decide(page: Page, act: RegExp): Promise<void> {
  await page.waitForURL(/\/test-desk\//)
  await expect(page.getByText('실제로 돈이 나가지 않아요').first()).toBeVisible()
  await page.getByRole('button', { name: act }).click()
}

async function expectWell(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectTouchable(page)
  await expectAccessible(page)
}
