import type { StorySessionCard } from '@doran/contract'
import { ZoneLink, readSoFar, routes } from '@doran/site/core'
import { ThemeSpot } from '../../lib/theme-spot'
import { Cover } from '@doran/ui'

export function ContinueRow({ stories }: { stories: StorySessionCard[] }) {
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="continue" className="page mt-6 mb-10">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="continue" className="text-h3 font-extrabold">
          읽던 이야기
        </h2>
        <ZoneLink
          href={routes.myTales.path()}
          className="inline-flex min-h-11 items-center rounded-small px-1 text-sm font-semibold text-text-2 no-underline hover:text-text hover:underline"
        >
          모두 보기
        </ZoneLink>
      </div>
      <ul className="scroll-row -mx-1 mt-2 gap-3 px-1 py-1">
        {stories.map((story, index) => (
          <ThemeSpot
            key={story.id}
            themeId={story.theme.id}
            shelf="continue"
            position={index + 1}
            className="w-[min(84vw,340px)] shrink-0"
          >
            <ContinueCard story={story} />
          </ThemeSpot>
        ))}
      </ul>
    </section>
  )
}

function ContinueCard({ story }: { story: StorySessionCard }) {
  return (
    <ZoneLink
      href={routes.play.path({ id: story.id })}
      className="corner-mine flex h-full gap-4 bg-surface-1 p-4 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
    >
      <div className="w-16 shrink-0">
        <Cover src={story.theme.cover.url} alt="" />
      </div>
      <div className="flex min-w-0 flex-col">
        <p className="truncate font-semibold">{story.title ?? story.theme.title}</p>
        <p className="prose-ko mt-1 line-clamp-2 text-sm text-text-2">{story.lastSentence}</p>
        <p className="mt-auto pt-2 text-sm text-text-3 tabular-nums">{progressWords(story)}</p>
      </div>
    </ZoneLink>
  )
}

function progressWords({ ending, turnCount }: StorySessionCard): string {
  if (ending) return `결말 ‘${ending.title}’`
  return readSoFar(turnCount)
}
