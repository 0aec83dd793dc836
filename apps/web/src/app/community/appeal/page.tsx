import type { Metadata } from 'next'
import { routes } from '@doran/site/core'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { readAppealAddress } from '../../../features/appeal/appeal-address'
import { AppealNotThere } from '../../../features/appeal/appeal-not-there'
import { AppealPage } from '../../../features/appeal/appeal-page'
import { EndedAppealPage } from '../../../features/appeal/ended-appeal-page'
import { readOwnCase } from '../../../features/appeal/read-own-case'
import { SignInToAppeal } from '../../../features/appeal/sign-in-to-appeal'
import { readMe } from '../../../features/me/read-me'
import type { AddressQuery } from '../../../lib/address-value'

export const metadata: Metadata = { robots: { index: false } }

const BAR = { back: { href: routes.notification.path(), label: '알림' } }

type PageProps = { searchParams: Promise<AddressQuery> }

async function AppealRoute({ searchParams }: PageProps) {
  const address = readAppealAddress(await searchParams)
  if (!address)
    return (
      <SitePage bar={BAR}>
        <AppealNotThere />
      </SitePage>
    )
  if ('code' in address) {
    return (
      <SitePage bar={BAR}>
        <EndedAppealPage code={address.code} />
      </SitePage>
    )
  }
  const api = await serverApi(env)
  const [me, found] = await Promise.all([readMe(api), readOwnCase(api, address.caseId)])
  if (!found) return null
  return (
    <SitePage bar={BAR}>
      {me === 'visitor' || found === 'visitor' ? (
        <SignInToAppeal caseId={address.caseId} />
      ) : (
        <AppealPage me={me} found={found} />
      )}
    </SitePage>
  )
}

function NotThere() {
  return (
    <SitePage bar={BAR}>
      <AppealNotThere />
    </SitePage>
  )
}

export default pausable(findable(AppealRoute, NotThere))
