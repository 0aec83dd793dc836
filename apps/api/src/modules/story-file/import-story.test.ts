import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { PersonaFields } from '@doran/contract'
import { STORY_FILE } from '@doran/contract/limits'
import { createMember, signIn } from '../../testing/test-member.js'
import { createTestDatabase, sharedTestApi, startTestApi } from '../../testing/test-app.js'
import {
  SIXTH_KEY,
  codeOf,
  readError,
  settledTurn,
  type Browser,
} from '../../testing/test-browser.js'
import { systemContext } from '../../platform/context/context.js'
import { multipart } from '../../testing/multipart.js'
import {
  storyMemory,
  storySession,
  theme as themeTable,
  themeStat,
  turn,
} from '../../schema/tables.js'
import type { TurnRow } from '../../schema/story/turn.table.js'
import { addTurns, exportAs, findSession, importFile } from './testing/file-requests.js'

const api = sharedTestApi()

type FileTurn = { id: string; state: Record<string, unknown> } & Record<string, unknown>
type File = { turns: FileTurn[]; memories: Record<string, unknown>[] } & Record<string, unknown>

/** A story that was really read, with a turn beside its path. */
async function readStory(browser: Browser = api().browser()) {
  const view = await browser.openStory()
  const params = { sessionUuid: view.session.id }
  const beside = settledTurn(await browser.tell(view, { kind: 'do', text: '열쇠를 살펴본다' }))
  await browser.api.call('DELETE /v1/tales/session/{sessionUuid}/turn/last', {
    params,
    query: { leaf: beside.id },
  })
  const first = settledTurn(await browser.tell(view, { kind: 'say', text: '누구 없어요?' }))
  const after = { ...view, session: { ...view.session, leafTurnId: first.id } }
  const leaf = settledTurn(await browser.tell(after, { kind: 'continue', text: '' }))
  return { browser, id: view.session.id, beside, first, leaf }
}

let original: Promise<string> | null = null

/** One and the same story as a file, changed. */
async function fileOf(over: (file: File) => object = () => ({})): Promise<string> {
  original ??= readStory().then(
    async ({ browser, id }) => (await exportAs(browser, id, 'json')).text,
  )
  const file: File = JSON.parse(await original)
  return JSON.stringify({ ...file, ...over(file) })
}

const refusal = async (content: string) => codeOf(importFile(api().browser(), content))

const withTurn =
  (at: number, over: object) =>
  ({ turns }: File) => ({
    turns: turns.map((each, index) => (index === at ? { ...each, ...over } : each)),
  })
const withState = (at: number, over: object) => (file: File) =>
  withTurn(at, { state: { ...file.turns[at]?.state, ...over } })(file)

describe('a story that was exported as JSON', () => {
  it('comes back as one of the caller’s own, with all that was told', async () => {
    const { browser, id, first, leaf } = await readStory()
    const persona = PersonaFields.parse({ name: '서윤', speech: '반말' })
    await api()
      .deps.db.update(storySession)
      .set({ title: '문과 열쇠', note: '천천히', persona })
      .where(eq(storySession.id, id))
    await api().deps.db.delete(storyMemory).where(eq(storyMemory.sessionId, id))
    const memory = { sessionId: id, turnIndex: 1, source: 'me' as const, createdAt: new Date() }
    await api()
      .deps.db.insert(storyMemory)
      .values([
        {
          ...memory,
          id: api().deps.newId(),
          turnId: first.id,
          kind: 'thing',
          text: '은빛 열쇠',
          isPinned: true,
        },
        {
          ...memory,
          id: api().deps.newId(),
          turnId: first.id,
          kind: 'person',
          text: '지운 것',
          forgottenAt: new Date(),
        },
      ])
    const file = await exportAs(browser, id, 'json')
    const other = api().browser()

    const { session, turns } = await importFile(other, file.text)

    expect(file.name).toBe('문과 열쇠.json')
    expect(session).toMatchObject({
      origin: 'imported',
      title: '문과 열쇠',
      note: '천천히',
      persona,
      status: 'active',
      turnCount: 2,
      memoryCount: 1,
    })
    expect(turns.map(({ output }) => output).slice(0, 2)).toEqual([leaf.output, first.output])
    expect(turns.map((each) => each.id)).not.toContain(leaf.id)
    expect(await textOf(other, session.id)).toBe(await textOf(browser, id))
  })

  it('is the same file again but for its ids, and can be gone on with', async () => {
    const { browser, id } = await readStory()
    const { text } = await exportAs(browser, id, 'json')
    const view = await importFile(api().browser(), text)
    const other = api().browser()
    const again = await importFile(other, text)

    const told = settledTurn(await other.tell(again, { kind: 'do', text: '주위를 둘러본다' }))

    expect(told).toMatchObject({ status: 'done', index: 3 })
    const stored = async (sessionId: string) =>
      api()
        .deps.db.select()
        .from(turn)
        .where(and(eq(turn.sessionId, sessionId), eq(turn.index, 1)))
        .orderBy(turn.createdAt)
    const [before, after] = [await stored(id), await stored(view.session.id)]
    const kept = ({ state, output, choices, faces, seed, createdAt }: TurnRow) =>
      JSON.stringify([state, output, choices, faces, seed, createdAt])
    expect(after.map(kept)).toEqual(before.map(kept))
    expect(after.map(({ clientTurnId, isCounted }) => [clientTurnId, isCounted])).toEqual([
      [null, false],
      [null, false],
    ])
    expect(await findSession(api(), view.session.id)).toMatchObject({
      themeVersionHash: (await findSession(api(), id)).themeVersionHash,
      narrator: 'offline',
    })
  })

  it('may have its first scene in several wordings', async () => {
    const { browser, id } = await readStory()
    const [root] = await api()
      .deps.db.select()
      .from(turn)
      .where(and(eq(turn.sessionId, id), eq(turn.index, 0)))
    await browser.api.call('POST /v1/tales/session/{sessionUuid}/edit', {
      params: { sessionUuid: id },
      body: { clientTurnId: crypto.randomUUID(), turnUuid: root?.id ?? '', output: '새 첫 장면.' },
    })

    const { text } = await exportAs(browser, id, 'json')
    const { turns } = await importFile(api().browser(), text)
    expect(turns.map(({ output }) => output)).toEqual(['새 첫 장면.'])
  })

  it('holds of each state only what changed', async () => {
    const { browser, id } = await readStory()
    await addTurns(
      api(),
      id,
      Array.from({ length: 1_000 }, () => ({ output: '걸었다.' })),
    )

    const { text, bytes } = await exportAs(browser, id, 'json')
    const { turns }: File = JSON.parse(text)

    expect(turns).toHaveLength(1_004)
    expect(turns.at(-1)?.state).toEqual({})
    expect(bytes.length / turns.length).toBeLessThan(1_500)
    const { session } = await importFile(api().browser(), text)
    expect(session.turnCount).toBe(1_002)
  })

  it('is a member’s where a member brings it', async () => {
    const member = await createMember(api().deps)
    const browser = await signIn(api(), member)

    const { session } = await importFile(browser, await fileOf())

    expect((await findSession(api(), session.id)).ownerProfileId).toBe(member.profileId)
  })
})

describe('an ending in a file', () => {
  it('ends the story under the theme’s own title, and counts nowhere', async () => {
    const member = await createMember(api().deps)
    const browser = await signIn(api(), member)
    const ending = { key: 'forged', title: '세계 정복', badge: '왕', rare: true }
    const { session: some } = await browser.openStory()
    const key = some.endings[0]?.key
    const forged = await fileOf((file) => ({
      ...withState(file.turns.length - 1, { ending: key })(withEnding(file, ending)),
    }))

    const { session } = await importFile(browser, forged)

    expect(session.status).toBe('ended')
    expect(session.ending?.key).toBe(key)
    expect(session.ending?.title).not.toBe('세계 정복')
    expect(session.endings.map(({ title }) => title)).toEqual(session.endings.map(() => null))
    const { endings } = await browser.api.call('GET /v1/tales/template/{templateUUID}/mine', {
      params: { templateUUID: SIXTH_KEY },
    })
    expect(endings).toEqual([])
    const shelf = await browser.api.call('GET /v1/tales/ending/my', { query: {} })
    expect(shelf.items).toEqual([])
    const { modules } = api().deps.registry
    const rule = modules.flatMap(({ attachments }) => attachments?.ending ?? [])[0]
    const ctx = { ...systemContext(api().deps), actor: member }
    expect(await rule?.mayAttach(ctx, session.id)).toBe(false)
  })

  it('makes nobody a reader of the theme', async () => {
    const own = startTestApi(await createTestDatabase())
    const reader = own.browser()
    const view = await reader.openStory()
    await reader.tell(view, { kind: 'continue', text: '' })
    const { text } = await exportAs(reader, view.session.id, 'json')
    await importFile(own.browser(), text)

    const job = own.deps.registry.modules
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ name }) => name === 'count readers')
    await job?.run(systemContext(own.deps))

    const [stat] = await own.deps.db
      .select()
      .from(themeStat)
      .where(eq(themeStat.themeId, SIXTH_KEY))
    expect(stat?.readers).toBe(1)
  })
})

describe('refused, with nothing written, is', () => {
  it.each<[string, string, (file: File) => object]>([
    ['another version', 'FILE_VERSION', () => ({ version: 2 })],
    ['a later engine', 'FILE_VERSION', () => ({ engineVersion: 999_999 })],
    ['another format', 'FILE_FOREIGN', () => ({ format: 'other' })],
    [
      'an unknown theme',
      'FILE_THEME_UNKNOWN',
      ({ theme }) => ({ theme: { ...Object(theme), id: crypto.randomUUID() } }),
    ],
    ['a text of 100,000 characters', 'FILE_FOREIGN', withTurn(1, { output: '가'.repeat(100_000) })],
    [
      'an input of 501 characters',
      'FILE_FOREIGN',
      withTurn(1, { input: { kind: 'do', text: '가'.repeat(501) } }),
    ],
    ['a turn without its parent', 'FILE_FOREIGN', withTurn(1, { parentId: crypto.randomUUID() })],
    ['a second root', 'FILE_FOREIGN', withTurn(1, { parentId: null })],
    ['a parent that comes later', 'FILE_FOREIGN', ({ turns }) => ({ turns: turns.toReversed() })],
    ['a turn out of its place', 'FILE_FOREIGN', withTurn(1, { index: 7 })],
    ['a turn twice', 'FILE_FOREIGN', ({ turns }) => ({ turns: [...turns, turns.at(-1)] })],
    ['a turn that streams', 'FILE_FOREIGN', withTurn(1, { status: 'streaming' })],
    ['a turn that failed', 'FILE_FOREIGN', withTurn(1, { status: 'failed' })],
    ['a model’s name on what no model told', 'FILE_FOREIGN', withTurn(1, { model: 'gpt' })],
    ['a leaf that is not there', 'FILE_FOREIGN', () => ({ leafTurnId: crypto.randomUUID() })],
    ['a turn of the year 0', 'FILE_FOREIGN', withTurn(1, { createdAt: '0000-01-01T00:00:00Z' })],
    ['no turn', 'FILE_FOREIGN', () => ({ turns: [] })],
    ['a scene that the theme has not', 'FILE_FOREIGN', withState(0, { scene: 'nowhere' })],
    ['an ending that the theme has not', 'FILE_FOREIGN', withState(2, { ending: 'nowhere' })],
    ['a number beyond all bounds', 'FILE_FOREIGN', withState(0, { numbers: { 신뢰: 1e300 } })],
    ['a state that lacks something', 'FILE_FOREIGN', withState(1, { scene: null })],
    [
      'a state of 100,000 characters',
      'FILE_FOREIGN',
      withState(1, { flags: ['가'.repeat(100_000)] }),
    ],
    ['a memory of no turn', 'FILE_FOREIGN', () => ({ memories: [aMemory(crypto.randomUUID())] })],
    [
      'more memories than turns can have',
      'FILE_FOREIGN',
      ({ turns }) => ({
        memories: Array.from({ length: 100 }, () => aMemory(turns[0]?.id ?? '')),
      }),
    ],
    ['a note of 501 characters', 'FILE_FOREIGN', () => ({ note: '가'.repeat(501) })],
    [
      '10,001 turns',
      'STORY_FILE_TOO_LARGE',
      ({ turns }) => ({
        turns: Array.from({ length: STORY_FILE.turns + 1 }, () => turns[0]),
      }),
    ],
  ])('%s', async (_, code, over) => {
    const content = await fileOf(over)
    const before = await countRows()

    expect(await refusal(content)).toBe(code)
    expect(await countRows()).toEqual(before)
  })

  it.each([
    ['no JSON', 'once upon a time'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number that is none', '{"format":"doran-story","version":1e999}'],
    [
      'what is nested deeply',
      `{"format":"doran-story","version":1,"theme":${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
    ],
  ])('%s', async (_, content) => {
    expect(await refusal(content)).toBe('FILE_FOREIGN')
  })

  it('letters that are no UTF-8', async () => {
    const { headers, bytes } = multipart(Buffer.from('{"format":"\xff"}', 'latin1'))
    const response = await send(headers, bytes)

    expect((await readError(response)).error.code).toBe('FILE_FOREIGN')
  })

  it('a file of more than 32 MB, in words about stories', async () => {
    const { headers, bytes } = multipart(Buffer.alloc(STORY_FILE.maxBytes + 1, 0x20))
    const response = await send(headers, bytes)

    expect(response.status).toBe(413)
    const { error } = await readError(response)
    expect(error.code).toBe('STORY_FILE_TOO_LARGE')
    expect(error.message).toContain('32MB')
  })

  it('a story rated 15, by who has not said to be 15', async () => {
    const own = startTestApi(await createTestDatabase())
    const grownUp = own.browser()
    const [theme] = await own.deps.db
      .select()
      .from(themeTable)
      .where(eq(themeTable.ageRating, '15'))
    await grownUp.sayOver15()
    const { session } = await grownUp.openStory(theme?.id)
    const { text } = await exportAs(grownUp, session.id, 'json')

    expect(await codeOf(importFile(own.browser(), text))).toBe('AGE_UNCONFIRMED')
  })
})

it('takes a text as text, whatever is in it', async () => {
  const odd = '<script>alert(1)</script> \u0000 {{이름}} ${x} \ud800 끝'
  const content = await fileOf(withTurn(2, { output: odd }))

  const { turns } = await importFile(api().browser(), content)

  expect(turns.map(({ output }) => output)).toContain(
    '<script>alert(1)</script>  {{이름}} ${x}  끝',
  )
})

it('is pinned to the theme’s current version where the file’s own is not kept here', async () => {
  const { id } = await readStory()
  const current = await findSession(api(), id)
  const content = await fileOf(({ theme }) => ({
    theme: { ...Object(theme), versionHash: 'of-another-install', commonHash: 'too' },
  }))

  const { session } = await importFile(api().browser(), content)

  expect(await findSession(api(), session.id)).toMatchObject({
    themeVersionHash: current.themeVersionHash,
    commonVersionHash: current.commonVersionHash,
  })
})

it('says that a theme has changed where what was told does not fit it any more', async () => {
  const content = await fileOf((file) => ({
    ...withState(0, { scene: 'since-cut' })(file),
    theme: { ...Object(file.theme), versionHash: 'older' },
  }))

  expect(await refusal(content)).toBe('FILE_THEME_UNKNOWN')
})

async function countRows() {
  const { rows } = await api().deps.database.pool.query(`
    select (select count(*) from story_session) as stories, (select count(*) from turn) as turns,
      (select count(*) from story_memory) as memories, (select count(*) from visitor) as visitors`)
  return rows
}

async function textOf(browser: Browser, id: string): Promise<string> {
  const { text } = await exportAs(browser, id, 'txt')
  return text.split('────────')[1] ?? ''
}

function send(headers: Record<string, string>, body: Uint8Array<ArrayBuffer>) {
  return api().browser().request('/v1/tales/session/import', { method: 'POST', headers, body })
}

function withEnding(file: File, ending: object): File {
  const { turns } = file
  return { ...file, turns: turns.map((each) => ({ ...each, ending })) }
}

function aMemory(turnId: string) {
  const told = { kind: 'thing', text: '열쇠', source: 'me', key: null, fromIndex: null }
  const marks = { isPinned: true, isEdited: false, isForgotten: false }
  return { turnId, ...told, ...marks, createdAt: '2026-11-25T00:00:00.000Z' }
}
