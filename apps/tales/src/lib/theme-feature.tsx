import type { ReactNode } from 'react'
import type { ThemeCard } from '@doran/contract'
import { ThemeWarnings, lengthLabel, ratingLabel, routes } from '@doran/site/core'
import { Badge, Cover, LinkButton } from '@doran/ui'
import { GenreLink } from './genre-link'
import { renderLink } from './render-link'

type ThemeFeatureProps = {
  theme: ThemeCard
  /** Before the way to the theme's page: what matters more here. */
  lead?: ReactNode
  aside?: ReactNode
  /** The heading level that fits the page's outline. */
  level?: 2 | 3
}

/** One story shown large: for places where few stand. */
export function ThemeFeature({ theme, lead, aside, level = 3 }: ThemeFeatureProps) {
  const Heading = `h${level}` as const
  return (
    <article className="corner-card flex gap-5 bg-surface-1 p-4 md:gap-8 md:p-6">
      <div className="w-24 shrink-0 md:w-40">
        <Cover src={theme.cover.url} alt={theme.cover.alt} />
      </div>
      <div className="flex min-w-0 flex-col items-start">
        <p className="text-h3 font-extrabold text-balance md:text-h2">{theme.hook}</p>
        <Heading className="mt-2 font-semibold text-text-2">{theme.title}</Heading>
        <ThemeBadges theme={theme} />
        <ThemeWarnings theme={theme} className="mt-3" />
        <div className="mt-auto flex flex-wrap gap-2 pt-5">
          {lead}
          <LinkButton
            href={routes.theme.path({ id: theme.id })}
            kind={lead ? 'secondary' : 'primary'}
            renderLink={renderLink}
          >
            자세히 보기
          </LinkButton>
          {aside}
        </div>
      </div>
    </article>
  )
}

export function ThemeBadges({ theme }: { theme: ThemeCard }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5">
      <GenreLink genre={theme.genre} />
      <Badge>{ratingLabel(theme.ageRating)}</Badge>
      <Badge>{lengthLabel(theme.length)}</Badge>
      <Badge>결말 {theme.endingCount}개</Badge>
    </div>
  )
}
