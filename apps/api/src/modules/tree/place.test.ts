import { describe, expect, it } from 'vitest'
import { TREE } from '@doran/contract/limits'
import { createTestDatabase, startTestApi, startTimedApi } from '../../testing/test-app.js'
import { codeOf } from '../../testing/test-browser.js'
import { chatPerson } from '../../testing/test-chat.js'
import {
  hang,
  lettersOf,
  ornamentsOf,
  planter,
  seeTree,
  takeLetterBack,
} from '../../testing/test-tree.js'

const MINUTE_MS = 60_000

describe('the place of a letter', () => {
  it('is another for each of twenty that want the same at once', async () => {
    const api = startTestApi(await createTestDatabase())
    const { owner, tree } = await planter(api)
    const want = () =>
      hang({ browser: api.browser() }, tree.shareCode, { place: { page: 0, slot: 3 } })
    const hung = await Promise.all(Array.from({ length: 20 }, want))

    const places = hung.map(({ letter: { page, slot } }) => page * TREE.ornamentsAPage + slot)
    expect(places.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, at) => at),
    )
    expect(hung.filter(({ wasMoved }) => !wasMoved)).toHaveLength(1)
    expect(await seeTree(owner, tree.shareCode)).toMatchObject({ letters: 20, pages: 2 })
    expect(await ornamentsOf(owner, tree.shareCode, 0)).toHaveLength(12)
    expect(await ornamentsOf(owner, tree.shareCode, 1)).toHaveLength(8)
  })

  it('is the next free one of the wanted page, round its end, and behind all where that is full', async () => {
    const api = startTestApi(await createTestDatabase())
    const { tree } = await planter(api)
    const at = async (page: number, slot: number) => {
      const { letter, wasMoved } = await hang({ browser: api.browser() }, tree.shareCode, {
        place: { page, slot },
      })
      return [letter.page, letter.slot, wasMoved]
    }
    expect(await at(0, 11)).toEqual([0, 11, false])
    expect(await at(0, 11)).toEqual([0, 0, true])
    expect(await at(0, 0)).toEqual([0, 1, true])
    for (let slot = 2; slot < 11; slot += 1) expect(await at(0, slot)).toEqual([0, slot, false])
    expect(await at(0, 5)).toEqual([1, 0, true])
    expect(await at(2, 4)).toEqual([2, 4, false])
    const { letter, wasMoved } = await hang({ browser: api.browser() }, tree.shareCode)
    expect([letter.page, letter.slot, wasMoved]).toEqual([2, 5, false])
  })

  it('is on a page that there is, or on the one after', async () => {
    const api = startTestApi(await createTestDatabase())
    const { tree } = await planter(api)
    const on = (page: number) =>
      codeOf(hang({ browser: api.browser() }, tree.shareCode, { place: { page, slot: 0 } }))
    expect(await on(2)).toBe('INVALID_INPUT')
    expect(await on(1)).toBe('no error')
    expect(await on(2)).toBe('no error')
  })

  it('is free again once the letter was taken back', async () => {
    const api = startTestApi(await createTestDatabase())
    const { owner, tree } = await planter(api)
    const writer = { browser: api.browser() }
    await hang(writer, tree.shareCode)
    const { letter: last } = await hang(writer, tree.shareCode, { place: { page: 1, slot: 0 } })
    expect((await seeTree(owner, tree.shareCode)).pages).toBe(2)

    await takeLetterBack(writer, last.id)

    expect(await seeTree(owner, tree.shareCode)).toMatchObject({ pages: 1, letters: 1 })
    const again = await hang(writer, tree.shareCode, { place: { page: 1, slot: 0 } })
    expect(again).toMatchObject({ letter: { page: 1, slot: 0 }, wasMoved: false })
  })
})

describe('taking back', () => {
  it('goes for ten minutes', async () => {
    const { api, clock } = await startTimedApi()
    const { owner, tree } = await planter(api)
    const writer = { browser: api.browser() }
    const { letter } = await hang(writer, tree.shareCode)
    const { letter: kept } = await hang(writer, tree.shareCode)
    expect((await seeTree(writer, tree.shareCode)).fresh.map(({ id }) => id).toSorted()).toEqual(
      [letter.id, kept.id].toSorted(),
    )

    clock.advance(10 * MINUTE_MS - 1_000)
    await takeLetterBack(writer, letter.id)
    expect(await lettersOf(owner, tree.id)).toMatchObject([{ id: kept.id }])
    clock.advance(2_000)

    expect(await codeOf(takeLetterBack(writer, kept.id))).toBe('LETTER_KEPT')
    expect((await seeTree(writer, tree.shareCode)).fresh).toEqual([])
    expect(await codeOf(takeLetterBack(writer, letter.id))).toBe('NOT_FOUND')
  })

  it('is for its writer alone', async () => {
    const api = startTestApi(await createTestDatabase())
    const { owner, tree } = await planter(api)
    const { letter } = await hang(await chatPerson(api), tree.shareCode)
    for (const other of [owner, await chatPerson(api)]) {
      expect(await codeOf(takeLetterBack(other, letter.id))).toBe('NOT_FOUND')
    }
    const visitor = { browser: api.browser() }
    await hang(visitor, tree.shareCode)
    expect(await codeOf(takeLetterBack(visitor, letter.id))).toBe('NOT_FOUND')
  })
})
