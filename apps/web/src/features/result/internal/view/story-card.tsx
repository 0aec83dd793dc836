import type { ThemeCard } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'

/** The story that a result leads to. */
export function StoryCard({ theme }: { theme: ThemeCard }) {
  const { id, title, hook, genre, cover } = theme
  return (
    <ZoneLink
      href={routes.theme.path({ id })}
      className="corner-card flex max-w-story items-center gap-4 bg-surface-1 p-4 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2"
    >
      <img
        src={cover.url}
        alt=""
        width={300}
        height={400}
        loading="lazy"
        className="corner-image block aspect-3/4 w-20 shrink-0 bg-surface-2 object-cover"
      />
      <span className="min-w-0">
        <span className="block text-sm text-text-3">{genre}</span>
        <span className="prose-ko block font-extrabold text-text">{title}</span>
        <span className="prose-ko mt-1 block text-sm text-text-2">{hook}</span>
      </span>
    </ZoneLink>
  )
}
