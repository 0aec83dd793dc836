import { TALES_PATH } from '@doran/contract/names'
import { expect, test } from './journey'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks'
import { bare, ready, visibleText } from './player'

const TALES_TITLE = '도란 테일즈 | AI 텍스트 어드벤처'

test.describe('from the home page to an ending, signed out', () => {
  test.use({ pace: 'fast' })

  test('by choices and free text', async ({ page, player, stories }) => {
    test.slow()
    await page.goto('/')
    await expect(page).toHaveTitle('도란')
    await ready(page)
    await expectAccessible(page)

    const first = page.getByRole('list', { name: '어떻게 할까요?' }).getByRole('button').first()
    const label = bare(await first.innerText())
    await first.click()
    const answer = page.locator('main div[aria-busy="true"]')
    await expect(answer).toBeVisible()
    const early = (await visibleText(answer)).length
    await expect.poll(async () => (await visibleText(answer)).length).toBeGreaterThan(early)
    await page.getByRole('link', { name: '이어서 읽기' }).click()

    await expect(page).toHaveTitle(TALES_TITLE)
    await player.waitForTurn(1)
    const sessionId = page.url().split('/').at(-1) ?? ''
    const stored = await stories.leaf(sessionId)
    expect(bare(stored.input?.text ?? '')).toBe(label)
    expect(await visibleText(player.scene(1))).toContain(bare(stored.output))

    const settings = await player.openMenu('읽기 설정')
    await settings.getByText('한 번에').click()
    await page.keyboard.press('Escape')
    await player.box.fill('ㅁㄴㅇㄹ')
    await player.box.press('Enter')
    await expect(page.getByRole('status', { name: '알아듣지 못한 말' })).toBeVisible()
    await expect(player.box).toHaveValue('ㅁㄴㅇㄹ')
    await expect(player.choices).toHaveCount(3)
    await expectAccessible(page)
    await player.box.fill('주위를 둘러본다')
    await player.box.press('Enter')
    await player.waitForTurn(2)
    await page.getByRole('button', { name: '그런 뜻이 아니었어요' }).click()
    await expect(player.scene(2)).toHaveCount(0)
    await expect(player.box).toHaveValue('주위를 둘러본다')
    await player.box.press('Enter')
    await player.waitForTurn(2)
    await expect(player.box).toHaveValue('')
    await expect(player.scene(2)).toContainText('주위를 둘러본다')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    for (let index = 3; index < 45 && !(await player.ending.isVisible()); index += 1) {
      await player.choices.last().click()
      await player.waitForTurn(index)
    }
    await expect(player.ending).toBeVisible()
    await expect(player.box).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: '마지막 장면 되돌리기' }).click()
    await expect(player.ending).toHaveCount(0)
    await expect(player.box).toBeVisible()
  })
})

test('a theme page starts a story and resumes it', async ({ page, player }) => {
  await page.goto(TALES_PATH)
  await ready(page)
  await page
    .getByRole('link', { name: /밀실 도서관/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/theme\//)
  await expectAccessible(page)
  await page.getByRole('button', { name: '읽기 시작' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/play\//)
  await player.choices.first().click()
  await player.waitForTurn(1)
  await page.getByRole('link', { name: '이야기에서 나가기' }).click()
  await page
    .getByRole('link', { name: '이어서 읽기 · 2번째 장면' })
    .filter({ visible: true })
    .click()
  await player.waitForTurn(1)
  await page.goto('/')
  await page.getByRole('link', { name: '이어서 읽기' }).click()
  await player.waitForTurn(1)
})
