import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { routes } from '@doran/site/core'
import { PRIVACY_ROWS } from '../../areas/web-areas'
import { env } from '../../env'
import { LegalPage } from '../../features/legal/legal-page'
import { privacyText } from '../../features/legal/privacy'
import { TERMS } from '../../features/legal/terms'

const PRIVACY = privacyText(env.contactEmail, PRIVACY_ROWS)

export const metadata: Metadata = {
  openGraph: { title: `도란 ${PRIVACY.title}`, description: PRIVACY.lead },
  alternates: { canonical: routes.privacy.path() },
}

export default function PrivacyRoute() {
  return (
    <SitePage>
      <LegalPage
        text={PRIVACY}
        other={{ href: routes.terms.path(), title: TERMS.title }}
        business={env.businessLine}
      />
    </SitePage>
  )
}
