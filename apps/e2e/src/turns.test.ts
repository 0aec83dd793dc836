import { ERRORS } from '@doran/contract/errors'
import { expect, test } from './journey'
import { bare, playerOn, words } from './player'

const GO_ON = { kind: 'continue', text: '' } as const

test.describe('while a turn is told', () => {
  test.use({ pace: 'normal' })

  test('stopping keeps what was told, and the story goes on from there', async ({
    player,
    stories,
  }) => {
    const id = await stories.start()
    await player.open(id)
    await player.choices.first().click()
    await expect.poll(async () => (await words(player.telling)).length).toBeGreaterThan(20)
    await player.stop.click()
    await player.told(1)
    await expect(player.scene(1)).toContainText('여기서 멈췄어요.')
    const stored = await stories.leaf(id)
    expect(stored.status).toBe('stopped')
    expect(stored.output.length).toBeGreaterThan(10)
    expect(await words(player.scene(1))).toContain(bare(stored.output))

    await player.goOn.click()
    await player.stop.click()
    await player.told(2)
    expect((await stories.view(id)).session.turnCount).toBe(2)
  })

  test('a reload takes the text up again and ends with what is stored', async ({
    page,
    player,
    stories,
  }) => {
    const id = await stories.start()
    await player.open(id)
    await player.choices.first().click()
    await expect.poll(async () => (await words(player.telling)).length).toBeGreaterThan(20)
    await page.reload()
    await expect(player.telling).toBeVisible()
    const after = (await words(player.telling)).length
    await expect.poll(async () => (await words(player.telling)).length).toBeGreaterThan(after)
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
    const id = await stories.start()
    await player.open(id)
    await player.choices.first().click()
    await expect.poll(async () => (await words(player.telling)).length).toBeGreaterThan(20)
    await context.setOffline(true)
    await expect(player.page.getByText('인터넷 연결이 끊겼어요.').first()).toBeVisible()
    await player.page.waitForTimeout(1_200)
    await context.setOffline(false)
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
