import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { contactHref } from '../../../../features/contact/contact-address'
import { LinkTicketPage } from '../../../../features/contact/link-ticket-page'

export const metadata: Metadata = {
  robots: { index: false },
  // What stands in its address is for nobody else.
  referrer: 'no-referrer',
}

const BAR = { back: { href: contactHref(), label: '문의하기' } }

export default function LinkTicketRoute() {
  return (
    <SitePage bar={BAR}>
      <LinkTicketPage />
    </SitePage>
  )
}
