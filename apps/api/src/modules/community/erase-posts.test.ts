import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import type { ChatPerson } from '../../testing/test-chat.js'
import {
  POLL,
  addPost,
  commentOn,
  listed,
  paragraphs,
  picture,
  read,
  establishedPerson,
  upload,
  vote,
  write,
} from '../../testing/test-community.js'
import { member } from '../../schema/tables.js'
import { eq } from 'drizzle-orm'

async function start() {
  const clock = createManualClock(new Date())
  const own = startTestApi(await createTestDatabase(), { clock })
  const { deps } = own
  /** The person is erased as after their days to come back. */
  async function erase({ member: { memberId } }: ChatPerson) {
    await deps.db.update(member).set({ eraseAt: clock.now() }).where(eq(member.id, memberId))
    const job = deps.registry.jobs.find(({ name }) => name === 'erase accounts')
    expect(await job?.run(systemContext(deps))).toBe(1)
  }
  const rowsOf = async (id: string) => {
    const { rows } = await deps.database.pool.query(
      `select author_profile_id, title, body, excerpt, attachments, deleted_at is not null as is_deleted
       from post where id = $1`,
      [id],
    )
    return rows
  }
  return { own, erase, rowsOf, deps }
}

it('what somebody wrote who is erased goes; a place stays where others spoke', async () => {
  const { own, erase, rowsOf, deps } = await start()
  const [author, reader] = [await establishedPerson(own), await establishedPerson(own)]
  const key = await upload(author)
  const spoken = await write(author, { body: [picture(key), ...paragraphs('글')], poll: POLL })
  const silent = await write(author)
  await commentOn(author, silent.id, '혼잣말')
  await commentOn(reader, spoken.id, '저도요')
  await vote(reader, spoken.id, 0)

  await erase(author)

  expect(await rowsOf(silent.id)).toEqual([])
  expect(await rowsOf(spoken.id)).toEqual([
    {
      author_profile_id: null,
      title: '',
      body: [],
      excerpt: '',
      attachments: [],
      is_deleted: true,
    },
  ])
  expect(await deps.images.get(key)).toBeNull()
  const { rows } = await deps.database.pool.query('select from poll')
  expect(rows).toEqual([])
  expect(await codeOf(read(reader, spoken.id))).toBe('POST_DELETED')
  expect(await codeOf(read(reader, silent.id))).toBe('NOT_FOUND')
  const comments = await reader.browser.api.call('GET /v1/comment/{targetType}/{targetId}', {
    params: { targetType: 'post', targetId: spoken.id },
    query: {},
  })
  expect(comments.items).toMatchObject([{ body: '저도요', isMine: true }])
})

it('a vote outlives who gave it, without their name', async () => {
  const { own, erase, deps } = await start()
  const [author, voter] = [await establishedPerson(own), await establishedPerson(own)]
  const id = await addPost(own, author.profileId, { hasPoll: true })
  await vote(voter, id, 1)

  await erase(voter)

  expect((await read(author, id)).poll).toMatchObject({
    voters: 1,
    options: [{ votes: 0 }, { votes: 1 }, { votes: 0 }],
  })
  const { rows } = await deps.database.pool.query('select from poll_vote')
  expect(rows).toEqual([])
})

it('what somebody liked, saved and said who is erased counts no more', async () => {
  const { own, erase } = await start()
  const [author, fan] = [await establishedPerson(own), await establishedPerson(own)]
  const [loved, other] = [await write(author), await write(author)]
  const target = { params: { targetType: 'post', targetId: loved.id } } as const
  await fan.browser.api.call('POST /v1/like/{targetType}/{targetId}', target)
  await fan.browser.api.call('POST /v1/save/{targetType}/{targetId}', { ...target, body: {} })
  await commentOn(fan, loved.id)
  const first = async (sort: 'hot' | 'lasting') => (await listed(author, { sort })).items[0]?.id
  expect([await first('hot'), await first('lasting')]).toEqual([loved.id, loved.id])

  await erase(fan)

  expect([await first('hot'), await first('lasting')]).toEqual([other.id, other.id])
})
