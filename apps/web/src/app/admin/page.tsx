import type { Metadata } from 'next'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../env'
import { readQueueAddress } from '../../features/admin/admin-address'
import { AdminFrame } from '../../features/admin/admin-frame'
import { QueuePage } from '../../features/admin/queue-page'
import { readAccess } from '../../features/admin/read-access'
import type { AddressQuery } from '../../lib/address-value'
import { ADMIN_BAR } from './admin-bar'

export const metadata: Metadata = { robots: { index: false } }

type PageProps = { searchParams: Promise<AddressQuery> }

async function AdminRoute({ searchParams }: PageProps) {
  const access = await readAccess(await serverApi(env))
  if (!access) return null
  return (
    <SitePage bar={ADMIN_BAR}>
      <AdminFrame access={access} part="queue" title="신고">
        <QueuePage {...readQueueAddress(await searchParams)} />
      </AdminFrame>
    </SitePage>
  )
}

export default pausable(findable(AdminRoute))
