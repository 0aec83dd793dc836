import type { StorySessionCard } from '@doran/contract'
import { ZoneLink, formatAgo, routes } from '@doran/site/core'
import { Cover, IconButton } from '@doran/ui'
import { StoryBadges } from './story-badges'
import { progressWords, storyTitle } from './story-words'

type StoryEntryProps = { story: StorySessionCard; now: string; onMenu: () => void }

/** A story of one's own; all of it leads on to where it was left. */
export function StoryEntry({ story, now, onMenu }: StoryEntryProps) {
  const { id, title, theme, lastSentence, lastAt, status } = story
  const name = storyTitle(story)
  return (
    <li
      data-entry={id}
      className="group relative corner-card flex gap-4 bg-surface-1 p-3 transition-colors duration-(--motion-state) hover:bg-surface-2"
    >
      <div className="w-18 shrink-0 sm:w-22">
        <Cover src={theme.cover.url} alt="" />
      </div>
      <div className="flex min-w-0 grow flex-col">
        <div className="flex items-start gap-1">
          <div className="min-w-0 grow">
            <p className="truncate text-sm text-text-3">
              {title === null ? theme.genre : theme.title}
            </p>
            <h3 className="mt-0.5">
              <ZoneLink
                href={routes.play.path({ id })}
                className="prose-ko font-extrabold text-text no-underline group-hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {name}
              </ZoneLink>
            </h3>
          </div>
          <div className="relative z-10 -mt-1 -mr-1 shrink-0">
            <IconButton
              icon="more"
              label={`${name} 메뉴`}
              aria-haspopup="dialog"
              onClick={onMenu}
            />
          </div>
        </div>
        <p className="prose-ko mt-1 line-clamp-2 text-sm text-text-2">{lastSentence}</p>
        <StoryBadges story={story} />
        <p className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-2 text-sm text-text-3 tabular-nums">
          <span>
            {progressWords(story)} ·{' '}
            <time dateTime={lastAt}>{formatAgo(new Date(lastAt), new Date(now))}</time>
          </span>
          {status === 'active' && (
            <span aria-hidden="true" className="font-semibold text-ember">
              이어서 읽기
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
