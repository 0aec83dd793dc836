import { routes } from '@doran/site/routing'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { expectWell } from './page-checks'
import { PHONE } from './people'
import { ready } from './player'

test('a story is found by its initial consonants, and Back keeps what was sought', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(routes.search.path())
  await ready(page)
  const field = page.getByRole('combobox', { name: '찾는 말' })
  await field.fill('ㅇㅅㄱㄱ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
  const story = page.locator('main').getByRole('link', { name: '비 내리는 우산 가게' })
  await expect(story).toBeVisible()
  await expectWell(page)
  await story.click()
  await expect(page.getByRole('heading', { level: 1, name: '비 내리는 우산 가게' })).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('ㅇㅅㄱㄱ')
  await expect(story).toBeVisible()
})

test('a suggestion is followed by keyboard alone, and Back leads to the field as it was', async ({
  page,
}) => {
  await page.goto(routes.search.path())
  await ready(page)
  const field = page.getByRole('combobox', { name: '찾는 말' })
  await field.fill('겨울밤')
  await expect(page.getByRole('option', { name: /겨울밤 간식 월드컵/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/games\/detail\?id=/)
  await page.goBack()
  await expect(field).toHaveValue('겨울밤')
})

test('two words are one page, in whichever order and by whichever name', LONG, async ({ page }) => {
  const pair = routes.keyword.path({ k1: '추리', k2: '밀실' })
  await page.goto(routes.keyword.path({ k1: '밀실', k2: '추리' }))
  expect(new URL(page.url()).pathname).toBe(pair)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1, name: /추리.*밀실/ })).toBeVisible()
  await expectWell(page)
  await page.goto(routes.keyword.path({ k1: '아무개', k2: '아무것도' }))
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})
