import type { Currency } from '@doran/contract'
import { desc } from 'drizzle-orm'
import { nanoid } from 'nanoid'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../../testing/test-browser.js'
import { ledgerFaults } from '../../testing/test-ledger.js'
import { createMember, signIn, type MemberTraits } from '../../testing/test-member.js'
import { auditLog } from '../../schema/tables.js'
import { DAY_MS, NOON, start, walletOf, linesOf, endOf } from '../../testing/test-wallet.js'

describe('an administrator', () => {
  async function startAdmin(traits: MemberTraits = { roles: ['admin'] }) {
    const started = await start()
    const admin = await createMember(started.api.deps, traits)
    const desk = await signIn(started.api, admin)
    const adjust = (delta: number, currency: Currency = 'coin', reason = '오류로 사라진 코인') =>
      desk.api.call('POST /v1/admin/wallet/adjust', {
        body: { profileId: started.member.profileId, currency, delta, reason },
        idempotencyKey: nanoid(),
      })
    return { ...started, admin, desk, adjust }
  }

  it('adds and takes away with a reason that the person reads', async () => {
    const { api, browser, desk, member, admin, adjust } = await startAdmin()
    const line = await adjust(30)
    await adjust(-12, 'coin', '두 번 드린 코인')
    await adjust(7, 'gem', '오류로 사라진 젬')
    await adjust(3, 'rune', '오류로 사라진 룬')

    expect(line).toMatchObject({ kind: 'adjust', delta: 30, balanceAfter: 30, paidPart: 0 })
    const lines = await linesOf(browser, 'coin')
    expect(lines.map(({ kind, delta, memo }) => [kind, delta, memo])).toEqual([
      ['adjust', -12, '두 번 드린 코인'],
      ['adjust', 30, '오류로 사라진 코인'],
    ])
    const { coin, gem, rune } = await walletOf(browser)
    expect([coin.total, gem.total, rune.total]).toEqual([18, 27, 3])
    const { profileId, memberId } = member
    const seen = await desk.api.call('GET /v1/admin/wallet/{profileId}', { params: { profileId } })
    expect(seen.wallet.coin.total).toBe(18)
    expect(seen.ledger.items[0]).toMatchObject({ memo: '오류로 사라진 룬' })
    const [row] = await api.deps.db.select().from(auditLog).orderBy(desc(auditLog.createdAt))
    expect(row).toMatchObject({
      action: 'wallet.adjusted',
      actorId: admin.memberId,
      memberId,
      details: { profileId, currency: expect.any(String), delta: expect.any(Number) },
    })
    expect(await ledgerFaults(api)).toEqual([])
  })

  it('cannot take what is not there', async () => {
    const { api, browser, adjust } = await startAdmin()
    await adjust(5)
    expect(await endOf(adjust(-6))).toBe('402 NOT_ENOUGH_COIN')
    expect(await endOf(adjust(-21, 'gem'))).toBe('402 NOT_ENOUGH_GEM')
    expect(await endOf(adjust(-1, 'rune'))).toBe('402 NOT_ENOUGH_RUNE')
    expect((await walletOf(browser)).coin.total).toBe(5)
    expect(await api.deps.db.select().from(auditLog)).toHaveLength(1)
  })

  it('is one, and has proved it lately', async () => {
    const longAgo = new Date(NOON.getTime() - DAY_MS)
    const nobody = await startAdmin({})
    const tired = await startAdmin({ roles: ['admin'], provedAt: longAgo })
    expect(await codeOf(nobody.adjust(5))).toBe('NOT_FOUND')
    expect(await codeOf(tired.adjust(5))).toBe('PROOF_NEEDED')
    expect((await walletOf(tired.browser)).coin.total).toBe(0)
  })

  it('is refused without a reason, an amount or somebody', async () => {
    const { adjust, desk } = await startAdmin()
    expect(await codeOf(adjust(5, 'coin', ' '))).toBe('INVALID_INPUT')
    expect(await codeOf(adjust(0))).toBe('INVALID_INPUT')
    const profileId = '00000000-0000-4000-8000-000000000000'
    const body = { profileId, currency: 'coin', delta: 5, reason: '시험' } as const
    const call = desk.api.call('POST /v1/admin/wallet/adjust', { body, idempotencyKey: nanoid() })
    expect(await codeOf(call)).toBe('NOT_FOUND')
  })
})
