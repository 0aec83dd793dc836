import type { Metadata } from 'next'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { AdminFrame } from '../../../features/admin/admin-frame'
import { AuditPage } from '../../../features/admin/audit-page'
import { readAccess } from '../../../features/admin/read-access'
import { ADMIN_BAR } from '../admin-bar'

export const metadata: Metadata = { robots: { index: false } }

async function AdminAuditRoute() {
  const access = await readAccess(await serverApi(env), 'admin')
  if (!access) return null
  return (
    <SitePage bar={ADMIN_BAR}>
      <AdminFrame access={access} needed="admin" part="audit" title="기록">
        <AuditPage />
      </AdminFrame>
    </SitePage>
  )
}

export default pausable(findable(AdminAuditRoute))
