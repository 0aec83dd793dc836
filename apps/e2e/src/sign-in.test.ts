import { Me } from '@doran/contract'
import { ERRORS } from '@doran/contract/errors'
import { COOKIES, TALES_PATH } from '@doran/contract/names'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { codeMailedTo, newPerson, signIn, skipWelcome } from './members'
import { expectAccessible } from './page-checks'
import { ready } from './player'
import { tabTo } from './tab-to'

test('a visitor’s story moves to the account they create, by keyboard alone', async ({
  context,
  other,
  page,
  player,
  stories,
}) => {
  test.slow()
  await page.goto(TALES_PATH)
  await ready(page)
  await page
    .getByRole('list', { name: /어떻게 할까요/ })
    .getByRole('button')
    .first()
    .click()
  await player.waitForTurn(1)
  await player.choices.first().click()
  await player.waitForTurn(2)
  const id = page.url().split('/').at(-1) ?? ''
  const title = (await stories.view(id)).session.theme.title
  const visitor = (await context.cookies()).find(({ name }) => name === COOKIES.visitor)

  const person = newPerson()
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }), 10)
    await page.keyboard.type(text)
  }
  const press = async (role: 'button' | 'link', name: string) => {
    await tabTo(page, page.getByRole(role, { name, exact: true }), 20)
    await page.keyboard.press('Enter')
  }
  const tick = async (name: RegExp) => {
    await tabTo(page, page.getByRole('checkbox', { name }), 10)
    await page.keyboard.press('Space')
  }
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })

  await page.goto('/me')
  await expect(page.getByRole('region', { name: '이 기기에서 읽은 이야기' })).toContainText(title)
  await ready(page)
  await press('link', '회원가입')
  await expect(heading('회원가입')).toBeVisible()
  await ready(page)
  await type('이메일', person.email)
  await type('비밀번호', person.password)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(heading('프로필')).toBeFocused()
  await type('이름', '홍길동')
  await type('닉네임', person.nickName)
  await expect(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading('약관 동의')).toBeFocused()
  for (const name of [/만 14세 이상이에요/, /이용약관/, /개인정보 수집·이용/]) await tick(name)
  await expect(page.getByRole('checkbox', { name: /소식과 혜택 받기/ }).last()).not.toBeChecked()
  await expectAccessible(page)
  await press('button', '동의하고 인증 메일 받기')

  await expect(heading('이메일 인증')).toBeFocused()
  const opened = page.waitForEvent('popup')
  await tabTo(page, page.getByRole('link', { name: '보낸 편지함(새 창)' }), 20)
  await page.keyboard.press('Enter')
  const outbox = await opened
  const mail = outbox.getByRole('link', { name: person.email })
  await expect.poll(() => outbox.reload().then(() => mail.count())).toBeGreaterThan(0)
  const code = /^\d{6}/.exec(await mail.first().innerText())?.[0] ?? ''
  await outbox.close()
  await tabTo(page, page.getByLabel('인증번호 6자리'), 10, 'Shift+Tab')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')

  await expect(heading('프로필 사진')).toBeFocused()
  await expectAccessible(page)
  await press('button', '다음')
  await expect(heading('좋아하는 장르')).toBeFocused()
  for (const genre of ['추리', '일상', '역사']) {
    await tabTo(page, page.getByRole('button', { name: genre, exact: true }), 12)
    await page.keyboard.press('Space')
  }
  await press('button', '시작하기')
  await expect(heading('환영 선물 젬 30개')).toBeFocused()
  await expectAccessible(page)
  await press('button', '시작하기')
  await page.waitForURL('/me')
  await expect(page.getByText(`환영해요, ${person.nickName} 님.`)).toBeVisible()
  await expect(page.getByText('로그인 전에 읽던 이야기 1개를 계정으로 옮겼어요.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('region', { name: '읽던 이야기' }).getByRole('link', { name: title }).click()
  await player.waitForTurn(2)
  await ready(page)
  await player.choices.first().click()
  await player.waitForTurn(3)
  await other.context.addCookies(visitor ? [visitor] : [])
  const asVisitor = await other.context.request.get(`/api/v1/tales/session/${id}`)
  expect(asVisitor.status()).toBe(404)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(COOKIES.visitor)
})

test(
  'five wrong passwords lock the form for a while, and a forgotten one is reset by mail',
  LONG,
  async ({ account, context, other, page, troubles }) => {
    for (const each of [troubles, other.troubles]) each.allow(/status of 401/)
    await page.goto('/me')
    const away = other.page
    await away.goto('/login/email?next=/me')
    await ready(away)
    const email = away.getByRole('textbox', { name: '이메일' })
    const password = away.getByRole('textbox', { name: '비밀번호', exact: true })
    const enter = away.getByRole('button', { name: '로그인', exact: true })
    await email.fill(account.email)
    for (let tries = 1; tries <= 5; tries += 1) {
      await password.fill(`틀린 비밀번호 ${tries}`)
      const answer = away.waitForResponse(/\/v1\/auth\/login$/)
      await enter.click()
      expect((await answer).status()).toBe(401)
      await expect(away.getByText(ERRORS.BAD_CREDENTIALS.message)).toBeVisible()
    }
    await expect(away.getByRole('timer')).toHaveText(/^\d+초 뒤에 다시 할 수 있어요\.$/)
    await expect(enter).toBeDisabled()
    await expect(email).toHaveValue(account.email)
    await expectAccessible(away)

    await away.getByRole('button', { name: '비밀번호 찾기' }).click()
    await expect(email).toHaveValue(account.email)
    await away.getByRole('button', { name: '메일 받기' }).click()
    await expect(away.getByRole('heading', { name: '이메일 인증' })).toBeFocused()
    const code = await codeMailedTo(account, context.request, '도란 비밀번호 찾기 인증번호')
    await away.getByLabel('인증번호 6자리').pressSequentially(code)
    const changed = { ...account, password: `새로 정한 ${account.password}` }
    await away.getByRole('textbox', { name: '새 비밀번호' }).fill(changed.password)
    await expectAccessible(away)
    await away.getByRole('button', { name: '비밀번호 바꾸고 로그인' }).click()
    await away.waitForURL('/me')
    await expect(away.getByRole('heading', { level: 1, name: account.nickName })).toBeVisible()

    await page.goto('/me')
    await expect(page.getByRole('heading', { name: '내 정보' })).toBeVisible()
    await signIn(page, changed, '/notification')
    await expect(page.getByText('비밀번호를 바꿨어요.')).toBeVisible()
  },
)

test(
  'signing in with Kakao succeeds, and cancelling there shows a message',
  LONG,
  async ({ context, page }) => {
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
    await expect(page.getByRole('heading', { name: '약관 동의' })).toBeVisible()
    await ready(page)
    await page.getByRole('checkbox', { name: /전체 동의/ }).check()
    await page.getByRole('button', { name: '동의하고 시작하기' }).click()
    await skipWelcome(page)
    await page.waitForURL('/me')
    const me = Me.parse(await (await context.request.get('/api/v1/user/me')).json())
    await expect(page.getByRole('heading', { level: 1, name: me.nickName })).toBeVisible()
  },
)
