import type { PublicProfile } from '@doran/contract'
import { routes } from '@doran/site/core'
import { env } from '../../env'
import { StructuredData } from '@doran/site/server'

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
  return <StructuredData data={data} nonce={nonce} />
}
