import type { GameCard } from '@doran/contract'
import { LinkButton, type ButtonLook } from '@doran/ui'
import { playPath, type PlayWay } from '../../../../lib/game-paths'
import { renderLink } from '../../../../lib/render-link'
import { LazyRatedStartLink } from './lazy-rated-start-link'

export type StartLinkProps = ButtonLook & {
  game: Pick<GameCard, 'id' | 'kind' | 'ageRating'>
  way?: PlayWay | undefined
  className?: string
  children: string
}

/** Into the player; of what is rated 15 after the age is known. */
export function StartLink({ game, way, children, ...look }: StartLinkProps) {
  const href = playPath(game, way)
  if (game.ageRating === '15')
    return (
      <LazyRatedStartLink {...look} gameId={game.id} href={href}>
        {children}
      </LazyRatedStartLink>
    )
  return (
    <LinkButton {...look} href={href} renderLink={renderLink}>
      {children}
    </LinkButton>
  )
}
