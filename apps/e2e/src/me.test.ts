import { readFile } from 'node:fs/promises'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { signIn, signInByHand } from './members'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks'
import { playerOn, ready } from './player'

const DESK = { width: 1280, height: 800 }

test('a cropped profile picture is saved and shown on every page', async ({
  account,
  context,
  page,
}) => {
  await page.goto('/me')
  await ready(page)
  const picture = await page.screenshot()
  await page.getByRole('button', { name: '프로필 편집' }).click()
  const sheet = page.getByRole('dialog', { name: '프로필 편집' })
  const file = { name: 'me.png', mimeType: 'image/png', buffer: picture }
  await sheet.getByLabel('사진 선택').setInputFiles(file)
  await expect(sheet.getByRole('application', { name: '사진에서 쓸 부분' })).toBeFocused()
  await sheet.getByRole('button', { name: '크게' }).click()
  await sheet.getByRole('button', { name: '아래로 옮기기' }).click()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '적용' }).click()
  await expect(sheet.getByRole('img', { name: '프로필 사진' })).toBeVisible()

  const nickName = `새${account.nickName.slice(2)}`
  await sheet.getByLabel('닉네임').fill(nickName)
  await sheet.getByLabel('소개').fill('밤 기차를 좋아해요.\n눈이 오면 더 좋아요.')
  await sheet.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('저장했어요.')).toBeVisible()
  await expect(sheet).toHaveCount(0)

  for (const viewport of [DESK, { width: 360, height: 740 }]) {
    await page.setViewportSize(viewport)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: nickName })).toBeVisible()
    await expect(page.getByText('눈이 오면 더 좋아요.')).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
  await page.goto('/doran-tales')
  const shown = page.getByRole('banner').getByRole('link', { name: '내 정보' }).locator('img')
  const address = (await shown.getAttribute('src')) ?? ''
  const answer = await context.request.get(address)
  expect(answer.headers()['content-type']).toBe('image/webp')
  expect((await answer.body()).toString('latin1', 8, 12)).toBe('WEBP')
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test(
  'a member exports their data, and can cancel the deletion for a week',
  LONG,
  async ({ account, other, page, stories }) => {
    other.troubles.allow(/status of 401/)
    const line = '모두의 신발을 하나씩 살펴본다'
    const id = await stories.start({ kind: 'continue', text: '' }, { kind: 'do', text: line })
    const outputs = (await stories.view(id)).turns.map(({ output }) => output)
    await signIn(other.page, account, '/me')
    await expect(
      other.page.getByRole('heading', { level: 1, name: account.nickName }),
    ).toBeVisible()

    await page.goto('/me')
    await ready(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '내려받기', exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^doran-data-\d{4}-\d{2}-\d{2}\.json$/)
    const text = await readFile(await file.path(), 'utf8')
    const taken: unknown = JSON.parse(text)
    const among = (rows: Record<string, unknown>[]) =>
      expect.arrayContaining(rows.map((row) => expect.objectContaining(row)))
    expect(taken).toMatchObject({
      profile: [{ name: account.nickName }],
      story_session: [
        { turn: among([...outputs.map((output) => ({ output })), { input_text: line }]) },
      ],
      consent_log: among(['age', 'terms', 'privacy'].map((kind) => ({ kind, is_agreed: true }))),
    })
    expect(text).not.toContain(account.password)

    await page.getByRole('button', { name: '탈퇴' }).click()
    const sheet = page.getByRole('dialog', { name: '탈퇴할까요?' })
    await expect(sheet).toContainText('7일 뒤에 아래 정보가 삭제돼요')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: '탈퇴하기' }).click()
    await expect(page.getByRole('heading', { name: '탈퇴했어요.' })).toBeVisible()
    await expect(page.getByText(/에 모두 지워져요\./)).toBeVisible()
    await expectAccessible(page)
    for (const each of [page, other.page]) {
      await each.goto('/me')
      await expect(each.getByRole('heading', { name: '내 정보' })).toBeVisible()
    }

    await signIn(page, account, '/me')
    await expect(page.getByText('탈퇴를 취소하고 돌아왔어요.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: account.nickName })).toBeVisible()
    const shelf = page.getByRole('region', { name: '읽던 이야기' })
    await expect(shelf.getByText('3번째 장면까지 읽었어요')).toBeVisible()
    await other.page.goto('/me')
    await expect(other.page.getByRole('link', { name: '회원가입' })).toBeVisible()
  },
)

test(
  'a borrowed device signs in by a short-time password, sees its limits, and is signed out',
  LONG,
  async ({ account, other, page, stories }) => {
    test.slow()
    // Whose sign-in ended is nobody to the story's own call.
    other.troubles.allow(/status of 40[14]/)
    const id = await stories.start({ kind: 'continue', text: '' })
    await page.goto('/me/short-time-password')
    await ready(page)
    await page.getByRole('button', { name: '번호 만들기' }).click()
    const shown = page.getByRole('region', { name: '일회용 로그인 번호', exact: true })
    const spelled = await shown.getByRole('img').getAttribute('aria-label')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    const borrowed = other.page
    await borrowed.goto('/login')
    await ready(borrowed)
    await borrowed.getByRole('link', { name: '일회용 로그인 번호로 로그인' }).click()
    await borrowed.getByRole('textbox', { name: '이메일' }).fill(account.email)
    await borrowed
      .getByRole('textbox', { name: '일회용 로그인 번호' })
      .pressSequentially((spelled ?? '').replaceAll(/[^0-9A-Z]/g, '').toLowerCase())
    await borrowed.getByRole('button', { name: '로그인', exact: true }).click()
    await borrowed.waitForURL('/')

    await borrowed.goto('/me')
    await expect(borrowed.getByText('일회용 로그인 번호로 로그인했어요.')).toBeVisible()
    for (const name of ['프로필 편집', '내려받기', '탈퇴'])
      await expect(borrowed.getByRole('button', { name })).toHaveCount(0)
    await expectAccessible(borrowed)
    const reader = playerOn(borrowed)
    await reader.open(id)
    const line = '부서진 빗장을 살펴본다'
    await reader.box.fill(line)

    await expect(page.getByText('새 기기에서 로그인했어요.').first()).toBeVisible()
    const devices = page.getByRole('region', { name: '일회용 번호로 로그인한 기기' })
    await expect(devices).toContainText('일회용 로그인')
    await page.goto('/notification')
    const notice = page
      .getByRole('listitem')
      .filter({ hasText: '일회용 로그인 번호로 새 기기에서 로그인했어요.' })
    await expectAccessible(page)
    await notice.getByRole('button', { name: '내가 아니라면 로그아웃시키기' }).click()
    await expect(notice).toContainText('그 기기를 로그아웃시켰어요.')

    await reader.box.press('Enter')
    await expect(
      borrowed.getByText(
        '로그인이 풀렸어요. 다른 기기에서 로그아웃시켰거나 오래 쓰지 않았을 수 있어요.',
      ),
    ).toBeVisible()
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
    await reader.waitForTurn(2)
    await page.goto('/me/short-time-password')
    await expect(devices).toContainText('지금은 없어요.')
  },
)
