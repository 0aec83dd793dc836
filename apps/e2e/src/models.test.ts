import { ERRORS } from '@doran/contract/errors'
import { VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import { TALES_PATH } from '@doran/contract/names'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { joinByHand } from './members'
import { MODEL_NAME } from './model-site'
import { expectAccessible, expectNoSidewaysScroll, expectTouchable } from './page-checks'
import { bare, ready, visibleText } from './player'

const GO_ON = { kind: 'continue', text: '' } as const
const LABEL = `AI가 썼어요 · ${MODEL_NAME}`
const LINE = '창가에 앉아 눈이 그치기를 기다린다'
const LOGIN_OFFER = '로그인하면 매일 받는 젬으로 AI 모델과 이어 읽을 수 있어요.'
const GENERATED_AT_ONCE = { name: 'tell', gapMs: 0 } as const

// One site with a model serves them all, one after another.
test.describe.configure({ mode: 'default' })
test.use({ hasModel: true })
test.beforeEach(async ({ modelSite }) => (await modelSite()).stub.behave(GENERATED_AT_ONCE))

test(
  'a model generates after the AI notice, and its text is labelled',
  LONG,
  async ({ page, player, stories, troubles }) => {
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

    await player.notice.getByRole('button', { name: 'AI와 함께 읽기' }).click()
    await player.waitForTurn(1)
    await expect(player.scene(1)).toContainText(LABEL)
    await expect(player.scene(0)).not.toContainText('AI가 썼어요')
    await expect(player.box).toHaveValue('')
    const stored = await stories.leaf(id)
    expect(stored).toMatchObject({ narrator: 'model', model: MODEL_NAME, status: 'done' })
    expect(stored.output).not.toContain('AI가 썼어요')
    expect(await visibleText(player.scene(1))).toContain(bare(stored.output))
    await expectAccessible(page)
  },
)

test(
  'a silent model can be stopped, times out, and the story continues offline',
  LONG,
  async ({ modelSite, page, player, stories }) => {
    const { stub } = await modelSite()
    stub.behave('hang-before-first-token')
    const id = await stories.start()
    await stories.acceptNotice()
    await player.open(id)
    await player.box.fill(LINE)
    await player.box.press('Enter')
    await expect(player.live).toContainText('다음 장면을 쓰고 있어요')
    await player.stop.click()
    await expect(player.live).toBeHidden()
    await expect(player.box).toHaveValue(LINE)
    await expect(player.scene(1)).toHaveCount(0)

    await player.box.press('Enter')
    await expect(player.broken).toContainText(ERRORS.STORY_UNAVAILABLE.message)
    await page.reload()
    await player.broken.getByRole('button', { name: '미리 쓴 이야기로 이어 읽기' }).click()
    await player.waitForTurn(1)
    await expect(player.scene(1)).toContainText(LINE)
    expect(await stories.leaf(id)).toMatchObject({ narrator: 'offline', status: 'done' })
    await expect.poll(() => stub.openStreams()).toBe(0)
  },
)

test(
  'after a visitor’s last free model turn the offline narrator continues, until they sign up',
  LONG,
  async ({ page, player, stories }) => {
    const id = await stories.start()
    await stories.acceptNotice()
    for (let count = 1; count < VISITOR_MODEL_TURNS; count += 1) await stories.takeTurn(id, GO_ON)
    await player.open(id)
    const sheet = await player.openMenu('내레이터')
    await expect(sheet.getByRole('radio', { name: /앞으로 1장면/ })).toBeChecked()
    await page.keyboard.press('Escape')
    await player.goOn.click()
    await player.waitForTurn(VISITOR_MODEL_TURNS)
    const spent = page.getByText('AI 모델이 쓰는 장면을 다 읽었어요.')
    await expect(spent).toBeVisible()
    await player.goOn.click()
    await player.waitForTurn(VISITOR_MODEL_TURNS + 1)
    await expect(spent).toHaveCount(0)
    await expect(page.getByText('미리 쓴 이야기', { exact: false }).last()).toBeVisible()
    const narrators = (await stories.view(id)).turns.map(({ narrator }) => narrator)
    expect(narrators.slice(0, 2)).toEqual(['offline', 'model'])

    await page.getByRole('button', { name: '로그인하고 AI 모델과 이어 읽기' }).click()
    const offer = page.getByRole('dialog', { name: LOGIN_OFFER })
    await expectAccessible(page)
    await offer.getByRole('link', { name: '회원가입' }).click()
    await joinByHand(page)
    await page.waitForURL(`**${TALES_PATH}/play/${id}`)
    await player.waitForTurn(VISITOR_MODEL_TURNS + 1)
    await ready(page)
    await player.goOn.click()
    await player.waitForTurn(VISITOR_MODEL_TURNS + 2)
    expect(await stories.leaf(id)).toMatchObject({ narrator: 'model', status: 'done' })
  },
)
