import type { StorySessionCard } from '@doran/contract'
import { ZoneLink, readSoFar, routes } from '@doran/site/core'
import { Card, Cover, buttonClass } from '@doran/ui'

/** For someone whose story is open: where it stood, and the way back in. */
export function ContinueHero({ story }: { story: StorySessionCard }) {
  const { id, title, theme, lastSentence, turnCount } = story
  return (
    <Card as="section" aria-labelledby="continue-title" className="flex flex-col gap-5 sm:p-7">
      <div className="flex items-center gap-4">
        <div className="w-20 shrink-0">
          <Cover src={theme.cover.url} alt="" loading="eager" />
        </div>
        <div className="min-w-0">
          <p className="text-sm text-text-3">{readSoFar(turnCount)}</p>
          <h2 id="continue-title" className="mt-0.5 text-h3 font-extrabold text-text">
            {title ?? theme.title}
          </h2>
        </div>
      </div>
      <blockquote className="prose-ko m-0 border-l-2 border-ember pl-4 text-story text-text-2">
        {lastSentence}
      </blockquote>
      <ZoneLink
        href={routes.play.path({ id })}
        className={buttonClass({ size: 'large' }, 'self-start')}
      >
        이어서 읽기
      </ZoneLink>
    </Card>
  )
}
