import type { ThemeCard } from '@doran/contract'
import { ZoneLink, lengthLabel, ratingLabel, routes } from '@doran/site/core'
import { Cover } from '@doran/ui'

/** One story as a cover and its hook: for shelves and lists. */
export function ThemeTile({ theme }: { theme: ThemeCard }) {
  return (
    <ZoneLink
      href={routes.theme.path({ id: theme.id })}
      className="group block rounded-small no-underline"
    >
      <Cover src={theme.cover.url} alt={theme.cover.alt} />
      <p className="mt-3 font-semibold group-hover:underline">{theme.hook}</p>
      <p className="mt-1 text-sm text-text-2">{theme.title}</p>
      <p className="mt-1 text-sm text-text-3">
        {theme.genre} · {ratingLabel(theme.ageRating)} · {lengthLabel(theme.length)}
      </p>
    </ZoneLink>
  )
}
