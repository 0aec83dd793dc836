import type { Metadata } from 'next'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { AdminFrame } from '../../../features/admin/admin-frame'
import { FeaturedPage } from '../../../features/admin/featured-page'
import { readAccess } from '../../../features/admin/read-access'
import { ADMIN_BAR } from '../admin-bar'

export const metadata: Metadata = { robots: { index: false } }

async function AdminFeaturedRoute() {
  const access = await readAccess(await serverApi(env), 'admin')
  if (!access) return null
  return (
    <SitePage bar={ADMIN_BAR}>
      <AdminFrame access={access} needed="admin" part="featured" title="편성">
        <FeaturedPage />
      </AdminFrame>
    </SitePage>
  )
}

export default pausable(findable(AdminFeaturedRoute))
