import { MONEY, PRICES } from '@doran/contract/limits'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/test-browser.js'
import { eraseAccount, ledgerFaults } from '../../testing/test-ledger.js'
import { memberBrowser } from '../../testing/test-member.js'
import { daysLater } from './index.js'
import { start, walletOf } from '../../testing/test-wallet.js'

describe('the welcome', () => {
  const welcome = ({ api }: Browser) =>
    api.call('POST /v1/wallet/welcome', { idempotencyKey: nanoid() })

  it('is given once, however often and from how many places it is asked for', async () => {
    const { browser, atOther, clock } = await start()
    const answers = await Promise.all([browser, atOther, browser, atOther].map(welcome))
    const expiresAt = daysLater(clock.now(), MONEY.giftGemDays).toISOString()
    expect(answers.filter(({ isNew }) => isNew)).toEqual([
      { gems: PRICES.welcomeGems, isNew: true, expiresAt },
    ])
    expect((await walletOf(browser)).gem.total).toBe(PRICES.welcomeGems + PRICES.dailyGems)
  })

  it('is not given again to an account that is made anew under the same address', async () => {
    const { api, member, browser } = await start({ email: 'again@example.test' })
    await welcome(browser)
    expect(await eraseAccount(api, member)).toBe(1)

    const again = await memberBrowser(api, { email: 'again@example.test' })
    const another = await memberBrowser(api, { email: 'another@example.test' })

    expect(await welcome(again)).toMatchObject({ isNew: false })
    expect((await walletOf(again)).gem.total).toBe(PRICES.dailyGems)
    expect(await welcome(another)).toMatchObject({ isNew: true })
    expect(await ledgerFaults(api)).toEqual([])
  })
})
