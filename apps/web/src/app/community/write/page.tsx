import type { Metadata } from 'next'
import { routes } from '@doran/site/core'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { readComposerAddress } from '../../../features/composer/composer-address'
import { ComposerPage } from '../../../features/composer/composer-page'
import { readComposer } from '../../../features/composer/read-composer'
import { VisitorComposer } from '../../../features/composer/visitor-composer'
import { readMe } from '../../../features/me/read-me'
import type { AddressQuery } from '../../../lib/address-value'
import { attachPath } from '../../../lib/attach-path'
import { postPath, writePath } from '../../../lib/community-paths'
import { redirectToConsent } from '../../../lib/redirect-to-consent'

export const metadata: Metadata = { robots: { index: false } }

type PageProps = { searchParams: Promise<AddressQuery> }

const BAR = { back: { href: routes.community.path(), label: '커뮤니티' } }

export default pausable(
  findable(async function WriteRoute({ searchParams }: PageProps) {
    const address = readComposerAddress(await searchParams)
    const next = address.attach
      ? attachPath(address.attach)
      : writePath(address.postId ?? undefined)
    const api = await serverApi(env)
    const me = await readMe(api)
    redirectToConsent(me, next)
    if (me === 'visitor')
      return (
        <SitePage bar={BAR} className="page grid min-h-[64dvh] place-items-center">
          <VisitorComposer next={next} />
        </SitePage>
      )
    const content = await readComposer(api, address)
    if (content === null) return null
    const isFirstDay = me !== null && me.firstDayUntil !== null
    return (
      <SitePage
        bar={address.postId ? { back: { href: postPath(address.postId), label: '글' } } : BAR}
      >
        <ComposerPage key={next} {...content} isFirstDay={isFirstDay} />
      </SitePage>
    )
  }),
)
