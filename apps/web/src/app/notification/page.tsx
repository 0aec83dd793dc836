import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { InboxPage } from '../../features/inbox-page/inbox-page'
import type { AddressQuery } from '../../lib/address-value'

export const metadata: Metadata = { robots: { index: false } }

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function NotificationRoute({ searchParams }: PageProps) {
  const hasSettingsOpen = (await searchParams)['settings'] === 'open'
  return (
    <SitePage>
      <InboxPage key={String(hasSettingsOpen)} hasSettingsOpen={hasSettingsOpen} />
    </SitePage>
  )
}
