import { readFile } from 'node:fs/promises'
import { expect, test } from './journey'
import { signIn } from './members'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks'
import { ready } from './player'

const DESK = { width: 1280, height: 800 }

test('a picture is cut and kept, with the profile, wherever the member goes', async ({
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
  await sheet.getByLabel('사진 고르기').setInputFiles(file)
  await expect(sheet.getByRole('application', { name: '사진에서 쓸 자리' })).toBeFocused()
  await sheet.getByRole('button', { name: '크게' }).click()
  await sheet.getByRole('button', { name: '아래로 옮기기' }).click()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '이대로 쓸게요' }).click()
  await expect(sheet.getByRole('img', { name: '프로필 사진' })).toBeVisible()

  const nickName = `새${account.nickName.slice(2)}`
  await sheet.getByLabel('닉네임').fill(nickName)
  await sheet.getByLabel('소개').fill('밤 기차를 좋아해요.\n눈이 오면 더 좋아요.')
  await sheet.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('바꿨어요.')).toBeVisible()
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
  const shown = page.getByRole('banner').getByRole('link', { name: '나' }).locator('img')
  const address = (await shown.getAttribute('src')) ?? ''
  const answer = await context.request.get(address)
  expect(answer.headers()['content-type']).toBe('image/webp')
  expect((await answer.body()).toString('latin1', 8, 12)).toBe('WEBP')
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('all of a member can be taken along, and leaving can be undone for a week', async ({
  account,
  other,
  page,
  stories,
}) => {
  other.troubles.allow(/status of 401/)
  const line = '주머니의 열쇠를 역무원에게 보여 준다'
  const id = await stories.start({ kind: 'continue', text: '' }, { kind: 'do', text: line })
  const outputs = (await stories.view(id)).turns.map(({ output }) => output)
  await signIn(other.page, account, '/me')
  await expect(other.page.getByRole('heading', { level: 1, name: account.nickName })).toBeVisible()

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
  const sheet = page.getByRole('dialog', { name: '정말 떠나시겠어요?' })
  await expect(sheet).toContainText('7일 뒤에 아래의 것이 지워져요')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '탈퇴할게요' }).click()
  await expect(page.getByRole('heading', { name: '그동안 함께해서 좋았어요.' })).toBeVisible()
  await expect(page.getByText(/에 모두 지워져요\./)).toBeVisible()
  await expectAccessible(page)
  for (const each of [page, other.page]) {
    await each.goto('/me')
    await expect(each.getByRole('heading', { name: '돌아올 자리를 만들어 둘까요?' })).toBeVisible()
  }

  await signIn(page, account, '/me')
  await expect(page.getByText('탈퇴를 취소하고 돌아왔어요.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: account.nickName })).toBeVisible()
  const shelf = page.getByRole('region', { name: '이어서 읽기' })
  await expect(shelf.getByText('2번째 차례까지 읽었어요')).toBeVisible()
  await other.page.goto('/me')
  await expect(other.page.getByRole('link', { name: '회원가입' })).toBeVisible()
})
