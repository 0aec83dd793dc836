import type { Metadata } from 'next'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { AdminFrame } from '../../../features/admin/admin-frame'
import { NewsPage } from '../../../features/admin/news-page'
import { readAccess } from '../../../features/admin/read-access'
import { ADMIN_BAR } from '../admin-bar'

export const metadata: Metadata = { robots: { index: false } }

async function AdminNewsRoute() {
  const access = await readAccess(await serverApi(env), 'admin')
  if (!access) return null
  return (
    <SitePage bar={ADMIN_BAR}>
      <AdminFrame access={access} needed="admin" part="news" title="소식">
        <NewsPage />
      </AdminFrame>
    </SitePage>
  )
}

export default pausable(findable(AdminNewsRoute))
