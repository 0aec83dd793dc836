import type { Metadata } from 'next'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { readSearch } from '../../../features/admin/admin-address'
import { AdminFrame } from '../../../features/admin/admin-frame'
import { PeoplePage } from '../../../features/admin/people-page'
import { readAccess } from '../../../features/admin/read-access'
import type { AddressQuery } from '../../../lib/address-value'
import { ADMIN_BAR } from '../admin-bar'

export const metadata: Metadata = { robots: { index: false } }

type PageProps = { searchParams: Promise<AddressQuery> }

async function AdminPeopleRoute({ searchParams }: PageProps) {
  const access = await readAccess(await serverApi(env))
  if (!access) return null
  const search = readSearch(await searchParams)
  return (
    <SitePage bar={ADMIN_BAR}>
      <AdminFrame access={access} part="people" title="사람">
        <PeoplePage key={search} search={search} isAdmin={access.roles.includes('admin')} />
      </AdminFrame>
    </SitePage>
  )
}

export default pausable(findable(AdminPeopleRoute))
