import { expect } from '../journey'
import { endSignIn, join } from '../members'
import { ready } from '../player'
import { shoot, type Scene } from './shoot'

const GO_ON = { kind: 'continue', text: '' } as const

shoot('login', {}, ({ page }) => visit(page, '/login?next=/me&reason=required'))

shoot('login-refused', { only: 'phone' }, ({ page }) =>
  visit(page, '/login?error=provider_cancelled&provider=kakao'),
)

shoot('login-email', {}, ({ page }) => visit(page, '/login/email'))

shoot('login-email-wrong', { only: 'phone' }, async ({ page }) => {
  await visit(page, '/login/email')
  await page.getByRole('textbox', { name: '이메일' }).fill('nobody@doran.test')
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill('누구도 모르는 말')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: '맞지 않아요' })).toBeVisible()
})

shoot('signup', {}, ({ page }) => visit(page, '/signup'))

shoot('signup-errors', { only: 'phone' }, async ({ page }) => {
  await visit(page, '/signup')
  await page.getByRole('button', { name: '다음', exact: true }).click()
  await expect(page.getByText('이메일을 입력해 주세요.')).toBeVisible()
})

shoot('me-visitor', { isWhole: true }, async ({ page, stories }) => {
  await stories.start(GO_ON)
  await visit(page, '/me')
})

shoot('me', { isWhole: true }, async ({ page, stories }) => {
  await member(page)
  await stories.start(GO_ON)
  await visit(page, '/me')
  await expect(page.getByRole('button', { name: '프로필 편집' })).toBeVisible()
})

shoot('me-edit', {}, async ({ page }) => {
  await member(page)
  await visit(page, '/me')
  await page.getByRole('button', { name: '프로필 편집' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

shoot('me-leave', {}, async ({ page }) => {
  await member(page)
  await visit(page, '/me')
  await page.getByRole('button', { name: /탈퇴/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

shoot('short-time', {}, async ({ page }) => {
  await member(page)
  await visit(page, '/me/short-time-password')
  await page.getByRole('button', { name: '번호 만들기' }).click()
  await expect(page.getByText(/남았어요/)).toBeVisible()
})

shoot('inbox', {}, async ({ page }) => {
  await member(page)
  await visit(page, '/notification')
  await expect(page.getByText('도란에 오신 걸 환영해요.')).toBeVisible()
})

shoot('inbox-visitor', {}, ({ page }) => visit(page, '/notification'))

shoot('inbox-panel', { only: 'desk' }, async ({ page }) => {
  await member(page)
  await visit(page, '/')
  await page.getByRole('link', { name: /^알림/ }).click()
  await expect(page.getByText('도란에 오신 걸 환영해요.')).toBeVisible()
})

shoot('player-join', {}, async ({ page, player, stories }) => {
  await player.open(await stories.start(GO_ON))
  const menu = await player.openMenu()
  await menu.getByRole('button', { name: '로그인 · 회원가입' }).click()
  await expect(page.getByRole('link', { name: '회원가입' })).toBeVisible()
  await expect(menu).toHaveCount(0)
})

shoot('play-signed-out', {}, async ({ page, stories }) => {
  const { origin } = await member(page)
  const id = await stories.start(GO_ON)
  await endSignIn(page.context(), origin)
  await visit(page, `/doran-tales/play/${id}`)
  await expect(page.getByRole('heading', { name: '로그인이 풀렸어요.' })).toBeVisible()
})

shoot('play-of-another', {}, async ({ page, stories }) => {
  const id = await stories.start(GO_ON)
  await member(page)
  await visit(page, `/doran-tales/play/${id}`)
  await expect(page.getByRole('heading', { name: /볼 수 없는 이야기예요/ })).toBeVisible()
})

shoot('terms', {}, ({ page }) => visit(page, '/terms'))
shoot('privacy', {}, ({ page }) => visit(page, '/privacy'))

async function member(page: Scene['page']): Promise<{ origin: string }> {
  await page.goto('/about')
  const { origin } = new URL(page.url())
  await join(page.request, origin)
  return { origin }
}

async function visit(page: Scene['page'], path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}
