import { TALES_PATH } from '@doran/contract/names'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { expectAccessible } from './page-checks'
import { bare, ready, visibleText } from './player'
import { SIXTH_KEY } from './story-api'

const HERO = /^어떻게 할까요/

const SEARCHES = [
  ['열쇠가 나오는 이야기', '밀실 도서관의 여섯 번째 열쇠'],
  ['무서운 거', '막차가 서지 않는 역'],
  ['비오는 날', '비 내리는 우산 가게'],
  ['울고 싶을 때', '회귀했는데 하필 개학 전날'],
  ['로맨스', '계약 연애는 금요일까지'],
  ['ㅇㅅㄱㄱ', '비 내리는 우산 가게'],
] as const

test('a search finds stories by remembered details', async ({ request }) => {
  for (const [q, title] of SEARCHES) {
    const page = await request.get(`${TALES_PATH}/search?q=${encodeURIComponent(q)}`)
    expect(await page.text(), q).toContain(title)
  }
})

test(
  'a shelf shows first sentences by keyboard, and a theme page copies its address',
  LONG,
  async ({ context, page }) => {
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

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${TALES_PATH}/theme/${SIXTH_KEY}`)
    await ready(page)
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.getByRole('button', { name: '공유하기' }).click()
    await expect(page.getByText('주소를 복사했어요.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `${TALES_PATH}/theme/${SIXTH_KEY}`,
    )
  },
)

test(
  'a started story is listed under “읽던 이야기” and is not the home hero',
  LONG,
  async ({ page }) => {
    await page.goto(TALES_PATH)
    await ready(page)
    const title = page.getByRole('region').filter({ has: page.getByRole('list', { name: HERO }) })
    const read = await title.getByRole('link').last().innerText()
    await page.getByRole('list', { name: HERO }).getByRole('button').first().click()
    await expect(page).toHaveURL(/\/play\//)
    await page.goto(TALES_PATH)
    await expect(page.getByRole('region', { name: '읽던 이야기' })).toContainText(read)
    await expect(title.getByRole('link').last()).not.toHaveText(read)
  },
)

test('a reached ending is collected on the theme page', async ({ page, stories }) => {
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

test(
  'the landing page streams three scenes, and the player continues the same story',
  LONG,
  async ({ page, player, stories }) => {
    await page.goto(`${TALES_PATH}/landing`)
    await ready(page)
    const labels: string[] = []
    for (let scene = 1; scene <= 3; scene += 1) {
      const way = page.getByRole('list', { name: '어떻게 할까요?' }).getByRole('button').first()
      labels.push(bare(await way.innerText()))
      await way.click()
      await expect(page.getByText('고른 길:')).toHaveCount(scene)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    }
    await expect(page.getByRole('list', { name: '어떻게 할까요?' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: '이어서 읽기' }).click()
    await player.waitForTurn(3)
    const { turns } = await stories.view(page.url().split('/').at(-1) ?? '')
    const taken = turns.toReversed().slice(1)
    expect(taken.map(({ input }) => bare(input?.text ?? ''))).toEqual(labels)
    expect(await visibleText(player.scene(3))).toContain(bare(taken[2]?.output ?? '-'))
  },
)
