import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { pausable, serverApi } from '@doran/site/server'
import { routes } from '@doran/site/core'
import { env } from '../../env'
import { ChatListPage } from '../../features/chat/chat-list-page'
import { redirectToConsent } from '../../lib/redirect-to-consent'
import { VisitorChat } from '../../features/chat/visitor-chat'
import { readMe } from '../../features/me/read-me'

export const metadata: Metadata = { robots: { index: false } }

export default pausable(async function ChatRoute() {
  const me = await readMe(await serverApi(env))
  const next = routes.chat.path()
  redirectToConsent(me, next)
  return (
    <SitePage>{me === 'visitor' ? <VisitorChat next={next} /> : <ChatListPage me={me} />}</SitePage>
  )
})
