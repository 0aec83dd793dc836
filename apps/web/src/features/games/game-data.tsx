import type { GameDetail } from '@doran/contract'
import { env } from '../../env'
import { gamePath } from '../../lib/game-paths'
import { StructuredData } from '@doran/site/server'

const TYPES = {
  psytest: 'Quiz',
  worldcup: 'Game',
  tier: 'Game',
  quiz: 'Quiz',
  branch: 'Game',
  tomato: 'Game',
} as const

type GameDataProps = { game: GameDetail; nonce: string | undefined }

/** What search engines read of a game. */
export function GameData({ game, nonce }: GameDataProps) {
  const data = {
    '@context': 'https://schema.org',
    '@type': TYPES[game.kind],
    name: game.title,
    description: game.subtitle,
    keywords: game.tags.join(', '),
    inLanguage: 'ko',
    isAccessibleForFree: true,
    typicalAgeRange: game.ageRating === 'all' ? '0-' : `${game.ageRating}-`,
    timeRequired: `PT${game.minutes}M`,
    datePublished: game.publishedAt,
    dateModified: game.version.publishedAt,
    image: `${env.publicOrigin}${game.linkImage}`,
    url: `${env.publicOrigin}${gamePath(game.id)}`,
  }
  return <StructuredData data={data} nonce={nonce} />
}
