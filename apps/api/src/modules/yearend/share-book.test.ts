import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { BodyOf } from '@doran/contract'
import { codeOf } from '../../testing/test-browser.js'
import type { ChatPerson } from '../../testing/test-chat.js'
import { blockPerson } from '../../testing/test-comments.js'
import { report } from '../../testing/test-moderation.js'
import {
  addMornings,
  addStory,
  addTree,
  makeBookOf,
  openBook,
  pageOf,
  readBook,
  seoul,
  shareBookOf,
  startInSeason,
  yearPerson,
} from '../../testing/test-yearend.js'
import { registry } from '../index.js'
import { sanction, treeLetter, yearBook, yearReader } from '../../schema/tables.js'
import { systemContext } from '../../platform/context/context.js'
import { lookAtBook } from './find-reported-book.js'

const LETTER = 7
const THANKS = 8
const COVER = 1

const changePage = (
  { browser }: Pick<ChatPerson, 'browser'>,
  shareCode: string,
  number: number,
  body: BodyOf<'PATCH /v1/yearend/book/{shareCode}/page/{number}'>,
) =>
  browser.api.call('PATCH /v1/yearend/book/{shareCode}/page/{number}', {
    params: { shareCode, number },
    body,
  })

const remove = ({ browser }: ChatPerson, shareCode: string) =>
  browser.api.call('DELETE /v1/yearend/book/{shareCode}', { params: { shareCode } })

const shelfOf = async ({ browser }: ChatPerson) =>
  (await browser.api.call('GET /v1/yearend', {})).shelf

/** Somebody with a book in which there is a letter page. */
async function startWithBook() {
  const { api, clock } = await startInSeason()
  const [owner, reader] = [await yearPerson(api), await yearPerson(api)]
  await addMornings(api, owner.profileId, { from: seoul('2026-04-01T06:00'), count: 20 })
  const letters = await addTree(api, owner.profileId, {
    opensAt: seoul('2026-11-20T00:00'),
    letters: ['고마웠어', '내년에도 같이 읽자'],
    at: seoul('2026-11-02T12:00'),
  })
  const book = await makeBookOf(owner)
  return { api, clock, owner, reader, letters, book, code: book.shareCode }
}

describe('a book of somebody else', () => {
  it('is unknown until it is shared, and again when it is not or is deleted', async () => {
    const { api, owner, reader, code } = await startWithBook()
    const visitor = { browser: api.browser() }
    const told = () =>
      Promise.all([reader, visitor].map((person) => codeOf(readBook(person, code))))
    const unknown = await codeOf(readBook(reader, 'AAAAAAAAAA'))
    expect(await told()).toEqual([unknown, unknown])

    await shareBookOf(owner, { shareCode: code })
    expect(await told()).toEqual(['no error', 'no error'])
    expect(await readBook(reader, code)).toMatchObject({ isMine: false, isShared: true })

    await shareBookOf(owner, { shareCode: code }, false)
    expect(await told()).toEqual([unknown, unknown])
    await shareBookOf(owner, { shareCode: code })
    await remove(owner, code)
    expect(await told()).toEqual([unknown, unknown])
    expect(await codeOf(readBook(owner, code))).toBe(unknown)
  })

  it('has the pages alone that its owner shows', async () => {
    const { owner, reader, code } = await startWithBook()
    await shareBookOf(owner, { shareCode: code })
    const isWritten = { thanks: { name: '엄마', text: '고마워요.' } }
    const hidden = await changePage(owner, code, THANKS, { ...isWritten, isShown: false })
    await changePage(owner, code, 3, { isShown: false })

    expect(hidden.pages.find(({ number }) => number === THANKS)?.isShown).toBe(false)
    const numbers = (await readBook(reader, code)).pages.map(({ number }) => number)
    expect(numbers).not.toContain(THANKS)
    expect(numbers).not.toContain(3)
    expect(numbers).toContain(2)
    // Its owner has chosen none yet.
    expect(numbers).not.toContain(LETTER)

    await changePage(owner, code, THANKS, { isShown: true })
    expect((await readBook(reader, code)).pages.map(({ number }) => number)).toContain(THANKS)
  })

  it('is changed by nobody else, whether or not it is shared', async () => {
    const { owner, reader, code } = await startWithBook()
    for (const isShared of [false, true]) {
      await shareBookOf(owner, { shareCode: code }, isShared)
      expect([
        await codeOf(changePage(reader, code, THANKS, { isShown: false })),
        await codeOf(shareBookOf(reader, { shareCode: code })),
        await codeOf(remove(reader, code)),
      ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    }
  })

  it('is not read across a block, by either side', async () => {
    const { api, owner, reader, code } = await startWithBook()
    const other = await yearPerson(api)
    await shareBookOf(owner, { shareCode: code })
    await openBook(reader, code)
    expect(await shelfOf(reader)).toMatchObject([{ shareCode: code, year: 2026 }])

    await blockPerson(owner, reader)
    await blockPerson(other, owner)

    expect(await codeOf(readBook(reader, code))).toBe('NOT_FOUND')
    expect(await codeOf(readBook(other, code))).toBe('NOT_FOUND')
    expect(await shelfOf(reader)).toEqual([])
  })

  it('stands on the shelf of the members who opened it, while it is shared', async () => {
    const { api, owner, reader, code } = await startWithBook()
    await shareBookOf(owner, { shareCode: code })
    await readBook(reader, code)
    expect(await api.deps.db.select().from(yearReader)).toEqual([])
    await openBook(reader, code)
    await openBook(reader, code)
    await openBook(owner, code)
    expect(await api.deps.db.select().from(yearReader)).toMatchObject([
      { profileId: reader.profileId },
    ])
    await shareBookOf(owner, { shareCode: code }, false)
    expect(await shelfOf(reader)).toEqual([])
    expect(await codeOf(openBook(reader, code))).toBe('NOT_FOUND')
  })

  it('is named by its year alone where its cover is hidden, but to its owner', async () => {
    const { api, owner, reader, book, code } = await startWithBook()
    await shareBookOf(owner, { shareCode: code })
    await openBook(reader, code)
    const own = await changePage(owner, code, COVER, { isShown: false })
    expect(own).toMatchObject({ name: book.name, title: book.title })

    const neutral = { name: null, title: '2026년의 책' }
    const shown = await readBook(reader, code)
    expect(shown).toMatchObject(neutral)
    expect(JSON.stringify(shown)).not.toContain(book.name)
    expect(await shelfOf(reader)).toEqual([{ shareCode: code, year: 2026, ...neutral }])
    expect(await lookAtBook(systemContext(api.deps), book.id)).toMatchObject({
      title: neutral.title,
    })
  })

  it('is reported as it is shown, and hidden by a moderator from all but its owner', async () => {
    const { api, owner, reader, book, code } = await startWithBook()
    const ofBook = { targetType: 'year_book' } as const
    expect(await codeOf(report(reader, book.id, ofBook))).toBe('NOT_FOUND')
    await shareBookOf(owner, { shareCode: code })
    await changePage(owner, code, THANKS, { isShown: false, thanks: { name: '비밀', text: '' } })
    expect(await codeOf(report(owner, book.id, ofBook))).toBe('NOT_FOUND')
    await report(reader, book.id, ofBook)

    const rule = registry.findReportTarget('year_book')
    const ctx = systemContext(api.deps)
    await rule.setHidden?.(ctx, book.id, true)
    expect(await codeOf(readBook(reader, code))).toBe('NOT_FOUND')
    expect((await readBook(owner, code)).isMine).toBe(true)
    await rule.setHidden?.(ctx, book.id, false)
    expect(await codeOf(readBook(reader, code))).toBe('no error')
  })
})

describe('a page', () => {
  it('takes one letter of those that the owner may read', async () => {
    const { api, owner, reader, letters, code, book } = await startWithBook()
    const at = seoul('2026-11-02T12:00')
    const [sealed] = await addTree(api, owner.profileId, {
      opensAt: seoul('2026-12-25T00:00'),
      letters: ['봉함'],
      at,
    })
    const [foreign] = await addTree(api, reader.profileId, {
      opensAt: seoul('2026-11-20T00:00'),
      letters: ['남의 것'],
      at,
    })
    for (const letterId of [sealed, foreign, api.deps.newId()])
      expect(await codeOf(changePage(owner, code, LETTER, { letterId: letterId ?? '' }))).toBe(
        'NOT_FOUND',
      )

    const chosen = await changePage(owner, code, LETTER, { letterId: letters[1] ?? '' })
    expect(pageOf(chosen, 'letter')?.chosen).toEqual({
      letterId: letters[1],
      ornament: 'candle',
      name: '민지',
      text: '내년에도 같이 읽자',
    })
    expect(chosen.revision).toBe(book.revision + 1)
    const emptied = await changePage(owner, code, LETTER, { letterId: null })
    expect(pageOf(emptied, 'letter')?.chosen).toBeNull()
  })

  it('shows a chosen letter as long as it may be read, without who is gone', async () => {
    const { api, owner, reader, letters, code } = await startWithBook()
    const id = letters[1] ?? ''
    await changePage(owner, code, LETTER, { letterId: id })
    const own = await shareBookOf(owner, { shareCode: code })
    const chosenBy = async (person: ChatPerson) =>
      pageOf(await readBook(person, code), 'letter')?.chosen
    const text = '내년에도 같이 읽자'
    expect(pageOf(own, 'letter')?.chosen).toMatchObject({ letterId: id, name: '민지', text })
    expect(await chosenBy(reader)).toEqual({
      letterId: null,
      ornament: 'candle',
      name: '민지',
      text,
    })

    const { db } = api.deps
    const letter = eq(treeLetter.id, id)
    await db.update(treeLetter).set({ isBlinded: true }).where(letter)
    for (const person of [owner, reader])
      expect(JSON.stringify(await readBook(person, code))).not.toContain(text)

    await db.update(treeLetter).set({ isBlinded: false, name: null }).where(letter)
    for (const person of [owner, reader])
      expect(await chosenBy(person)).toMatchObject({ name: null, text })

    await db.update(treeLetter).set({ name: '민지' }).where(letter)
    await db.delete(treeLetter).where(letter)
    for (const person of [owner, reader])
      expect(await chosenBy(person)).toMatchObject({ name: null, text })
    const [row] = await db.select().from(yearBook)
    expect(JSON.stringify(row)).not.toContain('민지')
  })

  it('keeps the thanks, also when the book is made anew', async () => {
    const { owner, code } = await startWithBook()
    const thanks = { name: '할머니', text: '늘 먼저 전화해 주셔서' }
    await changePage(owner, code, THANKS, { thanks, isShown: false })

    const anew = await makeBookOf(owner, ['morning'])

    expect(pageOf(anew, 'thanks')?.thanks).toEqual(thanks)
    expect(anew.pages.find(({ number }) => number === THANKS)?.isShown).toBe(false)
  })

  it('that a book does not have, or that takes no such thing, is not found', async () => {
    const { owner, letters, code } = await startWithBook()
    expect(await codeOf(changePage(owner, code, 4, { isShown: false }))).toBe('NOT_FOUND')
    expect(await codeOf(changePage(owner, code, THANKS, { letterId: letters[0] ?? '' }))).toBe(
      'NOT_FOUND',
    )
  })

  it('shows others no more of who is kept from writing', async () => {
    const { api, owner, code } = await startWithBook()
    const thanks = { name: '할머니', text: '' }
    const now = api.deps.clock.now()
    await api.deps.db.insert(sanction).values({
      id: api.deps.newId(),
      profileId: owner.profileId,
      kind: 'pause',
      reason: '규칙',
      startsAt: now,
      endsAt: new Date(now.getTime() + 86_400_000),
    })
    expect(await codeOf(shareBookOf(owner, { shareCode: code }))).toBe('WRITING_PAUSED')
    await api.deps.db.update(yearBook).set({ isShared: true }).where(eq(yearBook.shareCode, code))
    expect(await codeOf(changePage(owner, code, THANKS, { thanks }))).toBe('WRITING_PAUSED')
    expect(await codeOf(changePage(owner, code, THANKS, { isShown: false }))).toBe('no error')
    expect(await codeOf(shareBookOf(owner, { shareCode: code }, false))).toBe('no error')
  })
})

it('a book with a story shows nothing of it once that page is put away', async () => {
  const { api } = await startInSeason()
  const [owner, reader] = [await yearPerson(api), await yearPerson(api)]
  const line = '이 문을 열면 무엇이 있나요?'
  await addStory(api, owner.profileId, { from: seoul('2026-05-01T10:00'), turns: 9, lines: [line] })
  const book = await makeBookOf(owner)
  await shareBookOf(owner, book)
  await changePage(owner, book.shareCode, 4, { isShown: false })
  expect(JSON.stringify(await readBook(reader, book.shareCode))).not.toContain(line)
})
