import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { routes } from '@doran/site/core'
import { env } from '../../env'
import { LegalPage } from '../../features/legal/legal-page'
import { PRIVACY_TITLE } from '../../features/legal/privacy'
import { TERMS } from '../../features/legal/terms'

export const metadata: Metadata = {
  openGraph: { title: `도란 ${TERMS.title}`, description: TERMS.lead },
  alternates: { canonical: routes.terms.path() },
}

export default function TermsRoute() {
  return (
    <SitePage>
      <LegalPage
        text={TERMS}
        other={{ href: routes.privacy.path(), title: PRIVACY_TITLE }}
        business={env.businessLine}
      />
    </SitePage>
  )
}
