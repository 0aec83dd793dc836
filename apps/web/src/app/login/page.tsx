import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { loginReasonCopy, safeNext } from '@doran/site/session'
import { serverApi } from '@doran/site/server'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { env } from '../../env'
import { findMember, listProviders, redirectTarget } from '../../features/sign-in/find-member'
import { oneOf, type SearchParams } from '../../features/sign-in/login-address'
import { LoginChoices } from '../../features/sign-in/login-choices'
import { loginErrorMessage } from '../../features/sign-in/login-messages'

export const metadata: Metadata = { robots: { index: false } }

export default async function LoginRoute({ searchParams }: { searchParams: SearchParams }) {
  const given = await searchParams
  const next = safeNext(oneOf(given['next']))
  const api = await serverApi(env)
  const [member, providers] = await Promise.all([
    findMember(api, await cookies()),
    listProviders(api),
  ])
  if (member) redirect(redirectTarget(member, next))
  return (
    <SitePage>
      <LoginChoices
        next={next}
        providers={providers}
        reason={loginReasonCopy(oneOf(given['reason']))}
        refusal={loginErrorMessage(oneOf(given['error']), oneOf(given['provider']))}
      />
    </SitePage>
  )
}
