import { beforeEach, describe, expect, it } from 'vitest'
import { MORNING_REACTIONS } from '@doran/contract/limits'
import { inParallel } from '../../testing/in-parallel.js'
import { createTestDatabase, startTestApi, type TestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import { blockPerson } from '../../testing/test-comments.js'
import { eraseAccount } from '../../testing/test-ledger.js'
import { caseOf, moderator, readCase } from '../../testing/test-moderation.js'
import type { ManualClock } from '../../platform/time/clock.fake.js'
import { checkIn, clockAt, notesOf, react, takeNoteBack, todayOf } from './testing/test-morning.js'

let api: TestApi
let clock: ManualClock

beforeEach(async () => {
  clock = clockAt('2026-03-10T07:00:00')
  api = startTestApi(await createTestDatabase(), { clock })
})

/** Somebody who left a note, a second after the last one. */
async function leave(text: string, more: { isAnonymous?: boolean } = {}) {
  const author = await chatPerson(api, { nickName: `아침_${text}`.slice(0, 10) })
  clock.advance(1000)
  const { check } = await checkIn(author, { mood: 'star', note: text, ...more })
  if (check.noteId === null) throw new Error('the note was not left')
  return { ...author, noteId: check.noteId }
}

const textsFor = async (someone: Pick<ChatPerson, 'browser'>, sort: 'new' | 'liked' = 'new') =>
  (await notesOf(someone, { sort })).items.map(({ text }) => text)

const report = ({ browser }: ChatPerson, targetId: string) =>
  browser.api.call('POST /v1/report', {
    body: { targetType: 'morning_note', targetId, reason: 'abuse' },
  })

describe('the board', () => {
  it('shows everybody the notes of today, with the names of those who say it', async () => {
    const named = await leave('하나')
    await leave('둘', { isAnonymous: true })

    const { items } = await notesOf({ browser: api.browser() })

    expect(items).toMatchObject([
      { text: '둘', author: null, isMine: false, reaction: null },
      { text: '하나', author: { id: named.profileId, nickName: '아침_하나' }, mood: 'star' },
    ])
    expect(items[0]?.reactions).toEqual({ nod: 0, pat: 0, clap: 0 })
    expect((await notesOf(named)).items.map(({ isMine }) => isMine)).toEqual([false, true])
    clock.advance(86_400_000)
    expect(await textsFor(named)).toEqual([])
  })

  it.each(['new', 'liked'] as const)('comes in pages by %s, each note once', async (sort) => {
    const texts = ['가', '나', '다', '라', '마']
    for (const text of texts) {
      const { noteId } = await leave(text)
      if (text === '나') await react(await chatPerson(api), noteId, 'nod')
    }
    const reader = { browser: api.browser() }

    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await notesOf(reader, { sort, limit: 2, cursor })
      seen.push(...page.items.map(({ text }) => text))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)

    expect(seen).toHaveLength(5)
    expect(new Set(seen)).toEqual(new Set(texts))
    expect(seen[0]).toBe(sort === 'new' ? '마' : '나')
    const { nextCursor } = await notesOf(reader, { sort, limit: 2 })
    const other = sort === 'new' ? 'liked' : 'new'
    const turned = notesOf(reader, { sort: other, cursor: nextCursor ?? '' })
    expect(await codeOf(turned)).toBe('INVALID_INPUT')
  })

  it('keeps those apart of whom one blocked the other', async () => {
    const one = await leave('하나')
    const other = await leave('둘')
    await blockPerson(one, other)

    expect(await textsFor(one)).toEqual(['하나'])
    expect(await textsFor(other)).toEqual(['둘'])
    expect(await codeOf(react(one, other.noteId, 'nod'))).toBe('NOT_FOUND')
    expect(await codeOf(report(other, one.noteId))).toBe('NOT_FOUND')
  })

  it('does not tell by a block whose a note without a name is', async () => {
    const author = await leave('하나', { isAnonymous: true })
    const reader = await chatPerson(api)
    await blockPerson(reader, author)

    expect(await textsFor(reader)).toEqual(['하나'])
    expect((await react(reader, author.noteId, 'nod')).reaction).toBe('nod')
  })
})

describe('a reaction', () => {
  it('is one of each member, changes, and is taken back', async () => {
    const { noteId } = await leave('하나')
    const [one, other] = [await chatPerson(api), await chatPerson(api)]

    await react(one, noteId, 'nod')
    await react(one, noteId, 'nod')
    const changed = await react(one, noteId, 'pat')
    await react(other, noteId, 'clap')

    expect(changed).toMatchObject({ reactions: { nod: 0, pat: 1, clap: 0 }, reaction: 'pat' })
    expect(await react(one, noteId, null)).toMatchObject({
      reactions: { nod: 0, pat: 0, clap: 1 },
      reaction: null,
    })
  })

  it('is counted right where many react at once, again and again', async () => {
    const { noteId } = await leave('하나')
    const second = await leave('둘')
    const people = await inParallel([0, 1, 2, 3, 4], 2, () => chatPerson(api))
    for (const person of people.slice(3)) await react(person, second.noteId, 'nod')

    await Promise.all(
      people.flatMap((person, index) =>
        [null, ...MORNING_REACTIONS, MORNING_REACTIONS[index % 3] ?? null].map((reaction) =>
          react(person, noteId, reaction),
        ),
      ),
    )
    for (const person of people) await react(person, noteId, 'clap')
    for (const person of people.slice(1)) await react(person, noteId, null)

    const [first, last] = (await notesOf({ browser: api.browser() }, { sort: 'liked' })).items
    expect(first).toMatchObject({ text: '둘', reactions: { nod: 2 } })
    expect(last).toMatchObject({ text: '하나', reactions: { nod: 0, pat: 0, clap: 1 } })
  })

  it('goes with its erased member, and the counts follow', async () => {
    const { noteId } = await leave('하나')
    const second = await leave('둘')
    const [one, gone] = [await chatPerson(api), await chatPerson(api)]
    await react(gone, noteId, 'nod')
    await react(gone, second.noteId, 'nod')
    await react(one, second.noteId, 'pat')

    await eraseAccount(api, gone.member)
    await eraseAccount(api, one.member)
    await react(second, noteId, 'clap')

    const { items } = await notesOf({ browser: api.browser() }, { sort: 'liked' })
    expect(items.map(({ text, reactions }) => ({ text, ...reactions }))).toEqual([
      { text: '하나', nod: 0, pat: 0, clap: 1 },
      { text: '둘', nod: 0, pat: 0, clap: 0 },
    ])
  })
})

describe('a note', () => {
  it('is taken back by its author alone, and the check-in stays', async () => {
    const author = await leave('하나')
    const other = await leave('둘')
    await react(other, author.noteId, 'nod')

    expect(await codeOf(takeNoteBack(other, author.noteId))).toBe('NOT_FOUND')
    await takeNoteBack(author, author.noteId)

    expect(await textsFor(other)).toEqual(['둘'])
    expect((await todayOf(author)).mine).toMatchObject({
      check: { note: null, noteId: null },
      streak: { days: 1 },
    })
    expect((await checkIn(author, { note: '다시' })).check.note).toBeNull()
  })

  it('goes with its erased author, reactions and all', async () => {
    const author = await leave('하나')
    await react(await chatPerson(api), author.noteId, 'nod')

    await eraseAccount(api, author.member)

    expect(await textsFor({ browser: api.browser() })).toEqual([])
  })

  it('without a name that is reported shows moderators who wrote it, and is hidden from others', async () => {
    const author = await leave('못된 말', { isAnonymous: true })
    const reader = await chatPerson(api)
    await report(reader, author.noteId)
    expect(await codeOf(report(author, author.noteId))).toBe('NOT_FOUND')
    const { id } = await caseOf(api, author.noteId)
    const desk = await moderator(api)

    expect(JSON.stringify(await readCase(desk, id))).toContain('못된 말')
    await desk.browser.api.call('POST /v1/admin/case/{caseId}/decision', {
      params: { caseId: id },
      body: { status: 'open', outcome: 'upheld', reason: '규칙에 어긋나요' },
    })

    expect(await textsFor(reader)).toEqual([])
    expect(await textsFor(author)).toEqual(['못된 말'])
    expect(await codeOf(react(reader, author.noteId, 'nod'))).toBe('NOT_FOUND')
  })
})
