import { describe, expect, it } from 'vitest'
import { sharedTestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { blockPerson } from '../../testing/test-comments.js'
import {
  POLL,
  commentOn,
  edit,
  newPost,
  paragraphs,
  picture,
  read,
  remove,
  establishedPerson,
  upload,
  write,
} from '../../testing/test-community.js'

const api = sharedTestApi()

describe('a post', () => {
  it('is read by everybody, as it was written', async () => {
    const author = await establishedPerson(api())
    const body: ReturnType<typeof paragraphs> = [
      { type: 'heading', spans: [{ text: '순서' }] },
      {
        type: 'paragraph',
        spans: [
          { text: '먼저 ' },
          { text: '여기', bold: true, href: 'https://example.com/a?b=1' },
          { text: '를 보세요.\n그다음', italic: true, strike: true },
        ],
      },
      {
        type: 'list',
        isOrdered: true,
        items: [
          { level: 0, spans: [{ text: '하나' }] },
          { level: 2, spans: [{ text: '둘' }] },
        ],
      },
    ]
    const { id } = await write(author, { body, isSpoiler: true, poll: POLL, board: 'story' })

    const post = await read({ browser: api().browser() }, id)

    expect(post).toMatchObject({
      board: 'story',
      body,
      excerpt: '',
      isSpoiler: true,
      isMine: false,
      author: { id: author.profileId, isGone: false },
      hasPoll: true,
      poll: { question: POLL.question, isClosed: false, voters: 0, mine: [] },
      version: 1,
      isHidden: false,
      hiddenCaseId: null,
      editedAt: null,
    })
    expect((await read(author, id)).isMine).toBe(true)
  })

  it('sent twice is one, and another under the same key is refused', async () => {
    const author = await establishedPerson(api())
    const given = newPost({ poll: POLL })

    const [first, again] = await Promise.all([write(author, given), write(author, given)])
    const later = await write(author, given)

    expect([again.id, later.id]).toEqual([first.id, first.id])
    expect(await codeOf(write(author, { ...given, title: '다른 제목' }))).toBe('KEY_REUSED')
    expect(await codeOf(write(author, { ...given, poll: null }))).toBe('KEY_REUSED')
  })

  it('has its texts normalised', async () => {
    const author = await establishedPerson(api())
    const text = `${'떡볶이'.normalize('NFD')}\u0000\u202e예요`

    const post = await write(author, { title: text, body: paragraphs(text) })

    expect(post).toMatchObject({ title: '떡볶이예요', excerpt: '떡볶이예요' })
    expect(post.body).toEqual(paragraphs('떡볶이예요'))
  })

  it('marks by an ellipsis that its excerpt is not all of it', async () => {
    const author = await establishedPerson(api())
    const [short, long] = ['가나다 '.repeat(30).trim(), '가나다 '.repeat(60).trim()]

    expect((await write(author, { body: paragraphs(short) })).excerpt).toBe(short)
    const { excerpt } = await write(author, { body: paragraphs(long) })
    expect(excerpt).toMatch(/가나다?…$/)
    expect(excerpt.length).toBeLessThanOrEqual(160)
  })

  it('is edited by its author alone, from the version they saw', async () => {
    const author = await establishedPerson(api())
    const post = await write(author)
    const stranger = await establishedPerson(api())

    const edited = await edit(author, post, { title: '고친 제목' })

    expect(edited).toMatchObject({ title: '고친 제목', version: 2 })
    expect(edited.editedAt).not.toBeNull()
    expect(await codeOf(edit(author, post, { title: '뒤늦게' }))).toBe('POST_CHANGED')
    expect((await edit(author, post, { title: '고친 제목' })).version).toBe(2)
    expect(await codeOf(edit(stranger, edited, { title: '남의 글' }))).toBe('NOT_FOUND')
  })

  it('that is deleted says so, and leaves its comments without what it said', async () => {
    const author = await establishedPerson(api())
    const reader = await establishedPerson(api())
    const { id } = await write(author, { poll: POLL })
    await commentOn(reader, id, '잘 읽었어요')
    expect(await codeOf(remove(reader, id))).toBe('NOT_FOUND')

    await remove(author, id)
    await remove(author, id)

    expect(await codeOf(read(reader, id))).toBe('POST_DELETED')
    expect(await codeOf(edit(author, { ...(await write(author)), id }))).toBe('POST_DELETED')
    const listed = await api()
      .browser()
      .api.call('GET /v1/comment/{targetType}/{targetId}', {
        params: { targetType: 'post', targetId: id },
        query: {},
      })
    expect(listed).toMatchObject({ count: 1, items: [{ body: '잘 읽었어요' }] })
    expect(await codeOf(commentOn(reader, id))).toBe('COMMENTS_CLOSED')
    const { rows } = await api().deps.database.pool.query(
      'select title, body, excerpt, attachments from post where id = $1',
      [id],
    )
    expect(rows).toEqual([{ title: '', body: [], excerpt: '', attachments: [] }])
  })

  it('is not there across a block', async () => {
    const [author, other] = [await establishedPerson(api()), await establishedPerson(api())]
    const post = await write(author)
    const theirs = await write(other)
    await blockPerson(other, author)

    expect(await codeOf(read(other, post.id))).toBe('NOT_FOUND')
    expect(await codeOf(read(author, theirs.id))).toBe('NOT_FOUND')
    expect(await codeOf(commentOn(author, theirs.id))).toBe('NOT_FOUND')
  })

  it('leads to the posts before and after it that one sees', async () => {
    const [author, blocked] = [await establishedPerson(api()), await establishedPerson(api())]
    const first = await write(author, { title: '먼저 쓴 글' })
    await write(blocked, { title: '막은 사람의 글' })
    const gone = await write(author, { title: '지운 글' })
    const last = await write(author, { title: '나중에 쓴 글', board: 'idea' })
    await remove(author, gone.id)
    const reader = await chatPerson(api())
    await blockPerson(reader, blocked)

    expect((await read(reader, first.id)).next).toEqual({ id: last.id, title: last.title })
    expect((await read(reader, last.id)).previous).toEqual({ id: first.id, title: first.title })
  })

  it('shows its pictures to who sees it, and no more once they are gone from it', async () => {
    const author = await establishedPerson(api())
    const [one, two] = [await upload(author), await upload(author)]
    const see = async (key: string) => (await api().browser().request(`/v1/image/${key}`)).status
    expect(await see(one)).toBe(404)

    const post = await write(author, { body: [picture(one), picture(two)] })
    expect(post.picture).toEqual({ url: `/api/v1/image/${one}`, alt: '창가의 고양이' })
    expect([await see(one), await see(two)]).toEqual([200, 200])

    const edited = await edit(author, post, { body: [picture(two), ...paragraphs('한 장만')] })
    expect([await see(one), await see(two)]).toEqual([404, 200])
    await edit(author, edited, { body: [picture(two), ...paragraphs('그대로')] })
    expect(await see(two)).toBe(200)

    await remove(author, post.id)
    expect(await see(two)).toBe(404)
    expect(await api().deps.images.get(two)).toBeNull()
  })

  it('takes nobody else’s picture, and none of another post', async () => {
    const [author, other] = [await establishedPerson(api()), await establishedPerson(api())]
    const key = await upload(other)
    expect(await codeOf(write(author, { body: [picture(key)] }))).toBe('INVALID_INPUT')
    await write(other, { body: [picture(key)] })
    expect(await codeOf(write(other, { body: [picture(key)] }))).toBe('INVALID_INPUT')
  })

  it('is not written from a borrowed device', async () => {
    const person = await establishedPerson(api(), { isLimited: true })
    expect(await codeOf(write(person))).toBe('LIMITED_SESSION')
  })
})
