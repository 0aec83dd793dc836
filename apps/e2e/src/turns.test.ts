import { ERRORS } from '@doran/contract/errors'
import type { Locator } from '@playwright/test'
import { expect, test } from './journey'
import { bare, playerOn, words, type Player } from './player'
import type { StoryApi } from './story-api'

const HINT = '글을 누르면 나머지가 바로 보여요.'
const GO_ON = { kind: 'continue', text: '' } as const

test.describe('while a turn is told', () => {
  // So slow that it is still being told whatever the machine is busy with.
  test.use({ pace: 'calm' })

  for (const [way, ask] of [
    ['a tap on the text', ({ telling }) => telling.locator('p').last().click()],
    ['Space', ({ page }) => page.keyboard.press(' ')],
    ['Enter', ({ page }) => page.keyboard.press('Enter')],
    ['its button', ({ rest }) => rest.click()],
  ] satisfies Array<[string, (player: Player) => Promise<void>]>) {
    test(`${way} shows the rest of it at once, whole`, async ({ player, stories }) => {
      const id = await openTelling(player, stories)
      const { length } = await words(player.telling)
      await ask(player)
      await player.told(1)
      const stored = await stories.leaf(id)
      expect(stored.status).toBe('done')
      expect(stored.choices).toHaveLength(3)
      expect(bare(stored.output).length).toBeGreaterThan(length)
      expect(await words(player.scene(1))).toContain(bare(stored.output))
    })
  }

  test('it is heard once, also when the rest comes at once', async ({ player, stories }) => {
    const id = await openTelling(player, stories)
    const log = player.page.getByRole('log', { name: '이야기 읽어 주기' })
    await expect.poll(async () => (await log.innerText()).length).toBeGreaterThan(10)
    await player.page.keyboard.press(' ')
    await player.told(1)
    const { output } = await stories.leaf(id)
    await expect.poll(async () => bare(await log.innerText())).toBe(bare(output))
  })

  test('the hint about it comes once, and focus stays with the story', async ({
    page,
    player,
    stories,
  }) => {
    await openTelling(player, stories)
    await expect(player.telling).toContainText(HINT)
    await expect(player.telling).toBeFocused()
    await page.keyboard.press('Enter')
    await player.told(1)
    await expect(player.scene(1)).toBeFocused()
    await page.keyboard.press('1')
    await expect(player.rest).toBeEnabled()
    await expect(player.telling).not.toContainText(HINT)
    await page.keyboard.press(' ')
    await player.told(2)
  })

  test('its head stays in sight, and the ways on are one press away', async ({
    page,
    player,
    stories,
  }) => {
    await page.setViewportSize({ width: 360, height: 560 })
    await player.open(await stories.start(GO_ON, GO_ON))
    await player.choices.first().click()
    await expect(player.rest).toBeEnabled()
    const head = await topOf(player.telling)
    expect(head).toBeGreaterThanOrEqual(48)
    expect(head).toBeLessThan(120)
    await expect.poll(async () => (await words(player.telling)).length).toBeGreaterThan(60)
    expect(await topOf(player.telling)).toBe(head)
    await page.keyboard.press(' ')
    await player.told(3)
    expect(await topOf(player.scene(3))).toBe(head)
    await player.toChoices.click()
    await expect(player.choices.first()).toBeFocused()
    for (const choice of await player.choices.all())
      await expect(choice).toBeInViewport({ ratio: 1 })
    await expect(player.toChoices).toHaveCount(0)
  })

  test('a reload takes the text up again and ends with what is stored', async ({
    page,
    player,
    stories,
  }) => {
    const id = await openTelling(player, stories)
    await page.reload()
    await expect(player.telling).toBeVisible()
    const after = (await words(player.telling)).length
    await expect.poll(async () => (await words(player.telling)).length).toBeGreaterThan(after)
    await player.rest.click()
    await player.told(1)
    const stored = await stories.leaf(id)
    expect(stored.status).toBe('done')
    expect(await words(player.scene(1))).toContain(bare(stored.output))
  })

  test('a line that breaks is taken up again without a hole', async ({
    context,
    player,
    stories,
    troubles,
  }) => {
    troubles.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_INCOMPLETE/)
    const id = await openTelling(player, stories)
    await context.setOffline(true)
    await expect(player.page.getByText('인터넷 연결이 끊겼어요.').first()).toBeVisible()
    await player.page.waitForTimeout(1_200)
    await context.setOffline(false)
    await player.rest.click()
    await player.told(1)
    const stored = await stories.leaf(id)
    expect(stored.status).toBe('done')
    expect(await words(player.scene(1))).toContain(bare(stored.output))
  })

  test('a second tab tells the same turn, and an own line there is kept', async ({
    context,
    player,
    stories,
    troubles,
  }) => {
    troubles.allow(/status of 409/)
    const id = await stories.start()
    const other = playerOn(await context.newPage())
    await other.open(id)
    await player.open(id)
    await player.choices.first().click()
    await expect(player.telling).toBeVisible()

    await other.box.fill('나는 다른 창에서 문을 두드린다')
    await other.send.click()
    await expect(other.telling).toBeVisible()
    await expect(other.page.getByText(ERRORS.TURN_IN_FLIGHT.message)).toBeVisible()
    await expect(other.box).toHaveValue('나는 다른 창에서 문을 두드린다')
    await player.rest.click()
    await Promise.all([player.told(1), other.told(1)])
    await expect(other.box).toHaveValue('나는 다른 창에서 문을 두드린다')
    expect(await words(other.scene(1))).toBe(await words(player.scene(1)))
  })
})

test('a window left behind says so, keeps the line, and shows the newer story', async ({
  player,
  stories,
  troubles,
}) => {
  troubles.allow(/status of 409/)
  const id = await stories.start()
  await player.open(id)
  await stories.tell(id, GO_ON)
  await player.box.fill('창문을 연다')
  await player.box.press('Enter')
  await expect(player.page.getByRole('alert').filter({ hasText: '다른 창에서' })).toContainText(
    ERRORS.LEAF_MOVED.message,
  )
  await player.told(1)
  await expect(player.box).toHaveValue('창문을 연다')
  await player.box.press('Enter')
  await player.told(2)
  await expect(player.scene(2)).toContainText('창문을 연다')
})

test('undo takes one scene back, on the page and in the story, and gives the words back', async ({
  player,
  stories,
}) => {
  const id = await stories.start(GO_ON)
  await player.open(id)
  const before = await player.choices.allInnerTexts()
  await player.box.fill('창문을 연다')
  await player.box.press('Enter')
  await player.told(2)
  await expect(player.box).toHaveValue('')
  await player.undo.click()
  await expect(player.scene(2)).toHaveCount(0)
  await expect(player.box).toHaveValue('창문을 연다')
  await expect(player.choices).toHaveText(before, { useInnerText: true })
  expect((await stories.view(id)).session.turnCount).toBe(1)
  await player.undo.click()
  await expect(player.scene(1)).toHaveCount(0)
  await expect(player.undo).toHaveCount(0)
})

/** Opens a story and has its first turn told; answers the story once some of the text is there. */
async function openTelling(player: Player, stories: StoryApi): Promise<string> {
  const id = await stories.start()
  await player.open(id)
  await player.choices.first().click()
  await expect(player.rest).toBeEnabled()
  await expect.poll(async () => (await words(player.telling)).length).toBeGreaterThan(60)
  return id
}

async function topOf(place: Locator): Promise<number> {
  return Math.round((await place.boundingBox())?.y ?? 0)
}
