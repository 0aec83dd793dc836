import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { pausable, serverApi } from '@doran/site/server'
import { routes } from '@doran/site/core'
import { loginPath } from '@doran/site/session'
import { redirect } from 'next/navigation'
import { env } from '../../../env'
import { idOf, redirectPath, type SearchParams } from '../../../features/chat/chat-address'
import { ChatRedirectPage } from '../../../features/chat/chat-redirect-page'
import { redirectToConsent } from '../../../lib/redirect-to-consent'
import { readMe } from '../../../features/me/read-me'

export const metadata: Metadata = { robots: { index: false } }

type Props = { searchParams: SearchParams }

export default pausable(async function ChatRedirectRoute({ searchParams }: Props) {
  const profileId = idOf((await searchParams)['profileUUID'])
  if (profileId === null) redirect(routes.chat.path())
  const me = await readMe(await serverApi(env))
  const here = redirectPath(profileId)
  if (me === 'visitor') redirect(loginPath({ next: here, reason: 'chat' }))
  redirectToConsent(me, here)
  return (
    <SitePage>
      <ChatRedirectPage me={me} profileId={profileId} />
    </SitePage>
  )
})
