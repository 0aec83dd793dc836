import type { Metadata } from 'next'
import { loginPath, safeNext } from '@doran/site/session'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { hasSession } from '../../../features/sign-in/find-member'
import { oneOf, type SearchParams } from '../../../features/sign-in/login-address'
import { AfterLogin } from '../../../features/sign-in/after-login'

export const metadata: Metadata = { robots: { index: false } }

export default async function AfterLoginRoute({ searchParams }: { searchParams: SearchParams }) {
  const given = await searchParams
  const next = safeNext(oneOf(given['next']))
  if (!hasSession(await cookies())) redirect(loginPath({ next }))
  return (
    <main id="main" tabIndex={-1}>
      <AfterLogin next={next} mayHaveReturned={given['returned'] === '1'} />
    </main>
  )
}
