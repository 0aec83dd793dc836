import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { InboxPage } from '../../features/inbox-page/inbox-page'

export const metadata: Metadata = { robots: { index: false } }

export default function NotificationRoute() {
  return (
    <SitePage>
      <InboxPage />
    </SitePage>
  )
}
