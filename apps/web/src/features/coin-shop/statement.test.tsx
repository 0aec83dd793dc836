import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { LedgerLine } from '@doran/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { ORDER_ID } from '../../testing/an-order'
import { aLine } from '../../testing/a-wallet'
import { openShop } from './internal/testing/open-shop.fake'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const LEDGER = 'GET /v1/wallet/ledger'

const pageOf = (items: LedgerLine[], nextCursor: string | null = null) => ({ items, nextCursor })
const statement = () => within(screen.getByRole('region', { name: '코인·룬·젬 내역' }))
const words = () =>
  statement()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('reads like a bank statement, day by day', () => {
  const ledger = pageOf([
    aLine({
      id: '3',
      kind: 'exchange',
      delta: -10,
      balanceAfter: 98,
      paidPart: 2,
      title: '젬 100개',
      createdAt: '2026-11-24T15:30:00.000Z',
    }),
    aLine({ id: '2', orderId: ORDER_ID }),
    aLine({
      id: '1',
      kind: 'adjust',
      delta: 5,
      balanceAfter: 5,
      paidPart: 0,
      title: '운영자 조정',
      memo: '놀이가 멈춘 것에 대한 보상',
    }),
  ])
  openShop({ own: { ledger } })
  const days = statement().getAllByRole('heading', { level: 3 })
  expect(days.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('11월 25일'),
    expect.stringContaining('11월 24일'),
  ])
  expect(words()).toEqual([
    '젬 100개코인 −10오전 12:30 · 코인과 젬 바꾸기 · 충전한 몫 2개, 받은 몫 8개잔액 코인 98',
    '코인 충전코인 +108오후 2:01 · 충전한 몫 100개, 보너스 8개잔액 코인 108',
    '운영자 조정코인 +5오후 2:01 · 받은 몫 5개잔액 코인 5이유: 놀이가 멈춘 것에 대한 보상',
  ])
  expect(statement().getByRole('link', { name: '코인 충전' }).getAttribute('href')).toBe(
    `/general/store/success?orderId=${ORDER_ID}`,
  )
})

it('has an address for each currency, and keeps where the person was going', () => {
  openShop({ query: { ledger: 'gem', next: '/me' } })
  const tabs = within(statement().getByRole('group', { name: '내역의 종류' }))
  expect(tabs.getByRole('link', { name: '젬' }).getAttribute('aria-current')).toBe('page')
  expect(tabs.getByRole('link', { name: '룬' }).getAttribute('href')).toBe(
    '/coin/store?next=%2Fme&ledger=rune#ledger',
  )
  expect(statement().getByText('아직 젬 내역이 없어요.')).toBeDefined()
})

it('tells no parts of runes, which have no worth, and names what has no name by its kind', () => {
  const line = aLine({ currency: 'rune', kind: 'earn', delta: 2, balanceAfter: 12, paidPart: 0 })
  const ended = aLine({ id: '0', currency: 'rune', kind: 'expire', delta: -1, title: null })
  const ledger = pageOf([{ ...line, title: '나는 어떤 불빛일까?' }, ended])
  openShop({ query: { ledger: 'rune' }, own: { ledger } })
  expect(words()).toEqual([
    '나는 어떤 불빛일까?룬 +2오후 2:01 · 모으기잔액 룬 12',
    '유효 기간 끝남룬 −1오후 2:01잔액 룬 108',
  ])
})

it('goes on below what stands there, under a name of its own in the address', async () => {
  const { inputsOf } = openShop({
    own: { ledger: pageOf([aLine({ id: '12' })], 'c1') },
    replies: { [LEDGER]: [pageOf([aLine({ id: '11', createdAt: '2026-11-20T00:00:00.000Z' })])] },
  })
  const more = statement().getByRole('link', { name: '더 보기' })
  expect(more.getAttribute('href')).toBe('/coin/store?ledger=coin&movements=c1')
  fireEvent.click(more)
  await waitFor(() => expect(words()).toHaveLength(2))
  expect(inputsOf(LEDGER)).toEqual([{ query: { currency: 'coin', limit: 20, cursor: 'c1' } }])
  await waitFor(() => expect(document.activeElement?.getAttribute('data-entry')).toBe('11'))
})

it('may be read again where it could not be', () => {
  openShop({ own: { ledger: null } })
  expect(statement().getByText(/내역을 불러오지 못했어요/)).toBeDefined()
  expect(statement().getByRole('button', { name: '다시 시도' })).toBeDefined()
})
