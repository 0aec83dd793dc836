import { ERRORS } from '@doran/contract/errors'
import { expect, test } from './journey'
import { codeMailedTo, signIn, signInByHand } from './members'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks'
import { playerOn, ready } from './player'

test('a borrowed device gets in by a short-time password, sees its limits, and is sent out kindly', async ({
  account,
  other,
  page,
  stories,
}) => {
  test.slow()
  // Whose sign-in ended is nobody to the story's own call.
  other.troubles.allow(/status of 40[14]/)
  const id = await stories.start({ kind: 'continue', text: '' })
  await page.goto('/me/short-time-password')
  await ready(page)
  await page.getByRole('button', { name: '임시 비밀번호 만들기' }).click()
  const shown = page.getByRole('region', { name: '임시 비밀번호', exact: true })
  const spelled = await shown.getByRole('img').getAttribute('aria-label')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const borrowed = other.page
  await borrowed.goto('/login')
  await ready(borrowed)
  await borrowed.getByRole('link', { name: '임시 비밀번호로 로그인' }).click()
  await borrowed.getByRole('textbox', { name: '이메일' }).fill(account.email)
  await borrowed
    .getByRole('textbox', { name: '임시 비밀번호' })
    .pressSequentially((spelled ?? '').replaceAll(/[^0-9A-Z]/g, '').toLowerCase())
  await borrowed.getByRole('button', { name: '로그인', exact: true }).click()
  await borrowed.waitForURL('/')

  await borrowed.goto('/me')
  await expect(borrowed.getByText('임시 비밀번호로 들어와 있어요.')).toBeVisible()
  for (const name of ['프로필 편집', '내려받기', '탈퇴'])
    await expect(borrowed.getByRole('button', { name })).toHaveCount(0)
  await expectAccessible(borrowed)
  const reader = playerOn(borrowed)
  await reader.open(id)
  const line = '맡겨 둔 우산을 찾으러 간다'
  await reader.box.fill(line)

  await expect(page.getByText('새 기기에서 로그인했어요.').first()).toBeVisible()
  const devices = page.getByRole('region', { name: '임시로 로그인된 기기' })
  await expect(devices).toContainText('임시 로그인')
  await page.goto('/notification')
  const notice = page
    .getByRole('listitem')
    .filter({ hasText: '임시 비밀번호로 새 기기에서 로그인했어요.' })
  await expectAccessible(page)
  await notice.getByRole('button', { name: '내가 아니에요, 내보내기' }).click()
  await expect(notice).toContainText('그 기기를 내보냈어요.')

  await reader.box.press('Enter')
  await expect(borrowed.getByText('이 기기에서 로그아웃됐어요.')).toBeVisible()
  await expect(borrowed.getByRole('main')).not.toContainText(line)
  await expectAccessible(borrowed)
  await borrowed.getByRole('main').getByRole('link', { name: '로그인' }).click()
  await borrowed.getByRole('link', { name: '이메일로 로그인' }).click()
  await signInByHand(borrowed, account)
  await borrowed.waitForURL(`**/play/${id}`)
  await ready(borrowed)
  await expect(reader.box).toHaveValue('')
  await reader.box.fill(line)
  await reader.box.press('Enter')
  await reader.told(2)
  await page.goto('/me/short-time-password')
  await expect(devices).toContainText('지금은 없어요.')
})

test('five wrong passwords mean a short rest, and a forgotten one is set anew by mail', async ({
  account,
  context,
  other,
  page,
  troubles,
}) => {
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

  await away.getByRole('button', { name: '비밀번호를 잊었어요' }).click()
  await expect(email).toHaveValue(account.email)
  await away.getByRole('button', { name: '메일 받기' }).click()
  await expect(away.getByRole('heading', { name: '메일을 살펴봐 주세요' })).toBeFocused()
  const code = await codeMailedTo(account, context.request, '도란 새 비밀번호 확인 번호')
  await away.getByLabel('메일로 받은 번호 6자리').pressSequentially(code)
  const changed = { ...account, password: `새로 정한 ${account.password}` }
  await away.getByRole('textbox', { name: '새 비밀번호' }).fill(changed.password)
  await expectAccessible(away)
  await away.getByRole('button', { name: '비밀번호 바꾸고 로그인' }).click()
  await away.waitForURL('/me')
  await expect(away.getByRole('heading', { level: 1, name: account.nickName })).toBeVisible()

  await page.goto('/me')
  await expect(page.getByRole('heading', { name: '돌아올 자리를 만들어 둘까요?' })).toBeVisible()
  await signIn(page, changed, '/notification')
  await expect(page.getByText('비밀번호를 바꿨어요.')).toBeVisible()
})
