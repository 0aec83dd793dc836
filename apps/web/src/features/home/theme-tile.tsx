import type { ThemeCard } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { Cover } from '@doran/ui'

export function ThemeTile({ theme }: { theme: ThemeCard }) {
  return (
    <ZoneLink href={routes.theme.path({ id: theme.id })} className="group block no-underline">
      <Cover src={theme.cover.url} alt="" />
      <p className="mt-3 font-extrabold text-text group-hover:underline">{theme.title}</p>
      <p className="mt-1 text-sm text-text-2">{theme.hook}</p>
    </ZoneLink>
  )
}
