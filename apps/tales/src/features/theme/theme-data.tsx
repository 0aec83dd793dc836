import type { ThemeDetail } from '@doran/contract'
import { routes } from '@doran/site/core'
import { env } from '../../env'
import { StructuredData } from '@doran/site/server'

type ThemeDataProps = { theme: ThemeDetail; nonce: string | undefined }

/** What search engines read: schema.org's CreativeWork. */
export function ThemeData({ theme, nonce }: ThemeDataProps) {
  const { rating } = theme.stats
  const data = {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: theme.title,
    abstract: theme.hook,
    genre: theme.genre,
    keywords: theme.tags.join(', '),
    inLanguage: 'ko',
    isAccessibleForFree: true,
    typicalAgeRange: theme.ageRating === 'all' ? '0-' : `${theme.ageRating}-`,
    datePublished: theme.publishedAt,
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
    image: `${env.publicOrigin}${theme.linkImage}`,
    url: `${env.publicOrigin}${routes.theme.path({ id: theme.id })}`,
  }
  return <StructuredData data={data} nonce={nonce} />
}
