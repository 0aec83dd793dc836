import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { YEAR_PAGES } from '@doran/contract/limits'
import { codeOf } from '../../testing/test-browser.js'
import {
  addMornings,
  addStory,
  addTree,
  addWorldcups,
  generate,
  makeBookOf,
  makingOf,
  pageOf,
  readBook,
  seoul,
  shareBookOf,
  startInSeason,
  yearPerson,
} from '../../testing/test-yearend.js'
import { systemContext } from '../../platform/context/context.js'
import { arcadeDay, game, theme, yearBook } from '../../schema/tables.js'
import { readPlayFacts } from './facts/play-facts-repository.js'
import { refreshBooks } from './refresh-books.js'
import { windowOf } from './season.js'

const SPRING = seoul('2026-03-14T23:10')

describe('a book', () => {
  it('is thin where there was little, and has four pages', async () => {
    const { api } = await startInSeason()
    const person = await yearPerson(api, '얇은이')
    await addMornings(api, person.profileId, { from: seoul('2026-05-02T06:00'), count: 2 })

    const book = await makeBookOf(person)

    expect(book.pages.map(({ page }) => page.kind)).toEqual([
      'cover',
      'numbers',
      'tomorrow',
      'back',
    ])
    expect(book.pages.map(({ number }) => number)).toEqual([1, 2, 9, 10])
    expect(pageOf(book, 'numbers')?.items).toHaveLength(1)
    expect(pageOf(book, 'cover')).toMatchObject({
      name: '얇은이',
      size: 'little',
      subtitle: '아직 얇은 책이에요. 그래도 첫 장은 있어요.',
    })
    expect(book.pages.filter(({ alt }) => alt.trim() === '')).toEqual([])
  })

  it('is there even of a year in which nothing was done', async () => {
    const { api } = await startInSeason()
    const book = await makeBookOf(await yearPerson(api, '새사람'))
    expect(pageOf(book, 'numbers')?.items).toMatchObject([{ key: 'days-together' }])
  })

  it('has ten pages where there is something for each', async () => {
    const { api } = await startInSeason()
    const person = await yearPerson(api)
    const { profileId } = person
    await addStory(api, profileId, {
      from: SPRING,
      turns: 40,
      lines: ['시발 비켜', '거기 누구 있어요? 문 좀 열어 주세요', '응'],
      endings: 2,
    })
    await addWorldcups(api, profileId, { from: seoul('2026-06-01T20:00'), count: 3 })
    await addMornings(api, profileId, { from: seoul('2026-04-01T05:20'), count: 60 })
    const at = seoul('2026-11-02T12:00')
    await addTree(api, profileId, {
      opensAt: seoul('2026-11-20T00:00'),
      letters: ['하나', '둘'],
      at,
    })
    await addTree(api, profileId, { opensAt: seoul('2026-12-25T00:00'), letters: ['봉함'], at })

    const book = await makeBookOf(person)

    expect(book.pages.map(({ page }) => page.kind)).toEqual([...YEAR_PAGES])
    expect(pageOf(book, 'cover')?.size).toBe('much')
    expect(pageOf(book, 'story')).toMatchObject({
      turns: 40,
      endings: 2,
      quote: '거기 누구 있어요? 문 좀 열어 주세요',
    })
    expect(pageOf(book, 'champion')?.items).toMatchObject([{ label: '군고구마' }])
    expect(pageOf(book, 'months')?.months[3]).toEqual({ count: 30, mood: 'fog' })
    expect(pageOf(book, 'letter')).toEqual({ kind: 'letter', received: 2, chosen: null })
    expect(new Set(pageOf(book, 'numbers')?.items.map(({ key }) => key)).size).toBe(3)
    expect(JSON.stringify(book)).not.toContain('봉함')
  })

  it('takes from the chosen sources alone, and from its year alone', async () => {
    const { api, clock } = await startInSeason()
    const person = await yearPerson(api)
    const { profileId } = person
    await addStory(api, profileId, { from: SPRING, turns: 20 })
    await addWorldcups(api, profileId, { from: seoul('2025-06-01T20:00'), count: 6 })
    await addMornings(api, profileId, { from: seoul('2026-12-01T06:00'), count: 9 })

    expect(pageOf(await makeBookOf(person, ['play', 'morning']), 'archetype')).toBeNull()
    const whole = await makeBookOf(person)
    expect(pageOf(whole, 'story')?.turns).toBe(20)
    expect(pageOf(whole, 'champion')).toBeNull()
    expect(pageOf(whole, 'months')?.months[11]?.count).toBe(0)

    clock.advance(seoul('2026-12-31T09:00').getTime() - clock.now().getTime())
    const refreshed = await makeBookOf(person)
    expect(pageOf(refreshed, 'months')?.months[11]).toEqual({ count: 9, mood: 'fog' })
    expect(refreshed.shareCode).toBe(whole.shareCode)
  })

  it('counts as the switches do', async () => {
    const { api } = await startInSeason()
    const person = await yearPerson(api)
    await addStory(api, person.profileId, { from: SPRING, turns: 20 })
    await addMornings(api, person.profileId, { from: seoul('2026-04-01T06:00'), count: 7 })
    const { mine } = await person.browser.api.call('GET /v1/yearend', {})
    expect(mine?.counts).toEqual({ story: 20, play: 0, letter: 0, morning: 7, community: 0 })
  })

  it('is not made out of season, nor of another year', async () => {
    const { api, clock } = await startInSeason('2026-11-30T23:59')
    const person = await yearPerson(api)
    expect(await codeOf(generate(person))).toBe('YEAR_BOOK_NOT_YET')
    clock.advance(60_000)
    expect(await codeOf(generate(person, ['story'], 2027))).toBe('YEAR_BOOK_NOT_YET')
    expect((await generate(person)).step).toBe('waiting')
  })

  it('is one, asked for fifty times at once', async () => {
    const { api } = await startInSeason()
    const person = await yearPerson(api)
    await addMornings(api, person.profileId, { from: seoul('2026-05-02T06:00'), count: 9 })

    await Promise.all(Array.from({ length: 50 }, () => generate(person)))
    await expect.poll(async () => (await makingOf(person)).step).toBe('done')

    const rows = await api.deps.db.select().from(yearBook)
    expect(rows).toMatchObject([{ profileId: person.profileId, revision: 1, attempts: 1 }])
  })
})

describe('a book that was made', () => {
  it('stays as it is, whatever is done or renamed afterwards', async () => {
    const { api, clock } = await startInSeason()
    const person = await yearPerson(api)
    const { themeId } = await addStory(api, person.profileId, { from: SPRING, turns: 20 })
    const book = await makeBookOf(person)

    await addStory(api, person.profileId, { from: SPRING, turns: 30 })
    await api.deps.db.update(theme).set({ title: '다른 이름' }).where(eq(theme.id, themeId))
    clock.advance(2 * 86_400_000)

    expect(await readBook(person, book.shareCode)).toEqual(book)
  })

  it('is made anew from other sources until it is shared, and never after', async () => {
    const { api } = await startInSeason()
    const person = await yearPerson(api)
    await addStory(api, person.profileId, { from: SPRING, turns: 20 })
    const first = await makeBookOf(person)
    const second = await makeBookOf(person, ['morning'])
    expect(pageOf(second, 'story')).toBeNull()
    expect(second.revision).toBeGreaterThan(first.revision)
    expect(await makingOf(person)).toMatchObject({ wasShared: false })

    await shareBookOf(person, second)
    await shareBookOf(person, second, false)

    expect(await makingOf(person)).toMatchObject({ wasShared: true })
    expect(await codeOf(generate(person))).toBe('YEAR_BOOK_SHARED')
    expect(await readBook(person, second.shareCode)).toMatchObject({ pages: second.pages })
  })

  it('takes in December once by itself as the year ends, unless it was ever shared', async () => {
    const { api, clock } = await startInSeason()
    const [one, sharer] = [await yearPerson(api), await yearPerson(api)]
    const december = { from: seoul('2026-12-01T06:00'), count: 9 }
    const thanks = { name: '할머니', text: '' }
    for (const { profileId } of [one, sharer]) {
      await addMornings(api, profileId, { from: seoul('2026-04-01T06:00'), count: 9 })
      await addMornings(api, profileId, december)
    }
    const [before, shared] = [await makeBookOf(one, ['morning']), await makeBookOf(sharer)]
    await one.browser.api.call('PATCH /v1/yearend/book/{shareCode}/page/{number}', {
      params: { shareCode: before.shareCode, number: 8 },
      body: { thanks, isShown: false },
    })
    await shareBookOf(sharer, shared)
    await shareBookOf(sharer, shared, false)
    const ctx = systemContext(api.deps)
    const turnTo = (local: string) => clock.advance(seoul(local).getTime() - clock.now().getTime())

    turnTo('2026-12-30T23:59')
    expect(await refreshBooks(ctx)).toBe(0)
    turnTo('2026-12-31T00:00')
    expect(await refreshBooks(ctx)).toBe(1)
    await expect.poll(async () => (await makingOf(one)).step).toBe('done')

    const after = await readBook(one, before.shareCode)
    expect(pageOf(after, 'months')?.months[11]?.count).toBe(9)
    expect(pageOf(after, 'thanks')?.thanks).toEqual(thanks)
    expect(after.pages.find(({ page }) => page.kind === 'thanks')?.isShown).toBe(false)
    expect((await makingOf(one)).sources).toEqual(['morning'])
    expect((await readBook(sharer, shared.shareCode)).pages).toEqual(shared.pages)
    expect(await refreshBooks(ctx)).toBe(0)
  })

  it('is taken over from a process that died, and given up after three', async () => {
    const { api, clock } = await startInSeason()
    const [one, other] = [await yearPerson(api), await yearPerson(api)]
    const died = (profileId: string, shareCode: string, attempts: number) => ({
      id: api.deps.newId(),
      profileId,
      year: 2026,
      shareCode,
      sources: ['story'],
      step: 'plays' as const,
      hiddenPages: [],
      askedAt: clock.now(),
      takenAt: clock.now(),
      attempts,
    })
    await api.deps.db
      .insert(yearBook)
      .values([died(one.profileId, 'AAAAAAAAAA', 1), died(other.profileId, 'BBBBBBBBBB', 3)])
    // While it is held it is nobody else's: a book that was asked for later is made before it.
    const third = await yearPerson(api)
    await makeBookOf(third)
    expect((await makingOf(one)).step).toBe('plays')

    clock.advance(61_000)

    await expect.poll(async () => (await makingOf(one)).step).toBe('done')
    await expect.poll(async () => (await makingOf(other)).hasFailed).toBe(true)
    await makeBookOf(other)
    expect(await makingOf(other)).toMatchObject({ step: 'done', hasFailed: false })
  })
})

it('shows no champion of a game that only who is fifteen may open', async () => {
  const { api } = await startInSeason()
  const person = await yearPerson(api)
  await addWorldcups(api, person.profileId, { from: seoul('2026-06-01T20:00'), count: 6 })
  await api.deps.db.update(game).set({ ageRating: '15' }).where(eq(game.slug, 'winter-snacks'))
  expect(pageOf(await makeBookOf(person), 'champion')).toBeNull()
})

it('sums the scores of the games by the clock apart from what relaxed ones popped', async () => {
  const { api } = await startInSeason()
  const { profileId } = await yearPerson(api)
  const { db, newId, clock } = api.deps
  const [tomato] = await db.select().from(game).where(eq(game.kind, 'tomato')).limit(1)
  const window = windowOf(2026, clock.now())
  const sums = { games: 2, best: 120, total: 200, pops: 950 }
  await db.insert(arcadeDay).values({
    id: newId(),
    gameId: tomato?.id ?? '',
    ownerProfileId: profileId,
    day: window.fromDay + 5,
    ...sums,
  })
  expect(await readPlayFacts(db, { ...window, profileId })).toMatchObject({
    tomatoGames: 2,
    tomatoScores: 200,
    bestTomato: 120,
    pops: 950,
  })
})
