import { ERRORS } from '@doran/contract/errors'
import { VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import { TALES_PATH } from '@doran/contract/names'
import { gaugesAlong, gaugesNow } from './gauges'
import { expect, test } from './journey'
import { joinByHand } from './members'
import { MODEL_NAME, MODEL_WAITS_MS } from './model-site'
import { expectAccessible, expectNoSidewaysScroll, expectTouchable } from './page-checks'
import { bare, ready, words } from './player'
import { createStoryApi } from './story-api'

const GO_ON = { kind: 'continue', text: '' } as const
const LABEL = `AI가 썼어요 · ${MODEL_NAME}`
const LINE = '창가에 앉아 눈이 그치기를 기다린다'
const LOGIN_OFFER = 'AI 모델과 계속 이어 읽으려면 로그인이 필요해요.'
const TOLD_AT_ONCE = { name: 'tell', gapMs: 0 } as const

// One site with a model serves them all, one after another.
test.describe.configure({ mode: 'default' })
test.use({ hasModel: true })
test.beforeEach(async ({ modelSite }) => (await modelSite()).stub.behave(TOLD_AT_ONCE))

test('a model tells once the notice was read, and its text carries its name', async ({
  page,
  player,
  stories,
  troubles,
}) => {
  troubles.allow(/status of 409/)
  await page.goto(TALES_PATH)
  await ready(page)
  const ways = page.getByRole('list', { name: /어떻게 할까요/ }).getByRole('button')
  await ways.first().click()
  await expect(player.notice.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(player.notice).toHaveCount(0)
  await expect(player.choices).toHaveCount(3)
  const id = page.url().split('/').at(-1) ?? ''
  await expect(page.getByText(`다음 장면은 AI 모델이 써요 · ${MODEL_NAME}`)).toBeVisible()
  await player.box.fill(LINE)
  await player.box.press('Enter')
  await expect(player.notice.getByRole('heading')).toBeFocused()
  await expect(player.box).toHaveValue(LINE)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectTouchable(page)

  await player.notice.getByRole('button', { name: '확인하고 이어 가기' }).click()
  await player.told(1)
  await expect(player.scene(1)).toContainText(LABEL)
  await expect(player.scene(0)).not.toContainText('AI가 썼어요')
  await expect(player.box).toHaveValue('')
  const stored = await stories.leaf(id)
  expect(stored).toMatchObject({ narrator: 'model', model: MODEL_NAME, status: 'done' })
  expect(stored.output).not.toContain('AI가 썼어요')
  expect(await words(player.scene(1))).toContain(bare(stored.output))
  await expectAccessible(page)
})

test('a story goes from scenes to a model and back without a seam', async ({
  page,
  player,
  stories,
}) => {
  const id = await stories.start()
  await stories.acceptNotice()
  await player.open(id)
  await player.choose(/^오프라인 내레이터/)
  await player.choices.first().click()
  await player.told(1)
  await player.choose(/^AI 모델/)
  await expect(page.getByText(`다음 장면은 AI 모델이 써요 · ${MODEL_NAME}`)).toBeVisible()
  await player.box.fill(LINE)
  await player.box.press('Enter')
  await player.told(2)
  await player.choose(/^오프라인 내레이터/)
  await expect(page.getByText('다음 장면은 오프라인 내레이터가 이어요.')).toBeVisible()
  await player.choices.first().click()
  await player.told(3)

  const view = await stories.view(id)
  const turns = view.turns.toReversed()
  expect(turns.map(({ narrator }) => narrator)).toEqual(['offline', 'offline', 'model', 'offline'])
  expect(turns.map(({ index }) => index)).toEqual([0, 1, 2, 3])
  expect(turns.map(({ choices }) => choices.length)).toEqual([3, 3, 3, 3])
  expect(gaugesAlong(turns)).toMatchObject(gaugesNow(view))
  const shown = await words(page.locator('main'))
  await expect(page.getByText(LABEL)).toHaveCount(1)
  await page.reload()
  await player.told(3)
  expect(await words(page.locator('main'))).toBe(shown)
})

test('a model that says nothing can be stopped, gives up in time, and the story goes on offline', async ({
  modelSite,
  page,
  player,
  stories,
}) => {
  const { stub } = await modelSite()
  stub.behave('hang-before-first-token')
  const id = await stories.start()
  await stories.acceptNotice()
  await player.open(id)
  await player.box.fill(LINE)
  await player.box.press('Enter')
  await expect(player.telling).toContainText('이야기를 잇고 있어요')
  await player.stop.click()
  await expect(player.telling).toBeHidden()
  await expect(player.box).toHaveValue(LINE)
  await expect(player.scene(1)).toHaveCount(0)

  await player.box.press('Enter')
  const sentAt = Date.now()
  await expect(player.broken).toContainText(ERRORS.STORY_UNAVAILABLE.message)
  expect(Date.now() - sentAt).toBeLessThan(MODEL_WAITS_MS + 1_000)
  await page.reload()
  await player.broken.getByRole('button', { name: '오프라인 내레이터로 이어 가기' }).click()
  await player.told(1)
  await expect(player.scene(1)).toContainText(LINE)
  expect(await stories.leaf(id)).toMatchObject({ narrator: 'offline', status: 'done' })
  await expect.poll(() => stub.openStreams()).toBe(0)
})

test('stopping a model keeps what it wrote, and the story goes on from there', async ({
  modelSite,
  player,
  stories,
}) => {
  const { stub } = await modelSite()
  stub.behave({ name: 'tell', gapMs: 120 })
  const id = await stories.start()
  await stories.acceptNotice()
  await player.open(id)
  await player.goOn.click()
  await expect.poll(async () => (await words(player.telling)).length).toBeGreaterThan(30)
  await expect(player.rest).toHaveCount(0)
  await player.stop.click()
  await player.told(1)
  await expect(player.scene(1)).toContainText('여기서 멈췄어요.')
  const stored = await stories.leaf(id)
  expect(stored.status).toBe('stopped')
  expect(await words(player.scene(1))).toContain(bare(stored.output))
  stub.behave(TOLD_AT_ONCE)
  await player.goOn.click()
  await player.told(2)
})

test('a telling that breaks off keeps its text, and another try goes on', async ({
  modelSite,
  player,
  stories,
}) => {
  const { stub } = await modelSite()
  stub.behave({ name: 'close-early', seed: 3, gapMs: 0 })
  const id = await stories.start()
  await stories.acceptNotice()
  await player.open(id)
  await player.box.fill(LINE)
  await player.box.press('Enter')
  await expect(player.broken).toContainText('여기서 끊겼어요.')
  const { pending } = await stories.view(id)
  expect(pending?.output.length).toBeGreaterThan(0)
  expect(await words(player.broken)).toContain(bare(pending?.output ?? '-'))
  await expect(player.broken).toContainText(LABEL)

  stub.behave(TOLD_AT_ONCE)
  await player.broken.getByRole('button', { name: '다시 이어 가기' }).click()
  await player.told(1)
  await expect(player.broken).toHaveCount(0)
  await expect(player.scene(1)).toContainText(LINE)
  expect(await stories.leaf(id)).toMatchObject({ narrator: 'model', status: 'done' })
})

test('after a visitor’s last scene by a model the offline narrator goes on, and an account brings it back', async ({
  page,
  player,
  stories,
}) => {
  const id = await stories.start()
  await stories.acceptNotice()
  for (let told = 1; told < VISITOR_MODEL_TURNS; told += 1) await stories.tell(id, GO_ON)
  await player.open(id)
  const sheet = await player.openMenu('내레이터')
  await expect(sheet.getByRole('radio', { name: /앞으로 1차례/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await player.goOn.click()
  await player.told(VISITOR_MODEL_TURNS)
  const spent = page.getByText('AI 모델이 쓰는 장면을 다 읽었어요.')
  await expect(spent).toBeVisible()
  await player.goOn.click()
  await player.told(VISITOR_MODEL_TURNS + 1)
  await expect(spent).toHaveCount(0)
  await expect(page.getByText('오프라인 내레이터', { exact: false }).last()).toBeVisible()
  const narrators = (await stories.view(id)).turns.map(({ narrator }) => narrator)
  expect(narrators.slice(0, 2)).toEqual(['offline', 'model'])

  await page.getByRole('button', { name: '로그인하고 AI 모델과 이어 읽기' }).click()
  const offer = page.getByRole('dialog', { name: LOGIN_OFFER })
  await expectAccessible(page)
  await offer.getByRole('link', { name: '회원가입' }).click()
  await joinByHand(page)
  await page.waitForURL(`**${TALES_PATH}/play/${id}`)
  await player.told(VISITOR_MODEL_TURNS + 1)
  await ready(page)
  await player.goOn.click()
  await player.told(VISITOR_MODEL_TURNS + 2)
  expect(await stories.leaf(id)).toMatchObject({ narrator: 'model', status: 'done' })
})

test('a reader waits for a turn while another one is told to, and can leave the line', async ({
  baseURL,
  browser,
  modelSite,
  player,
  stories,
}) => {
  const { stub } = await modelSite()
  const first = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = createStoryApi(first.request, baseURL ?? '')
  const [earlier, id] = await Promise.all([other.start(), stories.start()])
  await Promise.all([other.acceptNotice(), stories.acceptNotice()])
  await player.open(id)
  stub.behave({ name: 'tell', gapMs: 60 })
  const told = other.tell(earlier, GO_ON)
  await expect.poll(() => stub.openStreams()).toBe(1)
  await player.goOn.click()
  await expect(player.telling).toContainText('차례를 기다리고 있어요')
  await player.stop.click()
  await expect(player.telling).toHaveCount(0)
  await expect(player.scene(1)).toHaveCount(0)
  stub.behave(TOLD_AT_ONCE)
  await player.goOn.click()
  await expect(player.telling).toContainText('차례를 기다리고 있어요')
  await player.told(1)
  expect((await told).status).toBe('done')
  expect(await stories.leaf(id)).toMatchObject({ narrator: 'model', status: 'done' })
  await first.close()
})
