import type { StorySessionCard } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { Cover } from '@doran/ui'

/** The other open stories. */
export function ContinueRow({ stories }: { stories: readonly StorySessionCard[] }) {
  return (
    <section aria-labelledby="more-stories" className="page py-8">
      <h2 id="more-stories" className="text-h2 font-extrabold text-text">
        읽던 이야기
      </h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {stories.map(({ id, title, theme, lastSentence }) => (
          <li key={id}>
            <ZoneLink
              href={routes.play.path({ id })}
              className="corner-card flex h-full items-center gap-4 bg-surface-1 p-4 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
            >
              <div className="w-12 shrink-0">
                <Cover src={theme.cover.url} alt="" />
              </div>
              <div className="min-w-0">
                <p className="truncate font-semibold text-text">{title ?? theme.title}</p>
                <p className="mt-0.5 line-clamp-2 text-sm text-text-2">{lastSentence}</p>
              </div>
            </ZoneLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
