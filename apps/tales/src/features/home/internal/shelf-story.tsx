import type { ThemeCard } from '@doran/contract'
import { ZoneLink, lengthName, ratingLabel, routes } from '@doran/site/core'
import { Cover } from '@doran/ui'
import { QuickLook } from '../../../lib/quick-look'

type ShelfStoryProps = { theme: ThemeCard; rank?: number }

/** One story in a line of a shelf. All of it leads to the story but the button for its first sentences. */
export function ShelfStory({ theme, rank }: ShelfStoryProps) {
  return (
    <article className="corner-card group relative flex h-full gap-4 bg-surface-1 p-3 transition-colors duration-(--motion-state) hover:bg-surface-2">
      <div className="w-24 shrink-0">
        <Cover src={theme.cover.url} alt="" />
      </div>
      <div className="flex min-w-0 grow flex-col">
        <ZoneLink
          href={routes.theme.path({ id: theme.id })}
          className="rounded-small no-underline after:absolute after:inset-0"
        >
          <span className="line-clamp-2 font-semibold group-hover:underline">
            {rank && <span className="mr-1.5 text-ember tabular-nums">{rank}위</span>}
            {theme.hook}
          </span>
          <span className="mt-0.5 block truncate text-sm text-text-2">{theme.title}</span>
        </ZoneLink>
        <p className="truncate text-sm text-text-3">
          {theme.genre} · {lengthName(theme.length)} · {ratingLabel(theme.ageRating)}
        </p>
        <div className="relative mt-auto w-fit pt-1">
          <QuickLook theme={theme} />
        </div>
      </div>
    </article>
  )
}
