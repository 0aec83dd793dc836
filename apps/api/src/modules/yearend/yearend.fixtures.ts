import { YEAREND, YEAR_SOURCES } from '@doran/contract/limits'
import type { ModuleFixtures } from '../../testing/calls/module-fixtures.js'
import { createPerson, type Person } from '../../testing/calls/test-people.js'
import type { TestApi } from '../../testing/test-app.js'
import { newShareCode } from '../play/index.js'
import { letterOpensAt, seasonOf } from './season.js'
import { yearBook } from '../../schema/yearend/yearend.table.js'

const MISSING = 'AAAAAAAAAA'
const THANKS = 8

/** A book that was made and shared, of a member; the year is free to choose, since nothing is made of it. */
async function addBook({ deps }: TestApi, profileId: string, year: number): Promise<string> {
  const [shareCode, now] = [newShareCode(), deps.clock.now()]
  const opensOn = letterOpensAt(year).toISOString().slice(0, 10)
  await deps.db.insert(yearBook).values({
    id: deps.newId(),
    profileId,
    year,
    shareCode,
    sources: [...YEAR_SOURCES],
    step: 'done',
    askedAt: now,
    madeAt: now,
    hiddenPages: [],
    isShared: true,
    wasShared: true,
    pages: [
      {
        kind: 'cover',
        year,
        name: '이도란',
        title: '이도란의 해',
        subtitle: '',
        seed: 1,
        size: 'little',
      },
      { kind: 'thanks', thanks: null },
      { kind: 'tomorrow', isSealed: false, opensOn },
      { kind: 'back', line: '고마웠어요.', year },
    ],
  })
  return shareCode
}

/** The caller's own, where they have an account. */
async function bookOf(api: TestApi, { account }: Person): Promise<string> {
  const member = account?.member ?? (await createPerson(api, 'member')).account?.member
  return addBook(api, member?.profileId ?? '', yearOf(api))
}

const yearOf = ({ deps }: TestApi): number =>
  Math.max(YEAREND.firstYear, seasonOf(deps.clock.now()).year)

const someYear = (api: TestApi) => {
  const year = String(yearOf(api))
  return Promise.resolve({ params: { year }, missing: year })
}

const foreignBook = async (api: TestApi) => ({
  params: { shareCode: await bookOf(api, await createPerson(api, 'member')) },
  missing: MISSING,
})

const ownBook = async (api: TestApi, person: Person) => ({
  params: { shareCode: await bookOf(api, person) },
  missing: MISSING,
})

export const fixtures: ModuleFixtures = {
  calls: {
    'GET /v1/yearend/{year}': async (api, person) => {
      await bookOf(api, person)
      return { ...(await someYear(api)), missing: '2099' }
    },
    'POST /v1/yearend/{year}/generate': someYear,
    'POST /v1/yearend/{year}/letter': someYear,
    'GET /v1/yearend/book/{shareCode}': foreignBook,
    'PUT /v1/yearend/book/{shareCode}/opened': foreignBook,
    'PATCH /v1/yearend/book/{shareCode}/page/{number}': async (api, person) => ({
      params: { shareCode: await bookOf(api, person), number: String(THANKS) },
      missing: MISSING,
      // Of a page of thanks; a letter is on another.
      body: { isShown: true, letterId: undefined, thanks: { name: '할머니', text: '' } },
    }),
    'PUT /v1/yearend/book/{shareCode}/shared': ownBook,
    'DELETE /v1/yearend/book/{shareCode}': ownBook,
  },
  protectedColumns: {
    year_book: 'id, profile_id, year, share_code, sources, asked_at, is_hidden',
    year_letter: 'id, profile_id, year, body, opens_at, created_at',
    year_reader: 'book_id, profile_id',
  },
}
