import type { Metadata } from 'next'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { AdminFrame } from '../../../features/admin/admin-frame'
import { readAccess } from '../../../features/admin/read-access'
import { TicketsPage } from '../../../features/admin/tickets-page'
import { readTicketsAddress } from '../../../features/admin/tickets-page-address'
import type { AddressQuery } from '../../../lib/address-value'
import { ADMIN_BAR } from '../admin-bar'

export const metadata: Metadata = { robots: { index: false } }

type PageProps = { searchParams: Promise<AddressQuery> }

async function AdminTicketsRoute({ searchParams }: PageProps) {
  const access = await readAccess(await serverApi(env))
  if (!access) return null
  return (
    <SitePage bar={ADMIN_BAR}>
      <AdminFrame access={access} part="tickets" title="문의">
        <TicketsPage {...readTicketsAddress(await searchParams)} />
      </AdminFrame>
    </SitePage>
  )
}

export default pausable(findable(AdminTicketsRoute))
