import { TALES_PATH } from '@doran/contract/names'
import { expect, test } from '../journey'
import { startBrokenSite, type BrokenSite } from './broken-site'
import { shoot } from './shoot'

let site: BrokenSite

test.describe('without an API', () => {
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    site = await startBrokenSite()
  })
  test.afterAll(() => site.stop())

  shoot('home-without-api', {}, async ({ page }) => {
    await page.goto(`${site.origin}/`)
    await expect(page.getByText('이야기를 불러오지 못했어요.')).toBeVisible()
  })

  shoot('error', {}, async ({ page }) => {
    await page.goto(`${site.origin}${TALES_PATH}`)
    await expect(page.getByText('저희 쪽에 문제가 생겼어요.')).toBeVisible()
  })

  shoot('starting', {}, async ({ page }) => {
    const answer = await page.goto(`${site.emptyOrigin}/`)
    expect(answer?.status()).toBe(503)
    await expect(page.getByText('지금은 점검 중이에요.')).toBeVisible()
  })
})
