import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { pausable, serverApi } from '@doran/site/server'
import { routes } from '@doran/site/core'
import { redirect } from 'next/navigation'
import { env } from '../../env'
import { idOf, roomPath, type SearchParams } from '../../features/chat/chat-address'
import { ChatRoomPage } from '../../features/chat/chat-room-page'
import { redirectToConsent } from '../../lib/redirect-to-consent'
import { VisitorChat } from '../../features/chat/visitor-chat'
import { readMe } from '../../features/me/read-me'

export const metadata: Metadata = { robots: { index: false } }

type Props = { searchParams: SearchParams }

export default pausable(async function ChatRoomRoute({ searchParams }: Props) {
  const channelId = idOf((await searchParams)['id'])
  if (channelId === null) redirect(routes.chat.path())
  const me = await readMe(await serverApi(env))
  const here = roomPath(channelId)
  redirectToConsent(me, here)
  if (me === 'visitor') {
    return (
      <SitePage>
        <VisitorChat next={here} />
      </SitePage>
    )
  }
  return <ChatRoomPage me={me} channelId={channelId} />
})
