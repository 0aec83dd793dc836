import { describe, expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { createContext } from '../../platform/context/context.js'
import { NO_CALLER } from '../../platform/context/caller.js'
import {
  POLL,
  commentOn,
  edit,
  like,
  listed,
  paragraphs,
  picture,
  pin,
  read,
  remove,
  establishedPerson,
  upload,
  vote,
  write,
} from '../../testing/test-community.js'
import { blockPerson } from '../../testing/test-comments.js'
import { oldPerson, report } from '../../testing/test-moderation.js'
import { moderationCase } from '../../schema/tables.js'

const api = sharedTestApi()

const hide = (id: string, isHidden = true) =>
  api().deps.registry.findReportTarget('post').setHidden?.(systemContext(api().deps), id, isHidden)

async function openCase(targetId: string, reportCount: number) {
  const { deps } = api()
  const id = deps.newId()
  await deps.db.insert(moderationCase).values({
    id,
    targetType: 'post',
    targetId,
    excerpt: '',
    status: 'open',
    reportCount,
    hiddenBy: 'reports',
    openedAt: deps.clock.now(),
  })
  return id
}

describe('a hidden post', () => {
  it('is there for its author and for moderators alone, who are told', async () => {
    const [author, reader] = [await establishedPerson(api()), await establishedPerson(api())]
    const moderator = await establishedPerson(api(), { roles: ['moderator'] })
    const admin = await establishedPerson(api(), { roles: ['admin'] })
    const key = await upload(author)
    const body = [picture(key), ...paragraphs('못된 말')]
    const { id } = await write(author, { body, poll: POLL })
    const caseId = await openCase(id, 5)
    await hide(id)

    for (const who of [author, moderator, admin]) {
      expect(await read(who, id)).toMatchObject({ isHidden: true, hiddenCaseId: caseId })
    }
    const calls = [
      () => read(reader, id),
      () => vote(reader, id, 0),
      () => like(reader, id),
      () => commentOn(reader, id),
    ]
    for (const call of calls) expect(await codeOf(call())).toBe('NOT_FOUND')
    const see = async ({ browser }: typeof reader) =>
      (await browser.request(`/v1/image/${key}`)).status
    expect([await see(reader), await see(author), await see(moderator)]).toEqual([404, 200, 200])
    for (const who of [author, reader]) {
      const { items } = await listed(who, { sort: 'new' })
      expect(items.map((item) => item.id)).not.toContain(id)
    }

    await hide(id, false)
    expect(await read(reader, id)).toMatchObject({ isHidden: false, hiddenCaseId: null })
    expect((await listed(reader, { sort: 'new' })).items.map((item) => item.id)).toContain(id)
  })

  it('is in the list of its author’s own posts alone, marked', async () => {
    const [author, reader] = [await establishedPerson(api()), await establishedPerson(api())]
    const moderator = await establishedPerson(api(), { roles: ['moderator'] })
    const [kept, hidden, removed] = [await write(author), await write(author), await write(author)]
    await hide(hidden.id)
    await hide(removed.id)
    await remove(author, removed.id)
    const marksTo = async (who: typeof author, sort: 'new' | 'hot' | 'lasting') => {
      const { items } = await listed(who, { sort, author: author.profileId })
      return items.map(({ id, isHidden }) => [id, isHidden])
    }

    for (const sort of ['new', 'hot', 'lasting'] as const) {
      expect(await marksTo(author, sort)).toEqual([
        [hidden.id, true],
        [kept.id, false],
      ])
      expect(await marksTo(reader, sort)).toEqual([[kept.id, false]])
      expect(await marksTo(moderator, sort)).toEqual([[kept.id, false]])
    }
  })

  it('can be mended and deleted by its author, and stays hidden', async () => {
    const author = await establishedPerson(api())
    const post = await write(author)
    await hide(post.id)

    const edited = await edit(author, post, { title: '고친 제목' })
    expect(edited).toMatchObject({ isHidden: true, hiddenCaseId: null })
    await remove(author, post.id)
    expect(await codeOf(read(author, post.id))).toBe('POST_DELETED')
  })
})

describe('a reported post', () => {
  it('is as it stands to moderators, and gone once it is deleted', async () => {
    const author = await establishedPerson(api())
    const moderator = await establishedPerson(api(), { roles: ['moderator'] })
    const key = await upload(author)
    const { id } = await write(author, {
      title: '제목이에요',
      body: [...paragraphs('못된 말'), picture(key, '고양이')],
      poll: POLL,
    })
    const { find, look } = api().deps.registry.findReportTarget('post')
    const ctx = createContext(api().deps, moderator.member, NO_CALLER)

    expect(await look(ctx, id)).toEqual({
      authorProfileId: author.profileId,
      title: '제목이에요',
      text: ['못된 말', '고양이', POLL.question, ...POLL.options].join('\n'),
      path: `/community/${id}`,
      pictures: [key],
    })
    expect(await find(ctx, id)).toMatchObject({ hasPictures: true })
    expect(await find(createContext(api().deps, author.member, NO_CALLER), id)).toBeNull()
    await remove(author, id)
    expect([await look(ctx, id), await find(ctx, id)]).toEqual([null, null])
  })

  it('stands lower by reports of members of a week alone', async () => {
    const author = await establishedPerson(api())
    const post = await write(author)
    const hotOf = async () => {
      const { rows } = await api().deps.database.pool.query<{ hot: number }>(
        'select hot from post where id = $1',
        [post.id],
      )
      return rows[0]?.hot ?? 0
    }
    const before = await hotOf()
    const ofPost = { targetType: 'post' } as const
    await report({ browser: api().browser() }, post.id, ofPost)
    await report(await oldPerson(api(), {}, 6), post.id, ofPost)
    expect(await hotOf()).toBe(before)
    await report(await oldPerson(api()), post.id, ofPost)
    expect(await hotOf()).toBeLessThan(before)
  })
})

it('a hidden post takes no comments, and no likes of them', async () => {
  const [author, reader] = [await establishedPerson(api()), await establishedPerson(api())]
  const { id } = await write(author)
  const { id: targetId } = await commentOn(reader, id)
  await hide(id)
  expect(await codeOf(commentOn(author, id))).toBe('COMMENTS_CLOSED')
  const params = { targetType: 'comment', targetId } as const
  const liked = author.browser.api.call('POST /v1/like/{targetType}/{targetId}', { params })
  expect(await codeOf(liked)).toBe('NOT_FOUND')
})

it('a hidden post is not pinned, and loses its pin', async () => {
  const admin = await establishedPerson(api(), { roles: ['admin'] })
  const { id } = await write(await establishedPerson(api()))
  await pin(admin, id)
  await hide(id)
  expect(await codeOf(pin(admin, id))).toBe('NOT_FOUND')
  await hide(id, false)
  expect((await read(admin, id)).isPinned).toBe(false)
})

it('a block keeps nothing from operators, who do not write across it', async () => {
  const author = await establishedPerson(api())
  const moderator = await establishedPerson(api(), { roles: ['moderator'] })
  const key = await upload(author)
  const { id } = await write(author, { body: [picture(key)] })
  const { id: commentId } = await commentOn(author, id)
  await blockPerson(author, moderator)
  expect((await read(moderator, id)).id).toBe(id)
  expect((await moderator.browser.request(`/v1/image/${key}`)).status).toBe(200)
  const { items } = await moderator.browser.api.call('GET /v1/comment/{targetType}/{targetId}', {
    params: { targetType: 'post', targetId: id },
    query: {},
  })
  expect(items.map((item) => item.id)).toEqual([commentId])
  expect(await codeOf(commentOn(moderator, id))).toBe('COMMENTS_CLOSED')
})
