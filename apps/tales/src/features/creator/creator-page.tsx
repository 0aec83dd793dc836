import type { GameCard } from '@doran/contract'
import { routes } from '@doran/site/core'
import { Avatar, Badge, EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { CreatorActions } from './internal/creator-actions'
import { CreatorGames } from './internal/creator-games'
import type { SeenProfile } from './internal/seen-profile'

type CreatorPageProps = {
  profile: SeenProfile
  /** Its address. */
  picture: string | null
  games: readonly GameCard[]
}

export function CreatorPage({ profile, picture, games }: CreatorPageProps) {
  const { name, description, frame, isOfficial } = profile
  return (
    <article className="page pt-8 md:pt-14">
      <header className="flex flex-col items-center gap-x-10 text-center md:flex-row md:text-left">
        <div className="glow-ember shrink-0">
          <Avatar
            src={picture}
            name={name}
            frame={frame}
            size={96}
            className="ring-1 ring-line-strong md:size-40 md:text-hero"
          />
        </div>
        <div className="mt-5 w-full min-w-0 md:mt-0">
          <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 md:justify-start">
            <h1 className="min-w-0 text-h2 font-extrabold break-words md:text-h1">{name}</h1>
            {isOfficial && <Badge tone="ember">공식</Badge>}
          </div>
          <p
            className={`prose-ko mx-auto mt-2 max-w-story whitespace-pre-line md:mx-0 ${description ? 'text-text-2' : 'text-text-3'}`}
          >
            {description || '아직 소개가 없어요.'}
          </p>
          <CreatorActions profile={profile} />
        </div>
      </header>
      {games.length > 0 ? (
        <CreatorGames games={games} />
      ) : (
        <section className="relative corner-card mt-10 bg-surface-1 md:mt-14">
          <EmptyState
            title="아직 공개한 이야기가 없어요."
            actions={
              <LinkButton href={routes.tales.path()} kind="secondary" renderLink={renderLink}>
                이야기 둘러보기
              </LinkButton>
            }
          />
        </section>
      )}
    </article>
  )
}
