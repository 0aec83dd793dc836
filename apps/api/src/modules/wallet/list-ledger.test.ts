import type { LedgerLine } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../../testing/test-browser.js'
import { memberBrowser } from '../../testing/test-member.js'
import { buyCoins } from '../../testing/test-money.js'
import { start, linesOf, quoteOf, payBy } from '../../testing/test-wallet.js'

describe('a statement', () => {
  it('comes in pages, newest first, with the balance after each line', async () => {
    const { api, clock, browser, member } = await start()
    await buyCoins(api, member.profileId)
    for (let turn = 0; turn < 7; turn += 1) {
      clock.advance(1_000)
      await payBy(browser, await quoteOf(browser, 'gem', '10'))
    }
    const pages: LedgerLine[][] = []
    let cursor: string | undefined
    do {
      const page = await browser.api.call('GET /v1/wallet/ledger', {
        query: { currency: 'coin', limit: 3, cursor },
      })
      pages.push(page.items)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)

    expect(pages.map((page) => page.length)).toEqual([3, 3, 2])
    const lines = pages.flat()
    expect(lines.map(({ kind, delta }) => [kind, delta])).toEqual([
      ...Array.from({ length: 7 }, () => ['exchange', -1]),
      ['purchase', 31],
    ])
    expect(lines.map(({ balanceAfter }) => balanceAfter)).toEqual([24, 25, 26, 27, 28, 29, 30, 31])
    expect(lines.map(({ createdAt }) => createdAt)).toEqual(
      lines
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    )
    const all = await linesOf(browser)
    expect(all).toHaveLength(8 + 8)
    expect(all.filter(({ currency }) => currency === 'coin')).toEqual(lines)
    const ids = all.map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('is the person’s own', async () => {
    const { api, browser, member } = await start()
    await buyCoins(api, member.profileId)
    const stranger = await memberBrowser(api)
    expect(await linesOf(stranger)).toEqual([])
    expect(await linesOf(browser)).toHaveLength(1)
    const { profileId } = member
    const spied = stranger.api.call('GET /v1/admin/wallet/{profileId}', { params: { profileId } })
    expect(await codeOf(spied)).toBe('NOT_FOUND')
  })
})
