import { describe, expect, it, vi } from 'vitest'
import { createManualClock } from '../../platform/time/clock.fake.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { blockPerson } from '../../testing/test-comments.js'
import {
  POLL,
  addPost,
  read,
  remove,
  establishedPerson,
  vote,
  write,
} from '../../testing/test-community.js'

const api = sharedTestApi()

const votesOf = ({ options }: { options: { votes: number | null }[] }) =>
  options.map(({ votes }) => votes)

describe('a poll', () => {
  it('shows its numbers to who voted, and to who asked', async () => {
    const [author, voter] = [await establishedPerson(api()), await establishedPerson(api())]
    const { id } = await write(author, { poll: POLL })
    const pollFor = async (who: Parameters<typeof read>[0]) => (await read(who, id)).poll

    expect(await pollFor(voter)).toMatchObject({
      options: POLL.options.map((label) => ({ label, votes: null })),
    })
    const voted = await vote(voter, id, 1)

    expect(voted).toMatchObject({ voters: 1, mine: [1] })
    expect(votesOf(voted)).toEqual([0, 1, 0])
    expect((await pollFor(author))?.options[1]?.votes).toBe(1)
    expect((await pollFor({ browser: api().browser() }))?.options[1]?.votes).toBeNull()
  })

  it('counts a person once, by their last choice', async () => {
    const [author, voter] = [await establishedPerson(api()), await establishedPerson(api())]
    const { id } = await write(author, { poll: { ...POLL, isMultiple: true } })

    expect(votesOf(await vote(voter, id, 2, 0))).toEqual([1, 0, 1])
    const changed = await vote(voter, id, 0, 1)

    expect(votesOf(changed)).toEqual([1, 1, 0])
    expect(changed).toMatchObject({ voters: 1, mine: [0, 1] })
  })

  it('stays exact when everybody votes at once, each twice', async () => {
    const author = await establishedPerson(api())
    const voters = await Promise.all(Array.from({ length: 6 }, () => establishedPerson(api())))
    const { id } = await write(author, { poll: POLL })

    await Promise.all(
      voters.flatMap((voter) => [vote(voter, id, 0), vote(voter, id, 2), vote(voter, id, 2)]),
    )

    const poll = (await read(author, id)).poll
    const mine = await Promise.all(voters.map(async (voter) => (await read(voter, id)).poll?.mine))
    expect(mine.every((places) => places?.length === 1)).toBe(true)
    const counted = [0, 1, 2].map((place) => mine.filter((places) => places?.[0] === place).length)
    expect(poll && votesOf(poll)).toEqual(counted)
    expect(poll?.voters).toBe(voters.length)
  })

  it.each([
    ['two of a poll for one', [0, 1]],
    ['what is not among its answers', [3]],
    ['the same twice', [1, 1]],
  ])('refuses %s', async (_, options) => {
    const [author, voter] = [await establishedPerson(api()), await establishedPerson(api())]
    const { id } = await write(author, { poll: POLL })
    expect(await codeOf(vote(voter, id, ...options))).toBe('INVALID_INPUT')
  })

  it('is of nobody across a block, of no post without one, and of none that is deleted', async () => {
    const [author, voter] = [await establishedPerson(api()), await establishedPerson(api())]
    const { id } = await write(author, { poll: POLL })
    const plain = await write(author)
    expect(await codeOf(vote(voter, plain.id, 0))).toBe('NOT_FOUND')
    await remove(author, plain.id)
    expect(await codeOf(vote(voter, plain.id, 0))).toBe('POST_DELETED')
    await blockPerson(author, voter)
    expect(await codeOf(vote(voter, id, 0))).toBe('NOT_FOUND')
    expect(await codeOf(vote({ browser: api().browser() }, id, 0))).toBe('LOGIN_REQUIRED')
  })

  it('of a post that is deleted meanwhile says so', async () => {
    const own = startTestApi(await createTestDatabase())
    const [author, voter] = [await establishedPerson(own), await establishedPerson(own)]
    const id = await addPost(own, author.profileId, { hasPoll: true })
    const { pool } = own.deps.database
    const client = await pool.connect()
    await client.query('begin')
    await client.query('update post set deleted_at = now() where id = $1', [id])
    await client.query('delete from poll where post_id = $1', [id])
    const voted = codeOf(vote(voter, id, 0))
    await vi.waitFor(async () => {
      const { rowCount } = await client.query(
        `select from pg_locks where not granted and pid in (
          select pid from pg_stat_activity where datname = current_database()
        )`,
      )
      expect(rowCount).toBe(1)
    })
    await client.query('commit')
    client.release()

    expect(await voted).toBe('POST_DELETED')
  })

  it('closes at its time, and tells everybody then', async () => {
    const clock = createManualClock(new Date())
    const own = startTestApi(await createTestDatabase(), { clock })
    const [author, voter] = [await establishedPerson(own), await establishedPerson(own)]
    const id = await addPost(own, author.profileId, { hasPoll: true })
    await vote(voter, id, 0)

    clock.advance(86_400_000)

    expect(await codeOf(vote(voter, id, 1))).toBe('POLL_CLOSED')
    const { poll } = await read({ browser: own.browser() }, id)
    expect(poll).toMatchObject({ isClosed: true, mine: [] })
    expect(poll && votesOf(poll)).toEqual([1, 0, 0])
  })
})
