import { routes } from '@doran/site/routing'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks'
import { DESKTOP, PHONE } from './people'
import { ready } from './player'

const LETTER = '멍청아, 그래도 올해 제일 고마웠어.'

test(
  'a tree is planted, a visitor hangs a letter that nobody reads yet, and takes it back',
  LONG,
  async ({ account, other, page }) => {
    expect(account.nickName).not.toBe('')
    await page.setViewportSize(DESKTOP)
    await page.goto(`${routes.tree.path()}?plant=new`)
    await ready(page)
    await page.getByRole('textbox', { name: '나무 이름' }).fill('우리 반 나무')
    await page.getByRole('radio', { name: '눈사람' }).check()
    await page.getByRole('radio', { name: '새해' }).check()
    await page.getByRole('button', { name: '나무 심기' }).click()
    await expect(page).toHaveURL(/tree=\w{10}$/)
    await expect(page.getByText('아직 빈 가지예요', { exact: false })).toBeVisible()
    await expectAccessible(page)

    const visitor = other.page
    await visitor.setViewportSize(PHONE)
    other.troubles.allow(/status of 422/)
    await visitor.goto(page.url())
    await ready(visitor)
    await visitor.getByRole('button', { name: '장식 달고 편지 쓰기' }).click()
    await visitor.getByRole('radio', { name: '붕어빵' }).check()
    await visitor.getByRole('button', { name: '다음' }).click()
    await visitor.getByRole('textbox', { name: '편지' }).fill(LETTER)
    await visitor.getByRole('textbox', { name: '이름' }).fill('짝꿍')
    await visitor.getByRole('button', { name: '다음' }).click()
    await expectNoSidewaysScroll(visitor)
    await visitor.getByRole('button', { name: '자동으로 걸기' }).click()
    await visitor.getByRole('button', { name: '그대로 보낼게요' }).click()
    await expect(visitor.getByText('편지를 가지에 걸었어요', { exact: false })).toBeVisible()
    await expectAccessible(visitor)

    await page.reload()
    await page.getByRole('button', { name: /붕어빵 장식/ }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('짝꿍', { exact: false })).toBeVisible()
    expect(await page.content()).not.toContain(LETTER)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)

    await visitor.getByRole('button', { name: '거두기' }).click()
    await expect(visitor.getByText('편지를 거뒀어요.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('아직 빈 가지예요', { exact: false })).toBeVisible()
  },
)

test('a field of tomatoes is played to its end without a clock, by keys alone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${routes.tomatoPop.path()}?mode=relaxed`)
  const wait = page.getByRole('button', { name: '기다리기' })
  const again = page.getByRole('button', { name: '한 판 더' })
  await expect(wait).toBeVisible()
  await ready(page)
  await wait.focus()
  for (let turn = 0; turn < 60; turn += 1) await page.keyboard.press('Enter')
  await expect(again).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: '결과 나누기' }).click()
  await expect(page).toHaveURL(/play=\w{10}/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
