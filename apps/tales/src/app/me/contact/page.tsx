import type { Metadata } from 'next'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { findable, pausable } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { contactHref, readContactAddress } from '../../../features/contact/contact-address'
import { ContactPage } from '../../../features/contact/contact-page'
import { readOwnTicket } from '../../../features/contact/read-own-ticket'
import { SignInForTicket } from '../../../features/contact/sign-in-for-ticket'
import { TicketNotThere } from '../../../features/contact/ticket-not-there'
import type { AddressQuery } from '../../../lib/address-query'
import { readMember } from '../../../lib/read-member'
import { talesApi } from '../../../lib/tales-api'
import { OwnTicket } from './own-ticket'

export const metadata: Metadata = {
  robots: { index: false },
  openGraph: {
    title: '문의하기',
    description: '자주 묻는 질문에서 답을 찾고, 없으면 문의를 보낼 수 있어요.',
  },
}

const ME_BAR = { back: { href: routes.me.path(), label: '내 정보' } }
const TICKET_BAR = { back: { href: contactHref(), label: '문의하기' } }

const timeNow = () => new Date().toISOString()

type PageProps = { searchParams: Promise<AddressQuery> }

async function ContactRoute({ searchParams }: PageProps) {
  const address = readContactAddress(await searchParams)
  const api = await talesApi()
  const me = await readMember(api)
  const { ticket: ticketId, cursor } = address
  if (ticketId !== null && !me) {
    return (
      <SitePage bar={TICKET_BAR}>
        <SignInForTicket ticketId={ticketId} />
      </SitePage>
    )
  }
  if (ticketId !== null && me) {
    const ticket = await readOwnTicket(api, ticketId)
    if (!ticket) return null
    return (
      <SitePage bar={TICKET_BAR}>
        <RefreshOnReturn />
        <OwnTicket memberId={me.id} ticket={ticket} now={timeNow()} />
      </SitePage>
    )
  }
  const query = cursor === null ? {} : { cursor }
  const own = me && {
    memberId: me.id,
    tickets: await api.call('GET /v1/support/ticket/my', { query }),
  }
  return (
    <SitePage bar={ME_BAR}>
      <RefreshOnReturn />
      <ContactPage address={address} own={own} now={timeNow()} />
    </SitePage>
  )
}

function NotThere() {
  return (
    <SitePage bar={TICKET_BAR}>
      <TicketNotThere />
    </SitePage>
  )
}

export default pausable(findable(ContactRoute, NotThere))
