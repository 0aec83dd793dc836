import { readFile } from 'node:fs/promises'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { join } from './members'
import { expectAccessible, expectNoSidewaysScroll } from './page-checks'
import { bare, ready, visibleText } from './player'

test(
  'an evening: editing, remembering, another way, a link, and the story as files',
  LONG,
  async ({ baseURL, context, other, page, player, stories }) => {
    test.slow()
    await join(context.request, baseURL ?? '')
    const id = await stories.start(
      { kind: 'do', text: '책장을 본다' },
      { kind: 'do', text: '창가를 살핀다' },
    )
    await player.open(id)

    await page.getByRole('button', { name: '고치기', exact: true }).click()
    const edit = page.getByRole('dialog', { name: '고치기' })
    await edit
      .getByRole('textbox', { name: '장면' })
      .fill('창밖에는 아직 눈이 내렸다. 손끝이 차가웠다.')
    await expectAccessible(page)
    await edit.getByRole('button', { name: '저장' }).click()
    await expect(player.scene(2)).toContainText('손끝이 차가웠다')
    await expect(player.scene(2)).toContainText('고침')

    await page.getByRole('button', { name: '이거 기억해 줘', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: '창밖에는 아직 눈이 내렸다.' })
      .click()
    await page.getByRole('button', { name: '기억하기', exact: true }).click()
    await page.getByRole('button', { name: '기억 보기' }).click()
    const memories = page.getByRole('dialog', { name: /^기억/ })
    await expect(memories).toContainText('창밖에는 아직 눈이 내렸다.')
    await expect(memories).toContainText('내가 적었어요')
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    const found = await player.openMenu('이야기에서 찾기')
    await found.getByRole('searchbox').or(found.getByRole('textbox')).fill('손끝이')
    await page.keyboard.press('Enter')
    await expect(found.getByRole('list', { name: '찾은 장면' })).toContainText('손끝이')
    await page.keyboard.press('Escape')

    const tree = await player.openMenu('갈림길')
    await expectAccessible(page)
    await tree.getByRole('button', { name: /책장을 본다/ }).click()
    await tree.getByRole('button', { name: '여기서 새 갈림길' }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
    await ready(page)
    await player.waitForTurn(1)
    const branchId = page.url().split('/').at(-1) ?? ''
    expect((await stories.view(branchId)).session.parent?.id).toBe(id)
    expect((await stories.view(id)).turns[0]?.output).toContain('손끝이 차가웠다')

    const share = await player.openMenu('공유')
    await share.getByRole('button', { name: '링크 만들기' }).click()
    const link = share.getByRole('link', { name: /미리 보기/ })
    const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
    await page.keyboard.press('Escape')
    await other.page.goto(path)
    await ready(other.page)
    await expectAccessible(other.page)
    await expectNoSidewaysScroll(other.page)
    const shared = await stories.leaf(branchId)
    expect(await visibleText(other.page.getByRole('main'))).toContain(bare(shared.output))
    await other.page.getByRole('button', { name: '이 장면부터 이어 쓰기' }).first().click()
    await expect(other.page).toHaveURL(/\/play\//)

    const sheet = await player.openMenu('내보내기')
    const book = page.waitForEvent('download')
    await sheet.getByRole('button', { name: /전자책/ }).click()
    expect((await book).suggestedFilename()).toMatch(/\.epub$/)
    const file = page.waitForEvent('download')
    await sheet.getByRole('button', { name: /이야기 파일/ }).click()
    const saved = await (await file).path()
    expect(JSON.parse(await readFile(saved, 'utf8'))).toMatchObject({ format: 'doran-story' })

    await page.goto('/doran-tales/me')
    await ready(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: '이야기 가져오기' }).click()
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({
        name: 'story.json',
        mimeType: 'application/json',
        buffer: await readFile(saved),
      })
    await expect(page).toHaveURL(/\/play\//)
    await ready(page)
    await player.waitForTurn(1)
    const imported = page.url().split('/').at(-1) ?? ''
    expect((await stories.view(imported)).session.origin).toBe('imported')
  },
)

test('who has read ten scenes says what they think, with how far they had read', async ({
  account,
  page,
  stories,
}) => {
  const id = await stories.start()
  let scenes = 0
  await stories.readOn(id, ({ ending }) => (scenes += 1) > 12 || ending !== null, 'first')
  const themeId = (await stories.view(id)).session.theme.id
  await page.goto(`/doran-tales/reviews?theme=${themeId}`)
  await ready(page)
  await page.getByRole('radio', { name: /4점/ }).check({ force: true })
  await page
    .getByRole('textbox', { name: /후기/ })
    .fill('하진의 대답이 늘 조금 빨라서, 그 빠르기를 의심하며 읽는 재미가 있었어요.')
  await expectAccessible(page)
  await page.getByRole('button', { name: /후기 (올리기|쓰기|남기기)|올리기/ }).click()
  await expect(page.getByText('그 빠르기를 의심하며').first()).toBeVisible()
  await expect(page.getByText(/\d+장면 읽고 씀/).first()).toBeVisible()
  await expect(page.getByText(account.nickName).first()).toBeVisible()
})
