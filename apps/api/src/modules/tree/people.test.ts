import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systemContext } from '../../platform/context/context.js'
import { createTestDatabase, startTestApi, type TestApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson, type ChatPerson } from '../../testing/test-chat.js'
import { createMember, signIn } from '../../testing/test-member.js'
import {
  blockWriterOf,
  hang,
  lettersOf,
  ornamentsOf,
  planter,
  seeTree,
  takeLetterBack,
} from '../../testing/test-tree.js'
import {
  member as memberTable,
  tree as treeTable,
  treeBlock,
  treeLetter,
} from '../../schema/tables.js'

const start = async () => startTestApi(await createTestDatabase())

async function erase({ deps }: TestApi, { member }: ChatPerson): Promise<void> {
  await deps.db
    .update(memberTable)
    .set({ eraseAt: new Date(0) })
    .where(eq(memberTable.id, member.memberId))
  const job = deps.registry.jobs.find(({ name }) => name === 'erase accounts')
  expect(await job?.run(systemContext(deps))).toBe(1)
}

const Exported = z.object({
  tree: z.array(z.looseObject({ id: z.string() })),
  tree_letter: z.array(z.looseObject({ id: z.string(), body: z.string().nullable() })),
  tree_block: z.array(z.looseObject({})),
})

async function exportOf({ browser }: ChatPerson) {
  const response = await browser.request('/v1/user/export', { method: 'POST' })
  const file: unknown = await response.json()
  return Exported.parse(file)
}

describe('signing in', () => {
  it('brings a visitor’s letters over, also where the member used the same client id', async () => {
    const api = await start()
    const { tree } = await planter(api)
    const visitor = api.browser()
    const clientLetterId = nanoid()
    const { letter } = await hang({ browser: visitor }, tree.shareCode, { clientLetterId })
    const { letter: second } = await hang({ browser: visitor }, tree.shareCode)
    const made = await createMember(api.deps)
    const before = await signIn(api, made)
    const own = await hang({ browser: before }, tree.shareCode, {
      clientLetterId,
      text: '회원의 글',
    })
    const browser = await signIn(api, made, visitor)

    await browser.api.call('POST /v1/user/merge', {})

    const mine = (await ornamentsOf({ browser }, tree.shareCode)).filter(({ isMine }) => isMine)
    expect(new Set(mine.map(({ letterId }) => letterId))).toEqual(
      new Set([letter.id, second.id, own.letter.id]),
    )
    expect((await seeTree({ browser }, tree.shareCode)).fresh).toHaveLength(3)
    expect(await hang({ browser }, tree.shareCode, { clientLetterId, text: '회원의 글' })).toEqual(
      own,
    )
    await takeLetterBack({ browser }, letter.id)
    expect((await seeTree({ browser }, tree.shareCode)).letters).toBe(2)
  })

  it('loses no letter that is hung at the same time', async () => {
    const api = await start()
    const { owner, tree } = await planter(api)
    const visitor = api.browser()
    await hang({ browser: visitor }, tree.shareCode)
    const made = await createMember(api.deps)
    const browser = await signIn(api, made, visitor)

    const [hung] = await Promise.all([
      Promise.all(
        Array.from({ length: 4 }, () => codeOf(hang({ browser: visitor }, tree.shareCode))),
      ),
      browser.api.call('POST /v1/user/merge', {}),
    ])

    const stands = hung.filter((code) => code === 'no error').length + 1
    const rows = await api.deps.db.select().from(treeLetter)
    expect(await lettersOf(owner, tree.id)).toHaveLength(stands)
    const left = rows.filter(({ ownerProfileId }) => ownerProfileId !== made.profileId)
    // Who hangs one after the merge is a new visitor of the same browser, or refused.
    expect(left.every(({ ownerVisitorId }) => ownerVisitorId !== rows[0]?.ownerVisitorId)).toBe(
      true,
    )
  })
})

describe('erasing', () => {
  it('takes a member’s trees along with all that hangs there', async () => {
    const api = await start()
    const { owner, tree } = await planter(api)
    const writer = await chatPerson(api)
    const { letter } = await hang(writer, tree.shareCode)
    await blockWriterOf(owner, letter.id)
    const { tree: other } = await planter(api)
    await hang(writer, other.shareCode)

    await erase(api, owner)

    expect((await api.deps.db.select().from(treeTable)).map(({ id }) => id)).toEqual([other.id])
    expect(await api.deps.db.select().from(treeLetter)).toMatchObject([{ treeId: other.id }])
    expect(await api.deps.db.select().from(treeBlock)).toEqual([])
  })

  it('leaves what a member wrote to others, without saying who', async () => {
    const api = await start()
    const { owner, tree } = await planter(api)
    const writer = await chatPerson(api)
    const { letter } = await hang(writer, tree.shareCode, { name: '나예요', text: '남는 글' })
    const { letter: refused } = await hang(writer, tree.shareCode)
    await blockWriterOf(owner, refused.id)
    const params = { letterId: letter.id }
    await owner.browser.api.call('PUT /v1/letter/{letterId}/hidden', {
      params,
      body: { isHidden: false },
    })

    await erase(api, writer)

    expect(await lettersOf(owner, tree.id)).toMatchObject([{ id: letter.id, name: null }])
    const rows = await api.deps.db.select().from(treeLetter).where(eq(treeLetter.id, letter.id))
    expect(rows).toMatchObject([{ body: '남는 글', ownerProfileId: null, ownerVisitorId: null }])
    expect(await api.deps.db.select().from(treeBlock)).toEqual([])
    await blockWriterOf(owner, letter.id)
    expect(await lettersOf(owner, tree.id)).toEqual([])
  })
})

it('exports a tree with what hangs there, and what its owner wrote elsewhere', async () => {
  const api = await start()
  const { owner, tree } = await planter(api)
  const { owner: other, tree: elsewhere } = await planter(api)
  const received = await hang(other, tree.shareCode, { name: '이웃', text: '받은 글' })
  const sent = await hang(owner, elsewhere.shareCode, { text: '보낸 글' })
  await blockWriterOf(owner, received.letter.id)

  const file = await exportOf(owner)

  expect(file.tree).toMatchObject([{ id: tree.id, letters: 1 }])
  expect(file.tree_letter).toHaveLength(2)
  expect(file.tree_letter).toContainEqual(
    expect.objectContaining({
      id: received.letter.id,
      name: '이웃',
      ornament: 'acorn',
      body: null,
    }),
  )
  expect(file.tree_letter).toContainEqual(
    expect.objectContaining({ id: sent.letter.id, body: '보낸 글' }),
  )
  expect(file.tree_block).toHaveLength(1)
  expect(JSON.stringify(file)).not.toContain(other.profileId)
})
