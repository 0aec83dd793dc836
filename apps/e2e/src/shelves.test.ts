import { TALES_PATH } from '@doran/contract/names'
import type { Locator } from '@playwright/test'
import { expect, test } from './journey'
import { ready } from './player'
import { SIXTH_KEY } from './story-api'

const HERO = /^어떻게 할까요/

const search = (q: string) => `${TALES_PATH}?q=${encodeURIComponent(q)}`

test('a shelf shows a story’s first sentences, by keyboard and without leaving it', async ({
  page,
}) => {
  await page.goto(TALES_PATH)
  await ready(page)
  const look = page
    .getByRole('button', { name: '밀실 도서관의 여섯 번째 열쇠 첫 문장 보기' })
    .first()
  await look.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: '밀실 도서관의 여섯 번째 열쇠' })
  await expect(sheet).toContainText('사서는 열쇠 다섯 개를 탁자에 올려놓고')
  await page.keyboard.press('Escape')
  await expect(look).toBeFocused()
})

test('the home shows each story once, and search right after the first of them', async ({
  page,
}) => {
  await page.goto(TALES_PATH)
  const stories = await page
    .locator(`main a[href^="${TALES_PATH}/theme/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  // The hero leads to its story twice: by its cover and by its title.
  expect(stories).toHaveLength(9)
  expect(new Set(stories).size).toBe(8)
  const top = (locator: Locator) => locator.evaluate((it) => it.getBoundingClientRect().top)
  const firstShelf = page.locator('section[aria-labelledby^="shelf-"]').first()
  expect(await top(page.getByRole('searchbox'))).toBeLessThan(await top(firstShelf))
})

test('a story that is being read stands under “이어서 읽기” and opens the home no more', async ({
  page,
}) => {
  await page.goto(TALES_PATH)
  await ready(page)
  const title = page.getByRole('region').filter({ has: page.getByRole('list', { name: HERO }) })
  const read = await title.getByRole('link').last().innerText()
  await page.getByRole('list', { name: HERO }).getByRole('button').first().click()
  await expect(page).toHaveURL(/\/play\//)
  await page.goto(TALES_PATH)
  await expect(page.getByRole('region', { name: '이어서 읽기' })).toContainText(read)
  await expect(title.getByRole('link').last()).not.toHaveText(read)
})

test('every shelf holds two stories or more', async ({ page }) => {
  await page.goto(TALES_PATH)
  const shelves = page.locator('section[aria-labelledby^="shelf-"]')
  await expect(shelves.first()).toBeVisible()
  for (const shelf of await shelves.all()) {
    expect(await shelf.getByRole('listitem').count()).toBeGreaterThanOrEqual(2)
  }
})

test.describe('a search', () => {
  for (const [q, title] of [
    ['열쇠가 나오는 이야기', '밀실 도서관의 여섯 번째 열쇠'],
    ['무서운 거', '막차가 서지 않는 역'],
    ['비오는 날', '비 내리는 우산 가게'],
    ['울고 싶을 때', '회귀했는데 하필 개학 전날'],
    ['로맨스', '계약 연애는 금요일까지'],
    ['ㅇㅅㄱㄱ', '비 내리는 우산 가게'],
  ] as const) {
    test(`for ${q} finds ${title}`, async ({ page }) => {
      await page.goto(search(q))
      await expect(page.getByRole('searchbox')).toHaveValue(q)
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /^이야기 [1-3]편$/ })).toBeVisible()
    })
  }

  test('that finds nothing, or says nothing, offers stories to sit down to', async ({ page }) => {
    for (const q of ['🔥', 'ㅋㅋㅋ', '잠수함']) {
      await page.goto(search(q))
      await expect(page.getByText(`‘${q}’에 맞는 이야기는 아직 없어요.`)).toBeVisible()
      const themes = page.locator(`main a[href^="${TALES_PATH}/theme/"]`)
      expect(await themes.count()).toBeGreaterThanOrEqual(4)
    }
  })

  test('that only comes near says what it is near to', async ({ page }) => {
    await page.goto(search('좀비'))
    await expect(page.getByText('‘좀비’에 맞는 이야기는 아직 없어요.')).toBeVisible()
    await expect(page.getByRole('region', { name: '대신 ‘공포’ 이야기는 있어요' })).toContainText(
      '막차가 서지 않는 역',
    )
  })

  test('that is too long, and a genre that is none, say so and show all stories', async ({
    page,
  }) => {
    await page.goto(search('가'.repeat(200)))
    await expect(page.getByText('찾는 말은 50자까지 적을 수 있어요.')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '이야기 8편' })).toBeVisible()
    await page.goto(`${TALES_PATH}?genre=zz`)
    await expect(page.getByText('그런 장르는 아직 없어요.')).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the newest stories stand under their day, and filters live in the address', async ({
    page,
  }) => {
    await page.goto(`${TALES_PATH}/new`)
    // A server started before midnight brought them yesterday.
    const newest = page.getByRole('region', { name: /^(오늘|어제)$/ })
    await expect(newest.getByRole('article')).toHaveCount(8)
    await page.getByRole('link', { name: '짧은 이야기', exact: true }).click()
    await expect(page).toHaveURL(/length=short/)
    await expect(page.getByRole('article')).not.toHaveCount(8)
    await page.getByRole('link', { name: '전체 이용만' }).click()
    await expect(page).toHaveURL(/rating=all&length=short/)
    await expect(page.getByText('그런 이야기는 아직 없어요.')).toBeVisible()
  })
})

test('an ending that was reached is collected on the theme’s page', async ({ page, stories }) => {
  const page1 = `${TALES_PATH}/theme/${SIXTH_KEY}`
  await page.goto(page1)
  await expect(page.getByText('개 모았어요')).toHaveCount(0)
  const story = await stories.start()
  const last = await stories.readOn(story, (turn) => turn.ending !== null)
  await page.goto(page1)
  const endings = page.getByRole('region', { name: /^결말/ })
  await expect(endings).toContainText('1개 모았어요')
  await expect(endings).toContainText(last.ending?.title ?? 'no ending')
  await page.goto(`${TALES_PATH}/play/${story}`)
  const collection = page.getByRole('list', { name: '결말 모음' })
  await expect(collection.getByText(last.ending?.title ?? 'no ending')).toBeVisible()
  await expect(collection.getByLabel('아직 숨은 결말')).toHaveCount(3)
})

test('a theme page copies its address where the device has no sheet of its own', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${TALES_PATH}/theme/${SIXTH_KEY}`)
  await ready(page)
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: '친구에게 보내기' }).click()
  await expect(page.getByText('주소를 복사했어요.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `${TALES_PATH}/theme/${SIXTH_KEY}`,
  )
})
