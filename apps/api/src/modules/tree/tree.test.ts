import { eq } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { TREE } from '@doran/contract/limits'
import { startTimedApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import {
  dayAhead,
  hang,
  plant,
  planter,
  seeTree,
  takeLetterBack,
  treeBody,
} from '../../testing/test-tree.js'
import { member, tree as treeTable } from '../../schema/tables.js'

const DAY_MS = 86_400_000

describe('a tree', () => {
  it('is planted once for each client id', async () => {
    const { api } = await startTimedApi()
    const { browser } = await chatPerson(api)
    const body = treeBody(api)
    const first = await browser.api.call('POST /v1/tree', { body })

    expect(await browser.api.call('POST /v1/tree', { body })).toEqual(first)
    const other = { ...body, name: '다른 나무' }
    expect(await codeOf(browser.api.call('POST /v1/tree', { body: other }))).toBe('KEY_REUSED')
    const { items } = await browser.api.call('GET /v1/tree/my', {})
    expect(items.map(({ id }) => id)).toEqual([first.id])
    expect(first).toMatchObject({ isMine: true, pages: 1, letters: 0, refusal: null, fresh: [] })
  })

  it('opens as the day begins in Seoul, whatever the hour elsewhere', async () => {
    const { api, clock } = await startTimedApi()
    const { owner, tree } = await planter(api, { opensOn: dayAhead(api, 3) })
    expect(tree.opensAt).toBe(`${dayAhead(api, 2)}T15:00:00.000Z`)

    clock.advance(new Date(tree.opensAt).getTime() - clock.now().getTime() - 1)
    expect((await seeTree(owner, tree.shareCode)).isOpen).toBe(false)
    clock.advance(1)
    expect((await seeTree(owner, tree.shareCode)).isOpen).toBe(true)
  })

  it('opens from tomorrow on, and not in more than 400 days, as days are in Seoul', async () => {
    const { api, clock } = await startTimedApi()
    const { browser } = await chatPerson(api)
    const add = (opensOn: string) =>
      codeOf(browser.api.call('POST /v1/tree', { body: treeBody(api, { opensOn }) }))
    const midnight = Math.ceil((clock.now().getTime() + DAY_MS * 0.375) / DAY_MS) * DAY_MS
    // One millisecond before midnight in Seoul.
    clock.advance(midnight - DAY_MS * 0.375 - clock.now().getTime() - 1)
    const tomorrow = dayAhead(api, 1)

    expect(await add(dayAhead(api, 0))).toBe('TREE_OPENING_DATE')
    expect(await add(dayAhead(api, TREE.daysAhead + 1))).toBe('TREE_OPENING_DATE')
    expect(await add(tomorrow)).toBe('no error')
    expect(await add(dayAhead(api, TREE.daysAhead))).toBe('no error')
    clock.advance(1)
    expect(await add(tomorrow)).toBe('TREE_OPENING_DATE')
  })

  it('has no twenty-first beside it, however many are planted at once', async () => {
    const { api } = await startTimedApi()
    const owner = await chatPerson(api)
    const codes = await Promise.all(
      Array.from({ length: TREE.trees + 5 }, () => codeOf(plant(api, owner))),
    )
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'TREES_FULL'),
      ...Array.from({ length: TREE.trees }, () => 'no error'),
    ])
  })

  it('keeps its opening day from the first letter on, and what is left out of a change', async () => {
    const { api } = await startTimedApi()
    const { owner, tree } = await planter(api)
    const edit = (body: object) =>
      owner.browser.api.call('PATCH /v1/tree/{treeId}', { params: { treeId: tree.id }, body })

    const moved = await edit({ opensOn: dayAhead(api, 5) })
    expect(moved).toEqual({ ...tree, opensAt: moved.opensAt })
    expect(moved.opensAt).not.toBe(tree.opensAt)
    const visitor = { browser: api.browser() }
    const told = (opensAt: string) => hang(visitor, tree.shareCode, { opensAt })
    expect(await codeOf(told(tree.opensAt))).toBe('TREE_OPENS_OTHERWISE')
    const { letter } = await told(moved.opensAt)

    expect(await codeOf(edit({ opensOn: dayAhead(api, 6) }))).toBe('TREE_HAS_LETTERS')
    const renamed = await edit({ opensOn: dayAhead(api, 5), name: '새 이름', isClosed: true })
    expect(renamed).toMatchObject({ name: '새 이름', opensAt: moved.opensAt, isClosed: true })
    await takeLetterBack(visitor, letter.id)
    expect((await edit({ opensOn: dayAhead(api, 6) })).opensAt).not.toBe(moved.opensAt)
  })

  it('does not move its day under a letter that is hung at the same time', async () => {
    const { api } = await startTimedApi()
    const { owner, tree } = await planter(api)
    const move = owner.browser.api.call('PATCH /v1/tree/{treeId}', {
      params: { treeId: tree.id },
      body: { opensOn: dayAhead(api, 9) },
    })
    const [moved] = await Promise.all([
      codeOf(move),
      hang({ browser: api.browser() }, tree.shareCode),
    ])

    const again = owner.browser.api.call('PATCH /v1/tree/{treeId}', {
      params: { treeId: tree.id },
      body: { opensOn: dayAhead(api, 10) },
    })
    expect(['no error', 'TREE_HAS_LETTERS']).toContain(moved)
    expect(await codeOf(again)).toBe('TREE_HAS_LETTERS')
    const { opensAt } = await seeTree(owner, tree.shareCode)
    expect(opensAt !== tree.opensAt).toBe(moved === 'no error')
  })

  it('lists what opens next first, then what opened last', async () => {
    const { api, clock } = await startTimedApi()
    const owner = await chatPerson(api)
    for (const days of [9, 1, 5, 2]) {
      await plant(api, owner, { name: `${days}`, opensOn: dayAhead(api, days) })
    }
    clock.advance(3 * DAY_MS)
    const { items } = await owner.browser.api.call('GET /v1/tree/my', {})
    expect(items.map(({ name }) => name)).toEqual(['5', '9', '2', '1'])
  })

  it('shows others as much of it as its owner likes', async () => {
    const { api } = await startTimedApi()
    const { tree } = await planter(api, { showCount: false, showOrnaments: false })
    const stranger = { browser: api.browser() }
    expect(await seeTree(stranger, tree.shareCode)).toMatchObject({
      id: tree.id,
      isMine: false,
      letters: null,
      pages: 1,
    })
  })

  it('is unknown to all but its owner once a moderator hid it, and once its owner is leaving', async () => {
    const { api } = await startTimedApi()
    const { owner, tree } = await planter(api)
    const stranger = await chatPerson(api)
    const visitor = { browser: api.browser() }
    const setHidden = (isHidden: boolean) =>
      api.deps.db.update(treeTable).set({ isHidden }).where(eq(treeTable.id, tree.id))
    await setHidden(true)

    expect((await seeTree(owner, tree.shareCode)).id).toBe(tree.id)
    for (const person of [stranger, visitor]) {
      expect(await codeOf(seeTree(person, tree.shareCode))).toBe('NOT_FOUND')
      expect(await codeOf(hang(person, tree.shareCode))).toBe('NOT_FOUND')
    }
    await setHidden(false)
    expect((await seeTree(stranger, tree.shareCode)).id).toBe(tree.id)
    await api.deps.db
      .update(member)
      .set({ eraseAt: new Date(api.deps.clock.now().getTime() + DAY_MS) })
      .where(eq(member.id, owner.member.memberId))
    expect(await codeOf(seeTree(stranger, tree.shareCode))).toBe('NOT_FOUND')
  })

  it('goes with all that hangs on it', async () => {
    const { api } = await startTimedApi()
    const { owner, tree } = await planter(api)
    const visitor = { browser: api.browser() }
    const { letter } = await hang(visitor, tree.shareCode, { clientLetterId: nanoid() })
    await owner.browser.api.call('DELETE /v1/tree/{treeId}', { params: { treeId: tree.id } })

    expect(await codeOf(seeTree(owner, tree.shareCode))).toBe('NOT_FOUND')
    expect(await codeOf(takeLetterBack(visitor, letter.id))).toBe('NOT_FOUND')
  })
})
