import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { safeNext } from '@doran/site/session'
import { serverApi } from '@doran/site/server'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from '../../env'
import { findMember, redirectTarget } from '../../features/sign-in/find-member'
import { oneOf, codeTicketOf, type SearchParams } from '../../features/sign-in/login-address'
import { SignUp } from '../../features/sign-in/sign-up'

export const metadata: Metadata = { robots: { index: false } }

export default async function SignUpRoute({ searchParams }: { searchParams: SearchParams }) {
  const given = await searchParams
  const next = safeNext(oneOf(given['next']))
  const member = await findMember(await serverApi(env), await cookies())
  if (member) redirect(redirectTarget(member, next))
  return (
    <SitePage>
      <SignUp next={next} ticket={codeTicketOf(given['ticket'])} />
    </SitePage>
  )
}
