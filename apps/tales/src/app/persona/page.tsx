import type { Metadata } from 'next'
import { routes } from '@doran/site/core'
import { pausable } from '@doran/site/server'
import { WhileSignedIn } from '@doran/site/session'
import { SitePage } from '@doran/site/shell'
import { PersonaPage } from '../../features/persona/persona-page'
import { readMember } from '../../lib/read-member'
import { talesApi } from '../../lib/tales-api'

export const metadata: Metadata = {
  robots: { index: false },
  openGraph: {
    title: '페르소나',
    description: '이야기 속의 나를 정해 두고, 이야기를 시작할 때 골라요.',
  },
}

export default pausable(async function PersonaRoute() {
  const api = await talesApi()
  const me = await readMember(api)
  const page = <PersonaPage first={await api.call('GET /v1/persona', {})} />
  return (
    <SitePage bar={{ back: { href: routes.myTales.path(), label: '내 이야기' } }}>
      {me ? (
        <WhileSignedIn memberId={me.id} next={routes.personas.path()}>
          {page}
        </WhileSignedIn>
      ) : (
        page
      )}
    </SitePage>
  )
})
