import { aMe } from '@doran/site/testing'
import type { Wallet } from '@doran/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aWallet } from '../../testing/a-wallet'
import { anOrder } from '../../testing/an-order'
import { noAnswer, openPage, press, sheet } from './internal/open-me.fake'
import { MePage } from './me-page'

afterEach(cleanup)

const WALLET = 'GET /v1/wallet'
const ORDERS = 'GET /v1/order/my'

async function leave(wallet: Wallet | Error, replies: Record<string, unknown[]> = {}) {
  const page = <MePage me={aMe()} stories={{ items: [], nextCursor: null }} />
  const asked = openPage(page, { [WALLET]: [wallet, wallet, wallet, wallet], ...replies })
  expect(asked.inputsOf(WALLET)).toEqual([])
  press('탈퇴')
  return { ...asked, dialog: within(await sheet('탈퇴할까요?')) }
}

it('is told of coins that were paid for and not used, and offered the refund first', async () => {
  const older = anOrder({
    id: '019a5000-0000-7000-8000-0000000000b1',
    coins: 30,
    bonus: 1,
    paidAt: '2026-10-01T00:00:00.000Z',
    refund: { amountKrw: 2_700, coins: 30, bonus: 1, usedBonus: 0, feeKrw: 300 },
  })
  const items = [
    anOrder(),
    older,
    anOrder({ id: '019a5000-0000-7000-8000-0000000000b2', refund: null }),
  ]
  const { dialog } = await leave(aWallet(), { [ORDERS]: [{ items, nextCursor: null }] })
  const offer = within(await dialog.findByRole('region', { name: '쓰지 않은 코인이 있어요' }))
  expect(offer.getByText(/충전하고 쓰지 않은 코인 100개가 남아 있어요/)).toBeDefined()
  await waitFor(() =>
    expect(offer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2026년 11월 24일 오후 2:01 · 코인 100개 + 보너스 8개10,000원 환불',
      '2026년 10월 1일 오전 9:00 · 코인 30개 + 보너스 1개2,700원 환불',
    ]),
  )
  expect(offer.getByRole('link', { name: '결제 내역 보기' }).getAttribute('href')).toBe(
    '/coin/store#orders',
  )
  expect(dialog.getByRole('button', { name: '탈퇴하기' })).toBeDefined()
})

it('is told nothing where only a bonus is left, or nobody can say', async () => {
  const bonus = { origin: 'bonus' as const, amount: 8, expiresAt: null }
  const noOrders = { [ORDERS]: [{ items: [], nextCursor: null }] }
  const { dialog, inputsOf } = await leave(
    aWallet({ coin: { total: 8, parts: [bonus] } }),
    noOrders,
  )
  await waitFor(() => expect(inputsOf(WALLET)).toHaveLength(1))
  expect(dialog.queryByText('쓰지 않은 코인이 있어요')).toBeNull()
  cleanup()
  const lost = await leave(noAnswer(), {
    [ORDERS]: [noAnswer(), noAnswer(), noAnswer(), noAnswer()],
  })
  expect(lost.dialog.queryByText('쓰지 않은 코인이 있어요')).toBeNull()
  expect(screen.getByRole('button', { name: '탈퇴하기' })).toBeDefined()
})
