import { routes } from '@doran/site/routing'
import type { Locator, Page } from '@playwright/test'
import { gameNamed } from './games-api'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks'
import { ready } from './player'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

test(
  'a tier board is made by mouse and keys, goes on after a reload, is saved as a picture and kept',
  LONG,
  async ({ baseURL, page }) => {
    const id = await gameNamed(baseURL ?? '', '라면에 넣는 것 티어표')
    await page.setViewportSize(DESK)
    await page.goto(`${routes.tierBoard.path()}?id=${id}`)
    await ready(page)
    const row = (label: string) => page.locator('[data-list]').nth(['S', 'A', 'B'].indexOf(label))

    await drag(page, item(page, 'cheese'), row('A'))
    await expect(row('A').locator('[data-item=cheese]')).toBeVisible()
    await item(page, 'mandu').focus()
    await page.keyboard.press('1')
    await expect(row('S').locator('[data-item=mandu]')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(row('S').locator('[data-item=mandu]')).toHaveCount(0)
    await page.keyboard.press('Control+Shift+Z')
    await item(page, 'tofu').click()
    await page
      .getByRole('region', { name: '‘두부’ 옮기기' })
      .getByRole('button', { name: 'B에 놓기' })
      .click()
    await expectAccessible(page)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PNG 저장' }).click()
    expect((await download).suggestedFilename()).toBe('라면에 넣는 것 티어표 1280x720.png')

    await page.reload()
    await ready(page)
    await expect(row('A').locator('[data-item=cheese]')).toBeVisible()
    await expect(row('B').locator('[data-item=tofu]')).toBeVisible()
    await page.getByRole('button', { name: '완성', exact: true }).click()
    await expect(page).toHaveURL(/play=\w{10}/)
    await expect(page.getByRole('heading', { name: 'S에 만두' })).toBeVisible()
    await expectAccessible(page)

    const shareCode = new URL(page.url()).searchParams.get('play') ?? ''
    const frame = await page.goto(`${routes.tierBoard.path()}?play=${shareCode}&render=1`)
    expect(frame?.status()).toBe(200)
    await page.goto(`${routes.library.path()}?tab=results`)
    await expect(page.getByText('S에 만두').first()).toBeVisible()
    await expectAccessible(page)
  },
)

test('a board is made by taps on a phone, and its picture is nobody else’s', async ({
  baseURL,
  other,
  page,
}) => {
  const id = await gameNamed(baseURL ?? '', '비 오는 날 하기 좋은 일 티어표')
  await page.setViewportSize(PHONE)
  await page.goto(`${routes.tierBoard.path()}?id=${id}`)
  await ready(page)
  await item(page, 'nap').click()
  await page
    .getByRole('region', { name: '‘낮잠’ 옮기기' })
    .getByRole('button', { name: 'S에 놓기' })
    .click()
  await item(page, 'nap').click()
  await page.getByRole('button', { name: '이유 적기' }).click()
  await page.getByRole('textbox', { name: '한 줄 이유' }).fill('빗소리가 자장가라서요')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(item(page, 'nap')).toHaveAccessibleName(/이유 있음/)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: '완성', exact: true }).click()
  await expect(page).toHaveURL(/play=\w{10}/)
  await expect(page.getByText('빗소리가 자장가라서요')).toBeVisible()
  await expectNoSidewaysScroll(page)

  const shareCode = new URL(page.url()).searchParams.get('play') ?? ''
  other.troubles.allow(/status of 404/)
  const hidden = await other.page.goto(`${routes.tierBoard.path()}?play=${shareCode}&render=1`)
  expect(hidden?.status()).toBe(404)
})

test(
  'a quiz and a branching story are played by keys to their ends, and the library keeps both',
  LONG,
  async ({ baseURL, page }) => {
    const quiz = await gameNamed(baseURL ?? '', '순우리말 퀴즈')
    await page.goto(`${routes.gameDetail.path()}?id=${quiz}&go=1`)
    await ready(page)
    for (let at = 1; at <= 8; at += 1) {
      await expect(page.getByText(`${at}/8`, { exact: true })).toBeVisible()
      await page.keyboard.press('1')
      await page.getByRole('button', { name: at === 8 ? '결과 보기' : '다음 문제' }).press('Enter')
    }
    await expect(page).toHaveURL(/play=\w{10}/)
    await expectAccessible(page)

    const story = await gameNamed(baseURL ?? '', '편의점 알바, 새벽 3시')
    await page.goto(`${routes.gameDetail.path()}?id=${story}&go=1`)
    await ready(page)
    const record = page.getByRole('button', { name: '결말 기록 보기' })
    for (let scene = 1; !(await record.isVisible()); scene += 1) {
      const label = scene === 1 ? '첫 장면' : `${scene}번째 장면`
      await expect(page.getByText(label, { exact: true }).or(record).first()).toBeVisible()
      if (!(await record.isVisible())) await page.keyboard.press('1')
    }
    await expectAccessible(page)
    await record.click()
    await expect(page).toHaveURL(/play=\w{10}/)
    await page.getByRole('link', { name: '여기서 다시 고르기' }).first().click()
    await ready(page)
    await expect(page.getByText(/장면$/).first()).toBeVisible()

    await page.goto(`${routes.library.path()}?tab=results`)
    await expect(page.getByRole('heading', { name: '취향 도감' })).toBeVisible()
    await expect(page.getByText(/8문제 중/).first()).toBeVisible()
  },
)

const item = (page: Page, key: string) => page.locator(`[data-item=${key}]`)

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 })
  await page.mouse.up()
}
