import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import { codeOf } from '../../testing/test-browser.js'
import type { ChatPerson } from '../../testing/test-chat.js'
import { noticesOf } from '../../testing/test-comments.js'
import {
  addMornings,
  makeBookOf,
  makingOf,
  pageOf,
  readBook,
  seoul,
  startInSeason,
  yearPerson,
} from '../../testing/test-yearend.js'
import { authSession } from '../../schema/tables.js'
import { announceLetters } from './announce-letters.js'

const TEXT = '내년의 나야, 아직도 새벽에 깨어 있니'
const OPENS = '2027-12-01T00:00'

const write = ({ browser }: ChatPerson, text = TEXT, year = 2026) =>
  browser.api.call('POST /v1/yearend/{year}/letter', { params: { year }, body: { text } })

const lettersOf = async ({ browser }: ChatPerson) =>
  (await browser.api.call('GET /v1/yearend', {})).mine?.letters

/** Everything that the product tells somebody, as text. */
async function allThatIsTold(person: ChatPerson, shareCode: string): Promise<string> {
  const told = [
    await person.browser.api.call('GET /v1/yearend', {}),
    await makingOf(person),
    await readBook(person, shareCode),
    await noticesOf(person),
    await exportOf(person),
  ]
  return JSON.stringify(told)
}

const exportOf = async ({ browser }: ChatPerson): Promise<string> =>
  (await browser.request('/v1/user/export', { method: 'POST' })).text()

it('says nothing of what it holds a second before it opens, and all of it then', async () => {
  const { api, clock } = await startInSeason('2026-12-31T23:59')
  const person = await yearPerson(api)
  const letter = await write(person)
  expect(letter).toMatchObject({ year: 2026, opensAt: seoul(OPENS).toISOString(), text: null })
  expect(pageOf(await makeBookOf(person), 'tomorrow')).toEqual({
    kind: 'tomorrow',
    isSealed: true,
    opensOn: '2027-12-01',
  })
  const { shareCode } = await readBook(person, (await makingOf(person)).shareCode ?? '')
  await api.deps.db
    .update(authSession)
    .set({ expiresAt: seoul('2029-01-01T00:00'), provedAt: seoul(OPENS) })

  clock.advance(seoul(OPENS).getTime() - 1_000 - clock.now().getTime())
  expect(await announceLetters(systemContext(api.deps))).toBe(0)
  const before = await allThatIsTold(person, shareCode)
  expect(before).toContain('opens_at')
  expect(before).not.toContain(TEXT)

  clock.advance(1_000)
  expect(await lettersOf(person)).toMatchObject([{ year: 2026, text: TEXT }])
  expect(await exportOf(person)).toContain(TEXT)
  expect(await readBook(person, shareCode)).toMatchObject({ isMine: true })
})

it('is told of exactly once when it opens, whoever looks', async () => {
  const { api, clock } = await startInSeason()
  const [one, other] = [await yearPerson(api), await yearPerson(api)]
  await write(one)
  await write(other)
  clock.advance(seoul(OPENS).getTime() - clock.now().getTime())
  const ctx = systemContext(api.deps)

  const told = await Promise.all([announceLetters(ctx), announceLetters(ctx)])

  expect(told.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(await announceLetters(ctx)).toBe(0)
  await api.deps.db.update(authSession).set({ expiresAt: seoul('2029-01-01T00:00') })
  expect(await noticesOf(one)).toEqual([{ type: 'year_letter', data: { year: 2026 } }])
})

it('is written once a year, and only in season', async () => {
  const { api, clock } = await startInSeason('2026-11-30T23:59')
  const person = await yearPerson(api)
  expect(await codeOf(write(person))).toBe('YEAR_BOOK_NOT_YET')
  clock.advance(60_000)
  expect(await codeOf(write(person, TEXT, 2027))).toBe('YEAR_BOOK_NOT_YET')

  const first = await write(person)
  expect(await write(person)).toEqual(first)
  expect(await codeOf(write(person, '다른 말'))).toBe('YEAR_LETTER_WRITTEN')
  expect(await codeOf(write(person, '가'.repeat(1_001)))).toBe('INVALID_INPUT')
})

it('seals the page of a book that is there, and outlives the book', async () => {
  const { api } = await startInSeason()
  const person = await yearPerson(api)
  await addMornings(api, person.profileId, { from: seoul('2026-04-01T06:00'), count: 6 })
  const book = await makeBookOf(person)
  expect(pageOf(book, 'tomorrow')?.isSealed).toBe(false)

  await write(person)

  const sealed = await readBook(person, book.shareCode)
  expect(pageOf(sealed, 'tomorrow')?.isSealed).toBe(true)
  expect(sealed.revision).toBe(book.revision + 1)
  expect(JSON.stringify(sealed)).not.toContain(TEXT)
  await person.browser.api.call('DELETE /v1/yearend/book/{shareCode}', {
    params: { shareCode: book.shareCode },
  })
  expect(await lettersOf(person)).toMatchObject([{ year: 2026, text: null }])
})
