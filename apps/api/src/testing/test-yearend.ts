import { nanoid } from 'nanoid'
import { expect } from 'vitest'
import type { YearBook, YearMaking, YearPage } from '@doran/contract'
import { YEAR_SOURCES, type YearSource } from '@doran/contract/limits'
import { newShareCode } from '../modules/play/index.js'
import { game, morningDay, play, storySession, turn, tree, treeLetter } from '../schema/tables.js'
import { createManualClock, type ManualClock } from '../platform/time/clock.fake.js'
import { dayInSeoul } from '../platform/time/seoul-day.js'
import { createTestDatabase, startTestApi, type TestApi } from './test-app.js'
import { chatPerson, type ChatPerson } from './test-chat.js'

export const YEAR = 2026
const HOUR_MS = 3_600_000

/** A time of Seoul: `2026-12-01T00:00`. */
export const seoul = (local: string): Date => new Date(`${local}:00+09:00`)

/** An API whose clock says a time of Seoul. */
export async function startInSeason(
  local = '2026-12-10T12:00',
): Promise<{ api: TestApi; clock: ManualClock }> {
  const clock = createManualClock(seoul(local))
  return { clock, api: startTestApi(await createTestDatabase(), { clock }) }
}

/** Somebody who joined as the year began, and is signed in now. */
export const yearPerson = (api: TestApi, nickName?: string): Promise<ChatPerson> =>
  chatPerson(api, nickName === undefined ? {} : { nickName })

export const generate = (
  { browser }: Pick<ChatPerson, 'browser'>,
  sources: readonly YearSource[] = YEAR_SOURCES,
  year = YEAR,
): Promise<YearMaking> =>
  browser.api.call('POST /v1/yearend/{year}/generate', {
    params: { year },
    body: { sources: [...sources] },
  })

export const makingOf = ({ browser }: Pick<ChatPerson, 'browser'>, year = YEAR) =>
  browser.api.call('GET /v1/yearend/{year}', { params: { year } })

export const readBook = (
  { browser }: Pick<ChatPerson, 'browser'>,
  shareCode: string,
): Promise<YearBook> =>
  browser.api.call('GET /v1/yearend/book/{shareCode}', { params: { shareCode } })

/** Reads a book as its page does, which then stands on the reader's shelf. */
export const openBook = ({ browser }: Pick<ChatPerson, 'browser'>, shareCode: string) =>
  browser.api.call('PUT /v1/yearend/book/{shareCode}/opened', { params: { shareCode } })

/** Asks for a book and waits for it. */
export async function makeBookOf(
  person: Pick<ChatPerson, 'browser'>,
  sources: readonly YearSource[] = YEAR_SOURCES,
): Promise<YearBook> {
  await generate(person, sources)
  await expect.poll(async () => (await makingOf(person)).step).toBe('done')
  return readBook(person, (await makingOf(person)).shareCode ?? '')
}

export const shareBookOf = (
  { browser }: Pick<ChatPerson, 'browser'>,
  { shareCode }: Pick<YearBook, 'shareCode'>,
  isShared = true,
): Promise<YearBook> =>
  browser.api.call('PUT /v1/yearend/book/{shareCode}/shared', {
    params: { shareCode },
    body: { isShared },
  })

export function pageOf<Kind extends YearPage['kind']>(
  { pages }: YearBook,
  kind: Kind,
): Extract<YearPage, { kind: Kind }> | null {
  const isKind = (page: YearPage): page is Extract<YearPage, { kind: Kind }> => page.kind === kind
  return pages.map(({ page }) => page).find(isKind) ?? null
}

/** What a story was told in a year: a session of a theme, with so many turns an hour apart. */
export async function addStory(
  { deps }: TestApi,
  profileId: string,
  told: { from: Date; turns: number; stepMs?: number; lines?: readonly string[]; endings?: number },
): Promise<{ themeId: string }> {
  const { from, turns, stepMs = HOUR_MS, lines = [], endings = 0 } = told
  const [source] = (
    await deps.database.pool.query<{ id: string; hash: string; common: string }>(
      `select theme.id, theme.current_version_hash as hash, common.hash as common
       from theme, common_version common where theme.age_rating = 'all' order by theme.title limit 1`,
    )
  ).rows
  if (!source) throw new Error('the shipped themes are missing')
  const sessionId = deps.newId()
  const lastAt = new Date(from.getTime() + turns * stepMs)
  await deps.db.insert(storySession).values({
    id: sessionId,
    clientSessionId: nanoid(),
    ownerProfileId: profileId,
    themeId: source.id,
    themeVersionHash: source.hash,
    commonVersionHash: source.common,
    engineVersion: 1,
    leafTurnId: deps.newId(),
    status: 'active',
    turnCount: turns,
    lastSentence: '',
    createdAt: from,
    lastAt,
  })
  const none = { choices: [], gauges: [], remembered: [], state: {}, seed: 1, output: '' }
  await deps.db.insert(turn).values(
    Array.from({ length: turns }, (_, index) => ({
      ...none,
      id: deps.newId(),
      sessionId,
      index: index + 1,
      inputKind: 'say' as const,
      inputText: lines[index % Math.max(1, lines.length)] ?? '불',
      status: 'done' as const,
      narrator: 'offline' as const,
      ending: index < endings ? { key: 'end', title: '끝', badge: '끝', rare: false } : null,
      createdAt: new Date(from.getTime() + index * stepMs),
    })),
  )
  return { themeId: source.id }
}

/** Finished plays of a shipped world cup, a day apart. */
export async function addWorldcups(
  { deps }: TestApi,
  profileId: string,
  { from, count, label = '군고구마' }: { from: Date; count: number; label?: string },
): Promise<void> {
  const rows = await deps.db.select().from(game)
  const cup = rows.find(({ slug }) => slug === 'winter-snacks')
  if (!cup) throw new Error('the shipped games are missing')
  await deps.db.insert(play).values(
    Array.from({ length: count }, (_, index) => {
      const at = new Date(from.getTime() + index * 24 * HOUR_MS)
      return {
        id: deps.newId(),
        clientPlayId: nanoid(),
        shareCode: newShareCode(),
        ownerProfileId: profileId,
        gameId: cup.id,
        versionId: cup.publishedVersionId,
        mode: 'normal' as const,
        seed: 1,
        options: {},
        progressTotal: 1,
        status: 'finished' as const,
        resultKey: label,
        card: { title: label, line: '', picture: null, bars: [], podium: [], rows: [] },
        startedAt: at,
        lastAt: at,
        finishedAt: at,
      }
    }),
  )
}

/** Check-ins of days in a row, each at the same hour of Seoul. */
export async function addMornings(
  { deps }: TestApi,
  profileId: string,
  { from, count }: { from: Date; count: number },
): Promise<void> {
  await deps.db.insert(morningDay).values(
    Array.from({ length: count }, (_, index) => {
      const checkedAt = new Date(from.getTime() + index * 24 * HOUR_MS)
      const day = dayInSeoul(checkedAt)
      return {
        profileId,
        day,
        type: 'check' as const,
        streak: index + 1,
        mood: 'fog' as const,
        checkedAt,
      }
    }),
  )
}

/** A tree of somebody's with letters on it. */
export async function addTree(
  { deps }: TestApi,
  profileId: string,
  { opensAt, letters, at }: { opensAt: Date; letters: readonly string[]; at: Date },
): Promise<string[]> {
  const id = deps.newId()
  await deps.db.insert(tree).values({
    id,
    shareCode: newShareCode(),
    profileId,
    clientTreeId: nanoid(),
    name: '겨울나무',
    look: 'pine',
    ground: 'snowy-night',
    opensAt,
    writers: 'everyone',
    showCount: true,
    showOrnaments: true,
    letters: letters.length,
    nextPlace: letters.length,
    createdAt: at,
  })
  const rows = letters.map((body, place) => ({
    id: deps.newId(),
    treeId: id,
    clientLetterId: nanoid(),
    name: '민지',
    ornament: 'candle',
    place,
    body,
    createdAt: at,
  }))
  if (rows.length > 0) await deps.db.insert(treeLetter).values(rows)
  return rows.map((row) => row.id)
}
