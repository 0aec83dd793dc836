import type { StorySessionCard } from '@doran/contract'
import { formatMoment } from '@doran/site/core'
import { Button, Cover } from '@doran/ui'
import { StoryBadges } from './story-badges'
import { progressWords, storyTitle } from './story-words'

type DeletedStoryEntryProps = { story: StorySessionCard; now: string; onRestore: () => void }

/** A story that was deleted: it is not read, but restored. */
export function DeletedStoryEntry({ story, now, onRestore }: DeletedStoryEntryProps) {
  const { id, title, theme, restorableUntil } = story
  const name = storyTitle(story)
  return (
    <li data-entry={id} className="corner-card flex gap-4 bg-surface-1 p-3">
      <div className="w-18 shrink-0 opacity-60 sm:w-22">
        <Cover src={theme.cover.url} alt="" />
      </div>
      <div className="flex min-w-0 grow flex-col">
        <p className="truncate text-sm text-text-3">{title === null ? theme.genre : theme.title}</p>
        <h3 className="prose-ko mt-0.5 font-extrabold">{name}</h3>
        <p className="prose-ko mt-1 text-sm text-text-2">{progressWords(story)}</p>
        <StoryBadges story={story} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-2">
          <p className="prose-ko text-sm text-text-3 tabular-nums">
            {restorableUntil &&
              `${formatMoment(new Date(restorableUntil), new Date(now))}까지 되살릴 수 있어요`}
          </p>
          <Button kind="secondary" aria-label={`${name} 되살리기`} onClick={onRestore}>
            되살리기
          </Button>
        </div>
      </div>
    </li>
  )
}
