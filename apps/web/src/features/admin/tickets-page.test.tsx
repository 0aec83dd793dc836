import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openAdmin, refusal } from './internal/testing/an-operator.fake'
import { aTicketCard, TICKET_ID } from './internal/ticket/a-ticket.fake'
import { TicketsPage } from './tickets-page'
import { readTicketsAddress, ticketPath, ticketsPath } from './tickets-page-address'

const LIST = 'GET /v1/admin/ticket'
const page = (items: unknown[], nextCursor: string | null = null) => ({ items, nextCursor })

function open(replies: unknown[]) {
  return openAdmin(<TicketsPage status="received" kind="story" />, { [LIST]: replies })
}

afterEach(cleanup)

describe('TicketsPage', () => {
  it('lists who asks what, of the status and kind, and leads to it', async () => {
    const { inputsOf } = open([page([aTicketCard({ author: null, email: 'sky@example.com' })])])
    const row = within(await screen.findByRole('list', { name: '문의' })).getByRole('listitem')
    for (const said of ['접수', '이야기 오류', 'D-1042', '비회원 sky@example.com'])
      expect(row.textContent).toContain(said)
    expect(within(row).getByRole('link').getAttribute('href')).toBe(`/admin/ticket?id=${TICKET_ID}`)
    expect(inputsOf(LIST)[0]).toMatchObject({ query: { status: 'received', kind: 'story' } })
  })

  it('goes from status to status and from kind to kind, each keeping the other', async () => {
    open([page([])])
    await screen.findByText('지금은 기다리는 문의가 없어요.')
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('확인 중')).toBe('/admin/tickets?status=checking&kind=story')
    expect(hrefOf('전체')).toBe('/admin/tickets')
    expect(hrefOf('제안')).toBe('/admin/tickets?kind=idea')
    const current = screen.getAllByRole('link', { current: 'page' })
    expect(current.map(({ textContent }) => textContent)).toEqual(['접수', '이야기 오류'])
  })

  it('goes on by the cursor', async () => {
    const second = aTicketCard({ id: 'other', excerpt: '둘째' })
    const { inputsOf } = open([page([aTicketCard()], 'c1'), page([second])])
    fireEvent.click(await screen.findByRole('button', { name: '더 보기' }))
    await screen.findByText('둘째')
    expect(inputsOf(LIST)[1]).toMatchObject({ query: { cursor: 'c1' } })
  })

  it('says that it could not be read', async () => {
    open([refusal('UNKNOWN')])
    expect(await screen.findByText('문의를 불러오지 못했어요.')).toBeDefined()
  })
})

it('reads an address and makes one, and takes what it does not know for nothing', () => {
  const address = { status: 'answered', kind: 'payment' } as const
  expect(ticketsPath(address)).toBe('/admin/tickets?status=answered&kind=payment')
  expect(readTicketsAddress({ status: 'answered', kind: 'payment' })).toEqual(address)
  expect(readTicketsAddress({ status: 'x', kind: ['idea', 'idea'] })).toEqual({
    status: 'received',
    kind: null,
  })
  expect(ticketPath(TICKET_ID)).toBe(`/admin/ticket?id=${TICKET_ID}`)
})
