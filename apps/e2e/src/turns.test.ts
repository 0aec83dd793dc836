import { ERRORS } from '@doran/contract/errors'
import { expect, test } from './journey'
import { LONG } from './long-journeys'
import { bare, playerOn, visibleText, type Player } from './player'
import type { StoryApi } from './story-api'

test.describe('while a turn is streamed', () => {
  // So slow that it is still streaming on a busy machine.
  test.use({ pace: 'calm' })

  test('a reload resumes the stream and ends with the stored text', async ({
    page,
    player,
    stories,
  }) => {
    const id = await openTelling(player, stories)
    await page.reload()
    await expect(player.live).toBeVisible()
    const after = (await visibleText(player.live)).length
    await expect.poll(async () => (await visibleText(player.live)).length).toBeGreaterThan(after)
    await player.rest.click()
    await player.waitForTurn(1)
    const stored = await stories.leaf(id)
    expect(stored.status).toBe('done')
    expect(await visibleText(player.scene(1))).toContain(bare(stored.output))
  })

  test('a broken connection resumes without a gap', async ({
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
    await player.waitForTurn(1)
    const stored = await stories.leaf(id)
    expect(stored.status).toBe('done')
    expect(await visibleText(player.scene(1))).toContain(bare(stored.output))
  })

  test(
    'a second tab streams the same turn and keeps its draft',
    LONG,
    async ({ context, player, stories, troubles }) => {
      troubles.allow(/status of 409/)
      const id = await stories.start()
      const other = playerOn(await context.newPage())
      await other.open(id)
      await player.open(id)
      await player.choices.first().click()
      await expect(player.live).toBeVisible()

      await other.box.fill('나는 다른 창에서 문을 두드린다')
      await other.send.click()
      await expect(other.live).toBeVisible()
      await expect(other.page.getByText(ERRORS.TURN_IN_FLIGHT.message)).toBeVisible()
      await expect(other.box).toHaveValue('나는 다른 창에서 문을 두드린다')
      await player.rest.click()
      await Promise.all([player.waitForTurn(1), other.waitForTurn(1)])
      await expect(other.box).toHaveValue('나는 다른 창에서 문을 두드린다')
      expect(await visibleText(other.scene(1))).toBe(await visibleText(player.scene(1)))
    },
  )
})

/** Opens a story and takes its first turn; resolves with the story once some of the text is shown. */
async function openTelling(player: Player, stories: StoryApi): Promise<string> {
  const id = await stories.start()
  await player.open(id)
  await player.choices.first().click()
  await expect(player.rest).toBeEnabled()
  await expect.poll(async () => (await visibleText(player.live)).length).toBeGreaterThan(60)
  return id
}
