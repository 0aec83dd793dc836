import { LENGTHS } from '@doran/contract/limits'
import { expect } from '../journey'
import { visibleText } from '../player'
import { shoot, type Scene } from './shoot'
import { failTurn } from './fail-turn'

const GO_ON = { kind: 'continue', text: '' } as const
const SAY = { kind: 'say', text: '거기 누구 있어요?' } as const
const TURN_CALL = '**/api/v1/tales/session/*/turn'

shoot('player-opening', { isWhole: true }, openStory)
shoot('player-opening-window', {}, openStory)

shoot('player-streaming', { pace: 'calm' }, async (scene) => {
  await openStory(scene)
  await scene.player.choices.first().click()
  await expect.poll(async () => (await visibleText(scene.player.live)).length).toBeGreaterThan(60)
})

shoot('player-turns', {}, async ({ player, stories }) => {
  await player.open(await stories.start(GO_ON, SAY, GO_ON))
  await player.waitForTurn(3)
})

shoot('player-turns-whole', { isWhole: true }, async ({ player, stories }) => {
  await player.open(await stories.start(GO_ON, SAY, GO_ON))
  await player.waitForTurn(3)
})

shoot('player-end-of-page', {}, async ({ page, player, stories }) => {
  await player.open(await stories.start(GO_ON, SAY, GO_ON))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
})

shoot('player-dice', {}, async ({ page, player, stories }) => {
  const id = await stories.start()
  const { index } = await stories.readOn(
    id,
    ({ choices }) => choices.some(({ odds }) => odds),
    'first',
  )
  await player.open(id)
  await player.choices
    .filter({ hasText: /주사위 · 성공/ })
    .first()
    .click()
  await player.waitForTurn(index + 1)
  const dice = player.scene(index + 1).getByText(/^주사위 \d/)
  await expect(dice).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
})

shoot('player-odds', {}, async ({ page, player, stories }) => {
  const id = await stories.start()
  await stories.readOn(id, ({ choices }) => choices.some(({ odds }) => odds), 'first')
  await player.open(id)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByText(/주사위 · 성공/).first()).toBeVisible()
})

shoot('player-menu', {}, async (scene) => {
  await openStory(scene)
  await scene.player.openMenu()
})

shoot('player-settings', {}, async (scene) => {
  await openStory(scene)
  const sheet = await scene.player.openMenu('읽기 설정')
  await expect(sheet.getByText('글이 나오는 속도').first()).toBeVisible()
})

shoot('player-scenes', {}, async ({ player, stories }) => {
  await player.open(await stories.start(GO_ON, SAY, GO_ON))
  await player.openMenu('지난 장면')
})

shoot('player-restart', {}, async ({ player, stories }) => {
  await player.open(await stories.start(GO_ON))
  await player.openMenu('처음부터 다시')
})

shoot('player-hanji', {}, async ({ page, player, stories }) => {
  await player.open(await stories.start(GO_ON, SAY))
  const sheet = await player.openMenu('읽기 설정')
  await sheet.getByText('종이').click()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

shoot('player-finished', { pace: 'calm' }, async (scene) => {
  await openStory(scene)
  const { player } = scene
  await player.choices.first().click()
  await expect.poll(async () => (await visibleText(player.live)).length).toBeGreaterThan(60)
  await player.rest.click()
  await player.waitForTurn(1)
})

shoot('player-finished-choices', { pace: 'calm' }, async (scene) => {
  await openStory(scene)
  const { player } = scene
  await player.choices.first().click()
  await expect(player.live).toBeVisible()
  await player.rest.click()
  await player.waitForTurn(1)
  if (await player.toChoices.isVisible()) await player.toChoices.click()
})

shoot('player-writing', {}, async (scene) => {
  await openStory(scene)
  await scene.player.box.fill('우산을 접고 가만히 문 앞에 서서 안쪽에서 나는 소리를 들어 본다.')
})

shoot('player-unsent', {}, async (scene) => {
  await openStory(scene)
  const { player, page } = scene
  await page.route(TURN_CALL, (route) => route.abort())
  await player.box.fill('문을 열고 복도로 나간다')
  await player.box.press('Enter')
  await expect(page.getByRole('region', { name: '끊긴 장면' })).toBeVisible()
  await expect(player.box).toHaveValue('문을 열고 복도로 나간다')
})

shoot('player-failed', {}, async ({ page, player, stories }) => {
  const id = await stories.start(GO_ON)
  await player.open(id)
  await page.route(TURN_CALL, failTurn(await stories.leaf(id)))
  await player.choices.first().click()
  await expect(page.getByText('여기서 끊겼어요.')).toBeVisible()
})

shoot('player-left-behind', {}, async ({ page, player, stories }) => {
  const id = await stories.start()
  await player.open(id)
  await stories.takeTurn(id, GO_ON)
  await player.box.fill('창문을 연다')
  await player.box.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '이 화면보다' })).toBeVisible()
})

shoot('player-care', {}, async (scene) => {
  await openStory(scene)
  await scene.player.box.fill('나 진짜 죽고 싶어')
  await scene.player.box.press('Enter')
  await expect(scene.page.getByRole('link', { name: /109/ })).toBeVisible()
})

shoot('player-too-long', {}, async (scene) => {
  await openStory(scene)
  await scene.player.box.fill('가나다라 '.repeat(LENGTHS.turnText / 5 + 1).trim())
  await expect(scene.page.getByText('한 번에 500자까지')).toBeVisible()
})

shoot('player-ending', { isWhole: true }, openEnding)
shoot('player-ending-window', {}, async (scene) => {
  await openEnding(scene)
  await scene.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
})

async function openStory({ player, stories }: Scene): Promise<void> {
  await player.open(await stories.start())
}

async function openEnding({ player, stories }: Scene): Promise<void> {
  const id = await stories.start()
  await stories.readOn(id, ({ ending }) => ending !== null)
  await player.open(id)
  await expect(player.ending).toBeVisible()
}
