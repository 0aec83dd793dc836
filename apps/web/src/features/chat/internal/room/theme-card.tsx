import type { ChatItem } from '@doran/contract'
import { ZoneLink, ratingLabel, routes } from '@doran/site/core'
import { Cover } from '@doran/ui'

/** A story that somebody sent; where it can no longer be read, it says so. */
export function ThemeCard({ theme, isMine }: { theme: ChatItem['theme']; isMine: boolean }) {
  const corner = isMine ? 'corner-mine' : 'corner-card'
  if (!theme) {
    return (
      <p className={`${corner} bg-surface-2 px-4 py-3 text-text-2`}>지금은 볼 수 없는 이야기예요</p>
    )
  }
  return (
    <ZoneLink
      href={routes.theme.path({ id: theme.id })}
      className={`${corner} flex w-[260px] max-w-full gap-3 border border-line bg-surface-1 p-3 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2`}
    >
      <span className="w-14 shrink-0">
        <Cover src={theme.cover.url} alt="" />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="line-clamp-2 font-semibold text-text">{theme.title}</span>
        <span className="mt-0.5 line-clamp-1 text-sm text-text-2">{theme.hook}</span>
        <span className="mt-auto pt-1 text-sm text-text-3">
          {theme.genre} · {ratingLabel(theme.ageRating)}
        </span>
      </span>
    </ZoneLink>
  )
}
