import { TALES_PATH } from '@doran/contract/names'
import { expect } from '../journey'
import { ready } from '../player'
import { SIXTH_KEY } from '../story-api'
import { shoot, type Scene } from './shoot'

const GO_ON = { kind: 'continue', text: '' } as const

shoot('home', { isWhole: true }, ({ page }) => visit(page, '/'))

shoot('home-streaming', { pace: 'calm' }, async ({ page }) => {
  await answerScene(page)
  await expect(page.getByRole('button', { name: '바로 보기' })).toBeVisible()
  await page.waitForTimeout(2_500)
})

shoot('home-answered', { isWhole: true }, async ({ page }) => {
  await answerScene(page)
  await expect(page.getByRole('link', { name: '이어서 읽기' })).toBeVisible()
})

shoot('home-open-story', { isWhole: true }, async ({ page, stories }) => {
  await stories.start(GO_ON)
  await stories.start(GO_ON, GO_ON)
  await visit(page, '/')
  await expect(page.getByRole('link', { name: '이어서 읽기' })).toBeVisible()
})

shoot('home-unsent', {}, async ({ page }) => {
  await page.route('**/api/v1/tales/session', (route) => route.abort())
  await answerScene(page)
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
})

shoot('home-end', {}, async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
})

shoot('tales-home', { isWhole: true }, ({ page }) => visit(page, TALES_PATH))

shoot('tales-home-open-story', { isWhole: true }, async ({ page, stories }) => {
  const ended = await stories.start()
  await stories.readOn(ended, (turn) => turn.ending !== null)
  await stories.start(GO_ON)
  await visit(page, TALES_PATH)
  await expect(page.getByRole('heading', { name: '읽던 이야기' })).toBeVisible()
})

shoot('tales-menu', { only: 'phone' }, async ({ page }) => {
  await visit(page, TALES_PATH)
  await page.getByRole('button', { name: '메뉴', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible()
})

shoot('tales-quick-look', {}, async ({ page }) => {
  await visit(page, TALES_PATH)
  await page
    .getByRole('button', { name: /첫 문장 보기/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

shoot('tales-search-none', {}, async ({ page }) => {
  await visit(page, `${TALES_PATH}/search?q=${encodeURIComponent('잠수함')}`)
  await expect(page.getByText('‘잠수함’에 맞는 이야기가 없어요.')).toBeVisible()
})

shoot('tales-unknown-genre', { only: 'phone' }, async ({ page }) => {
  await visit(page, `${TALES_PATH}/search?genre=${encodeURIComponent('없음')}`)
  await expect(page.getByRole('status').filter({ hasText: '장르' })).toBeVisible()
})

shoot('tales-search-found', { isWhole: true }, ({ page }) =>
  visit(page, `${TALES_PATH}/search?q=${encodeURIComponent('무서운 이야기')}`),
)

shoot('tales-search-person', { isWhole: true }, ({ page }) =>
  visit(page, `${TALES_PATH}/search?q=${encodeURIComponent('하진')}`),
)

shoot('tales-genre', { isWhole: true }, ({ page }) =>
  visit(page, `${TALES_PATH}/genre/${encodeURIComponent('추리')}`),
)

shoot('tales-genre-none', {}, async ({ page }) => {
  await visit(page, `${TALES_PATH}/genre/${encodeURIComponent('무협')}`)
  await expect(page.getByText('아직 무협 이야기가 없어요.')).toBeVisible()
})

shoot('tales-new', { isWhole: true }, ({ page }) => visit(page, `${TALES_PATH}/new`))

shoot('tales-new-none', { only: 'phone' }, async ({ page }) => {
  await visit(page, `${TALES_PATH}/new?genre=${encodeURIComponent('공포')}&rating=all`)
  await expect(page.getByText('조건에 맞는 이야기가 없어요.')).toBeVisible()
})

shoot('landing', { isWhole: true }, ({ page }) => visit(page, `${TALES_PATH}/landing`))

shoot('landing-three-scenes', { isWhole: true }, async ({ page }) => {
  await visit(page, `${TALES_PATH}/landing`)
  await ready(page)
  await answerThreeScenes(page)
  await expect(page.getByRole('link', { name: '이어서 읽기' })).toBeVisible()
})

shoot('about', { isWhole: true }, async ({ page }) => {
  await visit(page, '/about')
  await page.waitForTimeout(1_800)
})

shoot('theme', { isWhole: true }, async ({ page }) => {
  await visit(page, `${TALES_PATH}/theme/${SIXTH_KEY}`)
})

shoot('theme-window', {}, async ({ page }) => {
  await visit(page, `${TALES_PATH}/theme/${SIXTH_KEY}`)
})

shoot('theme-open-story', {}, async ({ page, stories }) => {
  await stories.start(GO_ON, GO_ON)
  await visit(page, `${TALES_PATH}/theme/${SIXTH_KEY}`)
  await expect(page.getByRole('link', { name: /이어서 읽기/ }).first()).toBeAttached()
})

shoot('theme-collected', { isWhole: true }, async ({ page, stories }) => {
  const ended = await stories.start()
  await stories.readOn(ended, (turn) => turn.ending !== null)
  await visit(page, `${TALES_PATH}/theme/${SIXTH_KEY}`)
  await expect(page.getByText('1개 모았어요')).toBeVisible()
})

shoot('lost', {}, ({ page }) => visit(page, '/no/such/page'))
shoot('tales-lost', { isWhole: true }, ({ page }) => visit(page, `${TALES_PATH}/nowhere`))
shoot('play-lost', {}, ({ page }) => visit(page, `${TALES_PATH}/play/x`))

shoot('offline', {}, async ({ page }) => {
  await visit(page, TALES_PATH)
  await page.context().setOffline(true)
  await expect(page.getByText('인터넷 연결이 끊겼어요.').first()).toBeVisible()
})

async function answerThreeScenes(page: Scene['page']): Promise<void> {
  for (let scene = 0; scene < 3; scene += 1) {
    const ways = page.getByRole('list', { name: '어떻게 할까요?' })
    await ways.getByRole('button').first().click()
    await expect(page.getByText('고른 길:')).toHaveCount(scene + 1)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  }
}

async function visit(page: Scene['page'], path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main')).toBeVisible()
  await ready(page)
}

async function answerScene(page: Scene['page']): Promise<void> {
  await visit(page, '/')
  await page.getByRole('list', { name: '어떻게 할까요?' }).getByRole('button').first().click()
}
