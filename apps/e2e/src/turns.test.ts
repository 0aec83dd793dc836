import { ERRORS } from '@doran/contract/errors'
import { expect, test } from './journey'
import { bare, playerOn, words, type Player } from './player'
import type { StoryApi } from './story-api'

test.describe('while a turn is told', () => {
  // So slow that it is still being told whatever the machine is busy with.
  test.use({ pace: 'calm' })

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

/** Opens a story and has its first turn told; answers the story once some of the text is there. */
async function openTelling(player: Player, stories: StoryApi): Promise<string> {
  const id = await stories.start()
  await player.open(id)
  await player.choices.first().click()
  await expect(player.rest).toBeEnabled()
  await expect.poll(async () => (await words(player.telling)).length).toBeGreaterThan(60)
  return id
}
