import type { PublicProfile } from '@doran/contract'
import { routes } from '@doran/site/core'
import { env } from '../../env'

type CreatorDataProps = {
  profile: PublicProfile
  picture: string | null
  nonce: string | undefined
}

/** What search engines read: schema.org's ProfilePage. */
export function CreatorData({ profile, picture, nonce }: CreatorDataProps) {
  const { id, name, description } = profile
  const url = `${env.publicOrigin}${routes.creator.path({ profileUUID: id })}`
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    inLanguage: 'ko',
    url,
    mainEntity: {
      '@type': 'Person',
      identifier: id,
      name,
      url,
      ...(description && { description }),
      ...(picture && { image: picture }),
    },
  }
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
