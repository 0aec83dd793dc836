import { Me } from '@doran/contract'
import { ERRORS, FIELD_COPY } from '@doran/contract/errors'
import { expect, test } from './journey'
import { endSignIn, fillSignUp, join, newPerson, signInByHand, skipWelcome } from './members'
import { expectAccessible, expectNoSidewaysScroll, expectTouchable } from './page-checks'
import { ready } from './player'

const GO_ON = { kind: 'continue', text: '' } as const

test('a visitor signs in from the story’s menu, and the story is theirs', async ({
  baseURL,
  other,
  page,
  player,
  stories,
}) => {
  const account = await join(other.context.request, baseURL ?? '')
  const id = await stories.start(GO_ON)
  await player.open(id)
  const menu = await player.openMenu()
  await expectTouchable(page)
  const toJoin = menu.getByRole('button', { name: '로그인 · 회원가입' })
  await toJoin.click()
  await page.getByRole('button', { name: '나중에' }).click()
  await expect(page.getByRole('button', { name: '이야기 메뉴' })).toBeFocused()
  await player.openMenu()
  await toJoin.click()
  const sheet = page.getByRole('dialog', { name: /어느 기기에서나 이어 읽을 수 있어요/ })
  await expect(menu).toHaveCount(0)
  await expectAccessible(page)
  await sheet.getByRole('link', { name: '로그인' }).click()
  await page.getByRole('link', { name: '이메일로 로그인' }).click()
  await signInByHand(page, account)
  await expect(page.getByText('로그인 전에 하던 이야기 1개를 옮겨 왔어요.')).toBeVisible()
  await page.waitForURL(`**/play/${id}`)
  await player.told(1)
  await expect((await player.openMenu()).getByRole('button', { name: /로그인/ })).toHaveCount(0)
  await other.page.goto(`/doran-tales/play/${id}`)
  await expect(other.page.getByRole('region', { name: '1번째 차례', exact: true })).toBeVisible()
})

test('whose sign-in has ended is led from a story to the login and back', async ({
  account,
  baseURL,
  context,
  page,
  player,
  stories,
  troubles,
}) => {
  troubles.allow(/status of 401/)
  const id = await stories.start(GO_ON)
  await endSignIn(context, baseURL ?? '')
  const path = `/doran-tales/play/${id}`
  const answer = await context.request.get(path)
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('로그인이 풀렸어요.')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('로그인이 풀렸어요.')
  await expect(page.getByText('이 기기에서 로그아웃됐어요.').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click()
  await expect(page.getByText(ERRORS.SESSION_EXPIRED.message)).toBeVisible()
  await page.getByRole('link', { name: '이메일로 로그인' }).click()
  await signInByHand(page, account)
  await page.waitForURL(`**${path}`)
  await player.told(1)
})

test('the sheet that asks to sign in leaves with its page', async ({
  account,
  baseURL,
  context,
  page,
  troubles,
}) => {
  troubles.allow(/status of 401/)
  await page.goto('/me/short-time-password')
  await ready(page)
  await endSignIn(context, baseURL ?? '')
  await page.getByRole('button', { name: '임시 비밀번호 만들기' }).click()
  const sheet = page.getByRole('dialog', { name: ERRORS.SESSION_EXPIRED.message })
  await sheet.getByRole('link', { name: '로그인' }).click()
  await page.waitForURL(/\/login\?/)
  await expect(page.getByRole('heading', { name: '다시 만나서 반가워요' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: '이메일로 로그인' }).click()
  await signInByHand(page, account)
  await page.waitForURL('/me/short-time-password')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a common password is refused at its field with the reason, and the rest stays', async ({
  page,
  troubles,
}) => {
  troubles.allow(/status of 400/)
  const person = { ...newPerson(), password: 'basketball' }
  await page.goto('/signup')
  await fillSignUp(page, person)
  await expect(page.getByRole('heading', { name: '어떤 이메일로 만날까요?' })).toBeVisible()
  const password = page.getByRole('textbox', { name: '비밀번호', exact: true })
  await expect(password).toHaveAccessibleDescription(new RegExp(FIELD_COPY.passwordCommon))
  await expect(password).toBeFocused()
  await expect(page.getByRole('textbox', { name: '이메일' })).toHaveValue(person.email)
  await expectAccessible(page)
})

test('Kakao brings somebody in, and whoever turns back there is told so', async ({
  context,
  page,
}) => {
  await page.goto('/login?next=/me')
  const byKakao = page.getByRole('button', { name: '카카오로 계속하기' })
  test.skip((await byKakao.count()) === 0, 'the site that runs knows no Kakao')
  await ready(page)
  await byKakao.click()
  await page.getByRole('link', { name: '취소' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '취소' })).toBeVisible()
  await ready(page)
  await byKakao.click()
  await page.getByRole('link', { name: '동의하기' }).click()
  await expect(page.getByRole('heading', { name: '함께하기 전에 확인해 주세요' })).toBeVisible()
  await ready(page)
  await page.getByRole('checkbox', { name: /모두 동의할게요/ }).check()
  await page.getByRole('button', { name: '동의하고 계속하기' }).click()
  await skipWelcome(page)
  await page.waitForURL('/me')
  const me = Me.parse(await (await context.request.get('/api/v1/user/me')).json())
  await expect(page.getByRole('heading', { level: 1, name: me.nickName })).toBeVisible()
})
