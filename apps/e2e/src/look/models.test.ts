import { AI_NOTICE, BLOCKED_COPY, ERRORS } from '@doran/contract/errors'
import { VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import { expect, test } from '../journey'
import { ready } from '../player'
import { shoot, type Scene } from './shoot'

const GO_ON = { kind: 'continue', text: '' } as const
const MODEL = { hasModel: true } as const
const LINE = '창가에 앉아 눈이 그치기를 기다린다'
const SLOWLY = { name: 'tell', gapMs: 40 } as const
/** A turn of an earlier picture may still be streaming. */
const IN_TIME = { timeout: 20_000 }
const VIEW_CALL = /\/api\/v1\/tales\/session\/[\w-]+$/
const TURN_CALL = '**/api/v1/tales/session/*/turn'

// One site with a model serves them all, one after another.
test.describe.configure({ mode: 'default' })

shoot('player-notice', MODEL, async (scene) => {
  await behave(scene)
  const { page, player, stories } = scene
  await player.open(await stories.start())
  await write(scene)
  await expect(page.getByText(AI_NOTICE)).toBeVisible()
})

shoot('home-notice', MODEL, async (scene) => {
  await behave(scene)
  const { page } = scene
  await page.goto('/')
  await ready(page)
  await page.getByRole('list', { name: '어떻게 할까요?' }).getByRole('button').first().click()
  await expect(page.getByText(AI_NOTICE)).toBeVisible()
})

shoot('home-model-answered', MODEL, async (scene) => {
  await behave(scene)
  const { page } = scene
  await page.goto('/')
  await ready(page)
  await page.getByRole('list', { name: '어떻게 할까요?' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'AI와 함께 읽기' }).click()
  await expect(page.getByRole('link', { name: '이어서 읽기' })).toBeVisible()
})

shoot('player-model-next', MODEL, async (scene) => {
  const { page, player } = scene
  await openWithModel(scene)
  await expect(player.choices.first()).toBeVisible()
  await toEnd(page)
})

shoot('player-model-turn', MODEL, async (scene) => {
  const { page, player } = scene
  await openWithModel(scene)
  await write(scene)
  await player.waitForTurn(1)
  await toEnd(page)
})

shoot('player-model-streaming', MODEL, async (scene) => {
  const { player } = scene
  await openWithModel(scene, SLOWLY)
  await write(scene)
  await expect(player.live).toContainText('AI가 썼어요', IN_TIME)
})

shoot('player-first-word', MODEL, async (scene) => {
  await openWithModel(scene)
  await scene.page.route(TURN_CALL, () => new Promise(() => undefined))
  await write(scene)
  await expect(scene.player.live).toContainText('다음 장면을 쓰고 있어요')
})

shoot('player-stopped-untold', MODEL, async (scene) => {
  const { player } = scene
  await openWithModel(scene, 'hang-before-first-token')
  await write(scene)
  await player.stop.click()
  await expect(player.live).toBeHidden()
})

shoot('player-narrators', MODEL, async (scene) => {
  await openWithModel(scene)
  const sheet = await scene.player.openMenu('내레이터')
  await expect(sheet.getByRole('radio')).toHaveCount(2)
})

shoot('player-narrators-streaming', MODEL, async (scene) => {
  await openWithModel(scene, SLOWLY)
  await write(scene)
  await expect(scene.player.live).toBeVisible()
  await scene.player.openMenu('내레이터')
})

shoot('player-waiting', MODEL, async (scene) => {
  const { player, stories, modelSite } = scene
  const { stub } = await modelSite()
  const id = await stories.start()
  await stories.acceptNotice()
  stub.behave(SLOWLY)
  const earlier = await Promise.all([stories.start(), stories.start()])
  // They are not awaited.
  void Promise.allSettled(earlier.map((story) => stories.takeTurn(story, GO_ON)))
  await player.open(id)
  await write(scene)
  await expect(player.live).toContainText(/앞에 [12]명/, IN_TIME)
})

shoot('player-model-failed', MODEL, async (scene) => {
  await openWithModel(scene, { name: 'close-early', seed: 3, gapMs: 0 })
  await write(scene)
  await expect(scene.player.broken).toContainText('여기서 끊겼어요.')
})

shoot('player-blocked', MODEL, async (scene) => {
  await openWithModel(scene, 'refuse-marker')
  await write(scene)
  await expect(scene.page.getByText(BLOCKED_COPY.rating)).toBeVisible()
})

shoot('player-locked', MODEL, async (scene) => {
  const { page } = scene
  await openWithModel(scene)
  await page.route(VIEW_CALL, async (route) => {
    const answer = await route.fetch()
    const view: object = await answer.json()
    const session: object = Reflect.get(view, 'session')
    await route.fulfill({ json: { ...view, session: { ...session, status: 'locked' } } })
  })
  await page.route(TURN_CALL, (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'STORY_LOCKED', ...ERRORS.STORY_LOCKED, requestId: 'r' } },
    }),
  )
  await write(scene)
  await expect(page.getByText(ERRORS.STORY_LOCKED.message)).toBeVisible()
})

shoot('player-model-spent', MODEL, async (scene) => {
  const { page, player, stories } = scene
  await behave(scene)
  const id = await stories.start()
  await stories.acceptNotice()
  for (let count = 0; count < VISITOR_MODEL_TURNS; count += 1) await stories.takeTurn(id, GO_ON)
  await player.open(id)
  await expect(page.getByText('AI 모델이 쓰는 장면을 다 읽었어요.')).toBeVisible()
  await toEnd(page)
})

type Behaviour = Parameters<Awaited<ReturnType<Scene['modelSite']>>['stub']['behave']>[0]

async function behave(
  { modelSite }: Scene,
  behaviour: Behaviour = { name: 'tell', gapMs: 0 },
): Promise<void> {
  const { stub } = await modelSite()
  stub.behave(behaviour)
}

async function openWithModel(scene: Scene, behaviour?: Behaviour): Promise<void> {
  await behave(scene, behaviour)
  const id = await scene.stories.start()
  await scene.stories.acceptNotice()
  await scene.player.open(id)
}

async function write({ player }: Scene): Promise<void> {
  await player.box.fill(LINE)
  await player.box.press('Enter')
}

async function toEnd(page: Scene['page']): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}
