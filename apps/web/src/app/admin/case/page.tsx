import type { Metadata } from 'next'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { AdminFrame } from '../../../features/admin/admin-frame'
import { CasePage } from '../../../features/admin/case-page'
import { readAccess } from '../../../features/admin/read-access'
import { uuidOf, type AddressQuery } from '../../../lib/address-value'
import { ADMIN_BAR } from '../admin-bar'

export const metadata: Metadata = { robots: { index: false } }

type PageProps = { searchParams: Promise<AddressQuery> }

async function AdminCaseRoute({ searchParams }: PageProps) {
  const caseId = uuidOf((await searchParams)['id'])
  const access = caseId && (await readAccess(await serverApi(env)))
  if (!access) return null
  return (
    <SitePage bar={ADMIN_BAR}>
      <AdminFrame access={access} part="queue" title="신고 살펴보기">
        <CasePage key={caseId} caseId={caseId} isAdmin={access.roles.includes('admin')} />
      </AdminFrame>
    </SitePage>
  )
}

export default pausable(findable(AdminCaseRoute))
