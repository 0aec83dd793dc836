import { describe, expect, it } from 'vitest'
import { createTestDatabase, startTestApi, startTimedApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import { blockPerson } from '../../testing/test-comments.js'
import { createMember, signIn } from '../../testing/test-member.js'
import {
  blockWriterOf,
  hang,
  lettersOf,
  ornamentsOf,
  plant,
  planter,
  seeTree,
} from '../../testing/test-tree.js'

const DAY_MS = 86_400_000

describe('a letter to whoever it is for', () => {
  async function opened() {
    const { api, clock } = await startTimedApi()
    const { owner, tree } = await planter(api)
    const writer = { browser: api.browser() }
    const letters = []
    for (const text of ['첫째', '둘째', '셋째']) {
      letters.push((await hang(writer, tree.shareCode, { text })).letter)
      clock.advance(1)
    }
    clock.advance(2 * DAY_MS)
    return { api, owner, tree, writer, ids: letters.map(({ id }) => id) }
  }

  it('is read once it was unwrapped', async () => {
    const { owner, tree, ids } = await opened()
    const [first = ''] = ids
    const call = { params: { letterId: first } }
    const read = await owner.browser.api.call('POST /v1/letter/{letterId}/open', call)

    expect(read).toMatchObject({ text: '첫째', isRead: true })
    expect(await owner.browser.api.call('POST /v1/letter/{letterId}/open', call)).toEqual(read)
    const unread = await lettersOf(owner, tree.id, 'unread')
    expect(unread.map(({ text }) => text)).toEqual(['셋째', '둘째'])
    const { items } = await owner.browser.api.call('GET /v1/tree/my', {})
    expect(items).toMatchObject([{ letters: 3, unread: 2, isOpen: true }])
    expect((await ornamentsOf(owner, tree.shareCode)).map(({ isUnread }) => isUnread)).toEqual([
      false,
      true,
      true,
    ])
  })

  it('is listed a page at a time', async () => {
    const { owner, tree } = await opened()
    const ask = (cursor?: string) =>
      owner.browser.api.call('GET /v1/tree/{treeId}/letter', {
        params: { treeId: tree.id },
        query: { limit: 2, ...(cursor !== undefined && { cursor }) },
      })
    const first = await ask()
    const next = await ask(first.nextCursor ?? '')
    expect([...first.items, ...next.items].map(({ text }) => text)).toEqual([
      '셋째',
      '둘째',
      '첫째',
    ])
    expect(next.nextCursor).toBeNull()
  })

  it('is put out of sight and brought back', async () => {
    const { owner, tree, writer, ids } = await opened()
    const [, second = ''] = ids
    const hide = (isHidden: boolean) =>
      owner.browser.api.call('PUT /v1/letter/{letterId}/hidden', {
        params: { letterId: second },
        body: { isHidden },
      })
    expect(await hide(true)).toMatchObject({ isHidden: true, text: '둘째' })
    expect((await lettersOf(owner, tree.id)).map(({ text }) => text)).toEqual(['셋째', '첫째'])
    expect((await lettersOf(owner, tree.id, 'hidden')).map(({ text }) => text)).toEqual(['둘째'])
    expect(await ornamentsOf(owner, tree.shareCode)).toHaveLength(2)
    expect(await ornamentsOf(writer, tree.shareCode)).toHaveLength(3)
    await hide(false)
    expect(await lettersOf(owner, tree.id)).toHaveLength(3)
  })

  it('is nobody else’s to open, hide or refuse', async () => {
    const { api, writer, ids } = await opened()
    const [letterId = ''] = ids
    const stranger = await chatPerson(api)
    const params = { letterId }
    expect(
      await codeOf(stranger.browser.api.call('POST /v1/letter/{letterId}/open', { params })),
    ).toBe('NOT_FOUND')
    expect(await codeOf(blockWriterOf(stranger, letterId))).toBe('NOT_FOUND')
    expect(
      await codeOf(writer.browser.api.call('POST /v1/letter/{letterId}/open', { params })),
    ).toBe('LOGIN_REQUIRED')
  })
})

describe('a writer who is refused', () => {
  it('is told that the tree is closed, on all trees of its owner, who is not told which letters are theirs', async () => {
    const api = startTestApi(await createTestDatabase())
    const { owner, tree } = await planter(api)
    const other = await plant(api, owner)
    const writer = { browser: api.browser() }
    const { letter } = await hang(writer, tree.shareCode)
    const { letter: nameless } = await hang(writer, other.shareCode)
    const { letter: kept } = await hang({ browser: api.browser() }, tree.shareCode)

    await blockWriterOf(owner, letter.id)
    await blockWriterOf(owner, letter.id)
    expect((await lettersOf(owner, tree.id)).map(({ id }) => id)).toEqual([kept.id])
    expect((await lettersOf(owner, other.id)).map(({ id }) => id)).toEqual([nameless.id])
    for (const { shareCode } of [tree, other]) {
      expect(await codeOf(hang(writer, shareCode))).toBe('TREE_CLOSED')
      expect(await seeTree(writer, shareCode)).toMatchObject({ refusal: 'closed', isClosed: true })
    }
    expect(await codeOf(hang({ browser: api.browser() }, tree.shareCode))).toBe('no error')
    expect(await seeTree(owner, tree.shareCode)).toMatchObject({ refusal: null, isClosed: false })
  })

  it('stays so once they have an account', async () => {
    const api = startTestApi(await createTestDatabase())
    const { owner, tree } = await planter(api)
    const visitor = api.browser()
    const { letter } = await hang({ browser: visitor }, tree.shareCode)
    await blockWriterOf(owner, letter.id)
    const browser = await signIn(api, await createMember(api.deps), visitor)
    await browser.api.call('POST /v1/user/merge', {})
    expect(await codeOf(hang({ browser }, tree.shareCode))).toBe('TREE_CLOSED')
  })

  it('is who blocked the owner, and who is blocked by them', async () => {
    const api = startTestApi(await createTestDatabase())
    const { owner, tree } = await planter(api)
    const [blocked, blocking] = [await chatPerson(api), await chatPerson(api)]
    await blockPerson(owner, blocked)
    await blockPerson(blocking, owner)
    for (const writer of [blocked, blocking]) {
      expect(await codeOf(hang(writer, tree.shareCode))).toBe('TREE_CLOSED')
    }
  })
})
