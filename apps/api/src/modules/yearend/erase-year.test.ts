import { expect, it } from 'vitest'
import { systemContext } from '../../platform/context/context.js'
import {
  makeBookOf,
  openBook,
  readBook,
  shareBookOf,
  startInSeason,
  yearPerson,
} from '../../testing/test-yearend.js'
import { member, yearBook, yearLetter, yearReader } from '../../schema/tables.js'
import { eq } from 'drizzle-orm'
import { codeOf } from '../../testing/test-browser.js'

it('nothing stays of whoever left, and their book is unknown from when they are leaving', async () => {
  const { api, clock } = await startInSeason()
  const [owner, reader] = [await yearPerson(api), await yearPerson(api)]
  const book = await makeBookOf(owner)
  await shareBookOf(owner, book)
  await openBook(reader, book.shareCode)
  await owner.browser.api.call('POST /v1/yearend/{year}/letter', {
    params: { year: 2026 },
    body: { text: '안녕' },
  })

  const eraseAt = new Date(clock.now().getTime() + 1_000)
  await api.deps.db.update(member).set({ eraseAt }).where(eq(member.id, owner.member.memberId))
  expect(await codeOf(readBook(reader, book.shareCode))).toBe('NOT_FOUND')

  clock.advance(2_000)
  const erase = api.deps.registry.jobs.find(({ name }) => name === 'erase accounts')
  await erase?.run(systemContext(api.deps))

  const { db } = api.deps
  const left = [
    ...(await db.select().from(yearBook)),
    ...(await db.select().from(yearLetter)),
    ...(await db.select().from(yearReader)),
  ]
  expect(left).toEqual([])
})
