import { COOKIES, TALES_PATH } from '@doran/contract/names'
import { expect, test } from './journey'
import { newPerson, signInByHand } from './members'
import { expectAccessible, expectNoSidewaysScroll, expectTouchable } from './page-checks'
import { ready } from './player'
import { tabTo } from './tab-to'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

test('what a visitor read goes on under the account they make, by keyboard alone', async ({
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
  await player.told(1)
  await player.choices.first().click()
  await player.told(2)
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
  await expect(page.getByRole('region', { name: '이 기기에만 남아 있어요' })).toContainText(title)
  await ready(page)
  await press('link', '회원가입')
  await expect(heading('도란에 자리를 하나 만들어요')).toBeVisible()
  await ready(page)
  await type('이메일', person.email)
  await type('비밀번호', person.password)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(heading('뭐라고 부를까요?')).toBeFocused()
  await type('이름', '홍길동')
  await type('닉네임', person.nickName)
  await expect(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading('마지막으로 확인해 주세요')).toBeFocused()
  for (const name of [/만 14세 이상이에요/, /이용약관/, /개인정보 수집·이용/]) await tick(name)
  await expect(page.getByRole('checkbox', { name: /소식과 혜택 받기/ }).last()).not.toBeChecked()
  await expectAccessible(page)
  await press('button', '가입하고 메일 받기')

  await expect(heading('메일을 살펴봐 주세요')).toBeFocused()
  const opened = page.waitForEvent('popup')
  await tabTo(page, page.getByRole('link', { name: '보낸 편지함' }), 20)
  await page.keyboard.press('Enter')
  const outbox = await opened
  const mail = outbox.getByRole('link', { name: person.email })
  await expect
    .poll(() => outbox.reload().then(() => mail.count()), { timeout: 15_000 })
    .toBeGreaterThan(0)
  const code = /^\d{6}/.exec(await mail.first().innerText())?.[0] ?? ''
  await outbox.close()
  await tabTo(page, page.getByLabel('메일로 받은 번호 6자리'), 10, 'Shift+Tab')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')

  await expect(heading('어떤 모습으로 만날까요?')).toBeFocused()
  await expectAccessible(page)
  await press('button', '다음')
  await expect(heading('어떤 이야기를 좋아하세요?')).toBeFocused()
  for (const genre of ['추리', '일상', '역사']) {
    await tabTo(page, page.getByRole('button', { name: genre, exact: true }), 12)
    await page.keyboard.press('Space')
  }
  await press('button', '시작할게요')
  await page.waitForURL('/me')
  await expect(page.getByText(`환영해요, ${person.nickName} 님.`)).toBeVisible()
  await expect(page.getByText('로그인 전에 하던 이야기 1개를 옮겨 왔어요.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('region', { name: '이어서 읽기' }).getByRole('link').click()
  await player.told(2)
  await ready(page)
  await player.choices.first().click()
  await player.told(3)
  await other.context.addCookies(visitor ? [visitor] : [])
  const asVisitor = await other.context.request.get(`/api/v1/tales/session/${id}`)
  expect(asVisitor.status()).toBe(404)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(COOKIES.visitor)
})

test('signing in leads only to places of our own', async ({ account, context, page }) => {
  const attacks = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login?next=//evil.example',
  ]
  for (const path of ['/login', '/login/email', '/signup']) {
    for (const attack of attacks) {
      const answer = await context.request.get(`${path}?next=${encodeURIComponent(attack)}`, {
        maxRedirects: 0,
      })
      expect([answer.status(), answer.headers()['location']], `${path} ${attack}`).toEqual([
        307,
        '/',
      ])
    }
  }
  await page.goto('/login/after?next=//evil.example')
  await page.waitForURL('/')
  await context.clearCookies()
  await page.goto('/login/email?next=//evil.example')
  await signInByHand(page, account)
  await page.waitForURL('/')
})

test('the screens of joining and signing in fit a phone and a desk', async ({ page }) => {
  for (const path of [
    '/login',
    '/login/email',
    '/login/email?way=short-time',
    '/signup',
    '/me',
    '/notification',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport)
      await expectNoSidewaysScroll(page)
      await expectTouchable(page)
    }
    await expectAccessible(page)
  }
})

test('a refused field stands whole between the bars of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/signup')
  await page.getByLabel('이메일', { exact: true }).fill('bars@doran.example')
  await page.getByLabel('비밀번호', { exact: true }).fill('장작 타는 소리가 좋다')
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('이름', { exact: true }).focus()
  await page.mouse.wheel(0, 2000)
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByLabel('이름', { exact: true })).toBeFocused()
  const bars = [page.getByRole('banner'), page.getByRole('navigation', { name: '주요 화면' })]
  const [top, bottom] = await Promise.all(bars.map(async (bar) => bar.boundingBox()))
  const label = await page.locator('label', { hasText: /^이름$/ }).boundingBox()
  const error = await page.getByText('이름을 알려 주세요.').boundingBox()
  expect(label?.y).toBeGreaterThan((top?.y ?? 0) + (top?.height ?? 0))
  expect((error?.y ?? 0) + (error?.height ?? 0)).toBeLessThan(bottom?.y ?? 0)
})
