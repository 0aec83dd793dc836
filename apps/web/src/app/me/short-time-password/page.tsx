import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { loginPath } from '@doran/site/session'
import { routes } from '@doran/site/core'
import { pausable, serverApi } from '@doran/site/server'
import { redirect } from 'next/navigation'
import { env } from '../../../env'
import { readMe } from '../../../features/me/read-me'
import { ShortTimePage } from '../../../features/me/short-time-page'

export const metadata: Metadata = { robots: { index: false } }

export default pausable(async function ShortTimePasswordRoute() {
  const me = await readMe(await serverApi(env))
  if (me === 'visitor')
    redirect(loginPath({ next: routes.shortTimePassword.path(), reason: 'required' }))
  return (
    <SitePage bar={{ back: { href: routes.me.path(), label: '내 정보로' }, area: AREA }}>
      <ShortTimePage me={me} />
    </SitePage>
  )
})

const AREA = { name: '일회용 로그인 번호', href: routes.shortTimePassword.path() }
