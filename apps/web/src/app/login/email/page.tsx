import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { routes } from '@doran/site/core'
import { safeNext } from '@doran/site/session'
import { serverApi } from '@doran/site/server'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from '../../../env'
import { EmailLogin } from '../../../features/sign-in/email-login'
import { findMember, redirectTarget } from '../../../features/sign-in/find-member'
import {
  oneOf,
  codeTicketOf,
  withNext,
  type SearchParams,
} from '../../../features/sign-in/login-address'

const WAYS = ['password', 'short-time', 'forgotten'] as const

export const metadata: Metadata = { robots: { index: false } }

export default async function EmailLoginRoute({ searchParams }: { searchParams: SearchParams }) {
  const given = await searchParams
  const next = safeNext(oneOf(given['next']))
  const member = await findMember(await serverApi(env), await cookies())
  if (member) redirect(redirectTarget(member, next))
  return (
    <SitePage
      bar={{ back: { href: withNext(routes.login.path(), next), label: '로그인 방법 선택으로' } }}
    >
      <EmailLogin
        next={next}
        way={WAYS.find((way) => way === given['way']) ?? 'password'}
        resetCodeTicket={codeTicketOf(given['reset'])}
      />
    </SitePage>
  )
}
