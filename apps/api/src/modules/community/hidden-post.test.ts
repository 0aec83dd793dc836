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
  read,
  remove,
  settledPerson,
  upload,
  vote,
  write,
} from '../../testing/test-community.js'
import { moderationCase } from '../tables.js'
import { recountPost } from './index.js'

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
    const [author, reader] = [await settledPerson(api()), await settledPerson(api())]
    const moderator = await settledPerson(api(), { roles: ['moderator'] })
    const admin = await settledPerson(api(), { roles: ['admin'] })
    const key = await upload(author)
    const body = [picture(key), ...paragraphs('못된 말')]
    const { id } = await write(author, { body, poll: POLL })
    const caseId = await openCase(id, 5)
    await hide(id)

    for (const who of [author, moderator, admin]) {
      expect((await read(who, id)).hidden).toEqual({ caseId })
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
    expect((await read(reader, id)).hidden).toBeNull()
    expect((await listed(reader, { sort: 'new' })).items.map((item) => item.id)).toContain(id)
  })

  it('can be mended and deleted by its author, and stays hidden', async () => {
    const author = await settledPerson(api())
    const post = await write(author)
    await hide(post.id)

    const edited = await edit(author, post, { title: '고친 제목' })
    expect(edited.hidden).toEqual({ caseId: null })
    await remove(author, post.id)
    expect(await codeOf(read(author, post.id))).toBe('POST_DELETED')
  })
})

describe('a reported post', () => {
  it('is as it stands to moderators, and gone once it is deleted', async () => {
    const author = await settledPerson(api())
    const moderator = await settledPerson(api(), { roles: ['moderator'] })
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

  it('stands lower among what people talk about', async () => {
    const author = await settledPerson(api())
    const post = await write(author)
    const hotOf = async () => {
      const { rows } = await api().deps.database.pool.query<{ hot: number }>(
        'select hot from post where id = $1',
        [post.id],
      )
      return rows[0]?.hot ?? 0
    }
    const before = await hotOf()
    await openCase(post.id, 1)
    await recountPost(systemContext(api().deps), post.id)
    expect(await hotOf()).toBeLessThan(before)
  })
})
