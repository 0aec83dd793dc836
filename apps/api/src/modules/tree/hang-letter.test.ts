import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { EARNINGS, TREE } from '@doran/contract/limits'
import { createTestDatabase, startTestApi, startTimedApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { noticesOf } from '../../testing/test-comments.js'
import {
  hang,
  ornamentsOf,
  plant,
  planter,
  seeTree,
  takeLetterBack,
} from '../../testing/test-tree.js'
import { inventoryItem, tree as treeTable, treeLetter } from '../../schema/tables.js'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describe('a letter', () => {
  it('is the same under the same client id, and earns its runes once', async () => {
    const api = startTestApi(await createTestDatabase())
    const { tree } = await planter(api)
    const writer = await chatPerson(api)
    const same = { clientLetterId: nanoid(), place: { page: 0, slot: 2 } }
    const [first, again] = await Promise.all([
      hang(writer, tree.shareCode, same),
      hang(writer, tree.shareCode, same),
    ])

    expect(again).toEqual(first)
    expect(first.runes).toBe(EARNINGS.letter_sent.runes)
    await api.deps.db.update(treeTable).set({ isClosed: true }).where(eq(treeTable.id, tree.id))
    expect(await hang(writer, tree.shareCode, same)).toEqual(first)
    const other = hang(writer, tree.shareCode, { ...same, text: '다른 글' })
    expect(await codeOf(other)).toBe('KEY_REUSED')
    expect(await api.deps.db.select().from(treeLetter)).toHaveLength(1)
  })

  it('earns nothing again on the same tree that day, nor on one’s own', async () => {
    const api = startTestApi(await createTestDatabase())
    const { owner, tree } = await planter(api)
    const writer = await chatPerson(api)
    const runes = [
      await hang(writer, tree.shareCode),
      await hang(writer, tree.shareCode),
      await hang(owner, tree.shareCode),
      await hang({ browser: api.browser() }, tree.shareCode),
    ].map((hung) => hung.runes)
    expect(runes).toEqual([EARNINGS.letter_sent.runes, 0, 0, 0])
  })

  it('is one of five an hour that a person hangs on a tree', async () => {
    const { api, clock } = await startTimedApi()
    const { tree } = await planter(api)
    const { tree: other } = await planter(api)
    const writer = { browser: api.browser() }
    const { letter } = await hang(writer, tree.shareCode)
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => codeOf(hang(writer, tree.shareCode))),
    )
    expect(codes.filter((code) => code === 'no error')).toHaveLength(4)
    expect(codes.filter((code) => code === 'LETTERS_TOO_MANY')).toHaveLength(2)

    await hang(writer, other.shareCode)
    await hang({ browser: api.browser() }, tree.shareCode)
    await takeLetterBack(writer, letter.id)
    expect(await codeOf(hang(writer, tree.shareCode))).toBe('LETTERS_TOO_MANY')
    clock.advance(60 * MINUTE_MS - 1)
    expect(await codeOf(hang(writer, tree.shareCode))).toBe('LETTERS_TOO_MANY')
    clock.advance(1)
    await hang(writer, tree.shareCode)
  })

  it('is refused by a tree that is open, closed, full or for members', async () => {
    const { api, clock } = await startTimedApi()
    const { owner, tree } = await planter(api)
    const visitor = { browser: api.browser() }
    const member = await chatPerson(api)
    const set = (values: Partial<typeof treeTable.$inferInsert>) =>
      api.deps.db.update(treeTable).set(values).where(eq(treeTable.id, tree.id))
    const asked = async (person = visitor) => [
      await codeOf(hang(person, tree.shareCode)),
      (await seeTree(person, tree.shareCode)).refusal,
    ]

    await set({ writers: 'members' })
    expect(await asked()).toEqual(['TREE_FOR_MEMBERS', 'members'])
    expect(await asked(member)).toEqual(['no error', null])
    await set({ writers: 'everyone', letters: TREE.letters })
    expect(await asked()).toEqual(['TREE_FULL', 'full'])
    await set({ letters: TREE.letters - 1 })
    expect(await asked()).toEqual(['no error', 'full'])
    await set({ letters: 2, isClosed: true })
    expect(await asked()).toEqual(['TREE_CLOSED', 'closed'])
    expect(await asked(owner)).toEqual(['TREE_CLOSED', 'closed'])
    await set({ isClosed: false })
    clock.advance(2 * DAY_MS)
    expect(await asked()).toEqual(['TREE_CLOSED', 'opened'])
    expect(visitor.browser.cookies()).not.toBe('')
    const unknown = api.browser()
    await codeOf(hang({ browser: unknown }, tree.shareCode))
    expect(unknown.cookies()).toBe('')
  })

  it('is questioned once where it may hurt', async () => {
    const api = startTestApi(await createTestDatabase())
    const { tree } = await planter(api)
    const writer = { browser: api.browser() }
    const say = (more: object) => codeOf(hang(writer, tree.shareCode, more))
    expect(await say({ text: '너는 멍청이야' })).toBe('HURTFUL_WORDS')
    expect(await say({ name: '병신' })).toBe('HURTFUL_WORDS')
    expect(await say({ text: '너는 멍청이야', isMeant: true })).toBe('no error')
    expect(await say({ text: '미친 듯이 보고 싶어' })).toBe('no error')
  })

  it('hangs by what is bought only where its writer has it', async () => {
    const api = startTestApi(await createTestDatabase())
    const { tree } = await planter(api)
    const writer = await chatPerson(api)
    const byBell = (person: typeof writer | { browser: ReturnType<typeof api.browser> }) =>
      codeOf(hang(person, tree.shareCode, { ornament: 'golden-bell' }))
    expect(await byBell(writer)).toBe('ORNAMENT_LOCKED')
    expect(await byBell({ browser: api.browser() })).toBe('ORNAMENT_LOCKED')
    await api.deps.db.insert(inventoryItem).values({
      id: api.deps.newId(),
      profileId: writer.profileId,
      sku: 'ornament-golden-bell',
      createdAt: api.deps.clock.now(),
    })
    expect(await byBell(writer)).toBe('no error')
  })

  it('shows its name to the owner alone, and to others an ornament or nothing', async () => {
    const api = startTestApi(await createTestDatabase())
    const { owner, tree } = await planter(api)
    const writer = await chatPerson(api)
    const stranger = { browser: api.browser() }
    const { letter } = await hang(writer, tree.shareCode, { name: '비밀 친구' })
    await hang({ browser: api.browser() }, tree.shareCode)
    const known = { letterId: letter.id, ornament: 'acorn', isUnread: false }

    expect(await ornamentsOf(owner, tree.shareCode)).toMatchObject([
      { ...known, name: '비밀 친구', isMine: false },
      { name: null },
    ])
    expect(await ornamentsOf(writer, tree.shareCode)).toMatchObject([
      { ...known, name: null, isMine: true },
      { letterId: null, name: null, isMine: false },
    ])
    expect(await ornamentsOf(stranger, tree.shareCode)).toMatchObject([
      { letterId: null, name: null, isMine: false },
      { letterId: null },
    ])
    const params = { treeId: tree.id }
    const body = { showOrnaments: false }
    await owner.browser.api.call('PATCH /v1/tree/{treeId}', { params, body })
    expect(await ornamentsOf(writer, tree.shareCode)).toMatchObject([known])
    expect(await ornamentsOf(stranger, tree.shareCode)).toEqual([])
  })

  it('is told to the owner, together with others until the inbox is read', async () => {
    const api = startTestApi(await createTestDatabase())
    const { owner, tree } = await planter(api)
    const other = await plant(api, owner, { name: '다른 나무' })
    const writer = { browser: api.browser() }
    await hang(owner, tree.shareCode)
    await hang(writer, tree.shareCode)
    await hang(await chatPerson(api), tree.shareCode)
    await hang(writer, other.shareCode)

    const notice = (name: string, shareCode: string, count: number) => ({
      type: 'tree_letter',
      data: { shareCode, tree: name, count },
    })
    expect(await noticesOf(owner)).toEqual([
      notice('다른 나무', other.shareCode, 1),
      notice('우리 집 나무', tree.shareCode, 2),
    ])
    const setting = { params: { topic: 'tree' }, body: { isOn: false } } as const
    await owner.browser.api.call('PUT /v1/notification/setting/{topic}', setting)
    await hang(await chatPerson(api), tree.shareCode)
    expect(await noticesOf(owner)).toHaveLength(2)
    expect((await noticesOf(owner))[1]?.data).toMatchObject({ count: 2 })
  })
})
