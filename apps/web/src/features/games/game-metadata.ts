import type { Metadata } from 'next'
import type { FinishedPlay, GameDetail } from '@doran/contract'
import { ratingLabel } from '@doran/site/core'
import { gamePath } from '../../lib/game-paths'
import { kindLabel, minutesLabel } from '../../lib/game-words'

const SIZE = { width: 1200, height: 630 } as const

/** What links to a game show. */
export function gameMetadata(game: GameDetail): Metadata {
  const { title, subtitle, kind, minutes, ageRating, linkImage, cover } = game
  const facts = [kindLabel(kind), minutesLabel(minutes), ratingLabel(ageRating)].join(' · ')
  return {
    openGraph: {
      type: 'article',
      title,
      description: `${subtitle} ${facts}`,
      images: [{ url: linkImage, ...SIZE, alt: cover.alt }],
    },
    twitter: { card: 'summary_large_image' },
    alternates: { canonical: gamePath(game.id) },
  }
}

/** What links to a shared result show. It is one person's: no search engine lists it. */
export function resultMetadata({ game, card, linkImage }: FinishedPlay): Metadata {
  return {
    robots: { index: false },
    openGraph: {
      type: 'article',
      title: `${card.title} | ${game.title}`,
      description: card.line,
      images: [{ url: linkImage, ...SIZE, alt: card.picture?.alt ?? card.title }],
    },
    twitter: { card: 'summary_large_image' },
    alternates: { canonical: gamePath(game.id) },
  }
}
