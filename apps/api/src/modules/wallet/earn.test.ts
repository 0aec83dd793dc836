import { EARNINGS } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/context/context.js'
import type { TestApi } from '../../testing/test-app.js'
import { finish, inputsTo, startPlay } from '../../testing/test-game.js'
import { contextOf, ledgerFaults } from '../../testing/test-ledger.js'
import { earn, readBalance } from './index.js'
import { DAY_MS, start, walletOf } from '../../testing/test-wallet.js'

describe('runes', () => {
  const { runes, timesADay } = EARNINGS.play_finished

  it('are given five times a day for different games, whatever is finished at once', async () => {
    const { api, other, clock, member } = await start()
    const { profileId } = member
    const give = (at: TestApi, subject: string) =>
      inTransaction(contextOf(at, member), (tx) =>
        earn(tx, { profileId, earning: 'play_finished', subject, title: '시험' }),
      )
    const again = [await give(api, 'a'), await give(other, 'a')]
    const subjects = ['b', 'b', 'c', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
    const given = await Promise.all(
      subjects.map((subject, at) => give(at % 2 === 0 ? api : other, subject)),
    )
    clock.advance(DAY_MS)
    const tomorrow = await give(api, 'a')

    expect([again, tomorrow]).toEqual([[runes, 0], runes])
    expect(given.filter((each) => each === runes)).toHaveLength(timesADay - 1)
    expect(await readBalance(contextOf(api, member), { profileId, currency: 'rune' })).toBe(
      runes * (timesADay + 1),
    )
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('come with the end of a play', async () => {
    const { api, clock, browser, atOther } = await start()
    const { items } = await browser.api.call('GET /v1/game', { query: { limit: 50 } })
    const slugs = items.filter(({ kind }) => kind === 'psytest').map(({ slug }) => slug)
    const plays = []
    for (const slug of slugs.slice(0, 7)) plays.push(await startPlay(browser, slug))
    clock.advance(600_000)
    await Promise.all(
      plays.map((play, at) => finish(at % 2 === 0 ? browser : atOther, play, inputsTo(play))),
    )
    expect(plays.length).toBeGreaterThan(0)
    const expected = runes * Math.min(plays.length, timesADay)
    expect((await walletOf(browser)).rune).toMatchObject({
      total: expected,
      earnedThisWeek: expected,
    })
    expect(await ledgerFaults(api)).toEqual([])
  })
})
