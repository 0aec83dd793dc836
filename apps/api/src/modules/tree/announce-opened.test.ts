import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi, startTimedApi } from '../../testing/test-app.js'
import { chatPerson } from '../../testing/test-chat.js'
import { noticesOf } from '../../testing/test-comments.js'
import { dayAhead, hang, plant, planter } from '../../testing/test-tree.js'
import { notification, tree as treeTable } from '../../schema/tables.js'
import { announceOpened } from './announce-opened.js'
import { insertTree } from './tree-repository.js'

const DAY_MS = 86_400_000

it('tells of a tree as it opens, once', async () => {
  const { api, clock } = await startTimedApi()
  const { owner, tree } = await planter(api)
  await plant(api, owner, { opensOn: dayAhead(api, 5) })
  await hang({ browser: api.browser() }, tree.shareCode)
  const run = () => announceOpened(systemContext(api.deps))
  clock.advance(new Date(tree.opensAt).getTime() - clock.now().getTime() - 1)

  expect(await run()).toBe(0)
  clock.advance(1)
  expect([await run(), await run()]).toEqual([1, 0])
  expect((await noticesOf(owner))[0]).toEqual({
    type: 'tree_opened',
    data: { shareCode: tree.shareCode, tree: tree.name, letters: 1 },
  })
  expect(await noticesOf(owner)).toHaveLength(2)
})

it('tells again of a tree without letters that was given another day', async () => {
  const { api, clock } = await startTimedApi()
  const { owner, tree } = await planter(api)
  const run = () => announceOpened(systemContext(api.deps))
  clock.advance(2 * DAY_MS)
  await run()
  const params = { treeId: tree.id }
  const body = { opensOn: dayAhead(api, 1) }
  await owner.browser.api.call('PATCH /v1/tree/{treeId}', { params, body })
  expect(await run()).toBe(0)
  clock.advance(2 * DAY_MS)
  expect(await run()).toBe(1)
})

it('tells once of each of many, with several processes at it', async () => {
  const source = await createTestDatabase()
  const clock = createManualClock(new Date())
  const processes = [startTestApi(source, { clock }), startTestApi(source, { clock })]
  const [one] = processes
  if (!one) throw new Error('there are two')
  const owner = await chatPerson(one)
  for (let made = 0; made < 230; made += 1) {
    await insertTree(one.deps.db, {
      id: one.deps.newId(),
      shareCode: `code-${made}`,
      profileId: owner.profileId,
      clientTreeId: `tree-${made}`,
      name: '나무',
      look: 'pine',
      ground: 'warm-room',
      opensAt: new Date(clock.now().getTime() - made),
      writers: 'everyone',
      showCount: true,
      showOrnaments: true,
      createdAt: clock.now(),
    })
  }

  const runs = processes.flatMap(({ deps }) => [deps, deps, deps])
  const announced = await Promise.all(runs.map((deps) => announceOpened(systemContext(deps))))

  expect(announced.reduce((sum, each) => sum + each, 0)).toBe(230)
  const notices = await one.deps.db
    .select()
    .from(notification)
    .where(eq(notification.type, 'tree_opened'))
  expect(notices).toHaveLength(230)
  const trees = await one.deps.db.select().from(treeTable)
  expect(trees.filter(({ announcedAt }) => announcedAt === null)).toEqual([])
})
