import type { Metadata } from 'next'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { AdminFrame } from '../../../features/admin/admin-frame'
import { readAccess } from '../../../features/admin/read-access'
import { TicketPage } from '../../../features/admin/ticket-page'
import { uuidOf, type AddressQuery } from '../../../lib/address-value'
import { ADMIN_BAR } from '../admin-bar'

export const metadata: Metadata = { robots: { index: false } }

type PageProps = { searchParams: Promise<AddressQuery> }

async function AdminTicketRoute({ searchParams }: PageProps) {
  const ticketId = uuidOf((await searchParams)['id'])
  const access = ticketId && (await readAccess(await serverApi(env)))
  if (!access) return null
  return (
    <SitePage bar={ADMIN_BAR}>
      <AdminFrame access={access} part="tickets" title="문의 답하기">
        <TicketPage key={ticketId} ticketId={ticketId} />
      </AdminFrame>
    </SitePage>
  )
}

export default pausable(findable(AdminTicketRoute))
