import type { Page } from '@playwright/test'
import { routes } from '@doran/site/routing'
import { gameNamed } from './games-api'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { signIn } from './members'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks'
import { ready } from './player'

const PHONE = { width: 360, height: 740 }

test('a test is played by keys, shared, played by a friend, compared and talked about', async ({
  account,
  baseURL,
  other,
  page,
}) => {
  expect(account.nickName).not.toBe('')
  const id = await gameNamed(baseURL ?? '', '나는 어떤 불빛일까?')
  await page.goto(`${routes.gameDetail.path()}?id=${id}`)
  await page.getByRole('link', { name: '시작하기' }).first().click()
  await answerAll(page, 9, '1')

  await expect(page).toHaveURL(/play=\w{10}/)
  await expect(page.getByRole('heading', { name: '모닥불' }).first()).toBeVisible()
  await expectAccessible(page)
  const shared = page.url().replace(/#.*$/, '')

  await other.page.setViewportSize(PHONE)
  other.troubles.allow(/status of 404/)
  await other.page.goto(shared)
  await expect(other.page.getByText('이 결과는 볼 수 없어요.')).toBeVisible()
  await page.getByRole('button', { name: '공유하기' }).first().click()
  await expect(page.getByRole('button', { name: '공유 그만두기' })).toBeVisible()
  expect(page.url()).toBe(shared)

  await other.page.reload()
  await expect(other.page.getByRole('heading', { name: '모닥불' }).first()).toBeVisible()
  await expectNoSidewaysScroll(other.page)
  await other.page.getByRole('link', { name: '나도 해 보기' }).first().click()
  await answerAll(other.page, 9, '2')
  await expect(other.page).toHaveURL(/play=\w{10}/)
  await other.page.getByRole('link', { name: '친구 결과와 비교하기' }).first().click()
  await expect(other.page.getByText('0%', { exact: true }).first()).toBeVisible()
  await expectAccessible(other.page)
  await expectNoSidewaysScroll(other.page)

  await page.goto(`${routes.gameDetail.path()}?id=${id}`)
  await page.getByRole('heading', { name: '댓글' }).scrollIntoViewIfNeeded()
  const box = page.getByRole('textbox', { name: '댓글' })
  await box.scrollIntoViewIfNeeded()
  await box.fill('저는 모닥불이 나왔어요.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('article').getByText('저는 모닥불이 나왔어요.')).toBeVisible()
  await expect(box).toHaveValue('')
})

test('Back goes from question to question, leaves a reloaded test, and passes over a finished one', async ({
  baseURL,
  page,
}) => {
  const id = await gameNamed(baseURL ?? '', '나는 어떤 불빛일까?')
  const about = `${routes.gameDetail.path()}?id=${id}`
  await page.goto(about)
  await page.getByRole('link', { name: '시작하기' }).first().click()
  await answerAll(page, 9, '1', 3)
  await expect(page.getByText('4/9', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('3/9', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('4번째 질문에서 멈췄어요')).toBeVisible()
  await ready(page)
  await page.goBack()
  await expect(page).toHaveURL(about)

  await page.getByRole('link', { name: '이어 하기' }).first().click()
  await expect(page.getByText('4/9', { exact: true })).toBeVisible()
  await ready(page)
  for (let question = 4; question <= 9; question += 1) await answer(page, `${question}/9`, '1')
  await expect(page).toHaveURL(/play=\w{10}$/)
  await page.goBack()
  await expect(page).toHaveURL(about)
})

test(
  'a world cup that was left goes on on another device, and ends there',
  LONG,
  async ({ account, baseURL, other, page }) => {
    const id = await gameNamed(baseURL ?? '', '겨울밤 간식 월드컵')
    const cup = `${routes.worldcup.path()}?id=${id}`
    await page.goto(cup)
    await ready(page)
    await page.getByRole('radio', { name: /^8강/ }).check({ force: true })
    await page.getByRole('button', { name: '시작하기' }).click()
    await expect(page.getByText('8강 1/4')).toBeVisible()
    await page.keyboard.press('1')
    await expect(page.getByText('8강 2/4')).toBeVisible()
    await page.keyboard.press('2')
    await expect(page.getByText('8강 3/4')).toBeVisible()
    await page.keyboard.press('u')
    await expect(page.getByText('8강 2/4')).toBeVisible()

    await other.page.setViewportSize(PHONE)
    await signIn(other.page, account, cup)
    await ready(other.page)
    await other.page.getByRole('button', { name: '이어 하기' }).click()
    await expect(other.page.getByText('8강 2/4')).toBeVisible()
    await expectNoSidewaysScroll(other.page)
    await expectAccessible(other.page)
    for (const next of ['8강 3/4', '8강 4/4', '4강 1/2', '4강 2/2', '결승']) {
      await other.page.keyboard.press('1')
      await expect(other.page.getByText(next, { exact: true })).toBeVisible()
    }
    await other.page.keyboard.press('1')
    await expect(other.page).toHaveURL(/play=\w{10}/)
    await expect(other.page.getByRole('heading', { name: /오늘의 우승/ }).first()).toBeVisible()
    await expectNoSidewaysScroll(other.page)
  },
)

/** Answers every question, or the first `count`, by the same key, once the player has taken the place of the page before. */
async function answerAll(
  page: Page,
  questions: number,
  key: string,
  count = questions,
): Promise<void> {
  await expect(page.getByText(`1/${questions}`, { exact: true })).toBeVisible()
  await ready(page)
  for (let question = 1; question <= count; question += 1) {
    await answer(page, `${question}/${questions}`, key)
  }
}

/** Answers a question as soon as it stands there. */
async function answer(page: Page, place: string, key: string): Promise<void> {
  await expect(page.getByText(place, { exact: true })).toBeVisible()
  await page.keyboard.press(key)
}
