import type { Genre } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { Badge } from '@doran/ui'

/** A theme's genre among its badges, which leads to the others of its kind. */
export function GenreLink({ genre }: { genre: Genre }) {
  return (
    <ZoneLink
      href={routes.genre.path({ genre })}
      className="group -my-2.5 inline-flex min-h-11 items-center rounded-small no-underline"
    >
      <Badge tone="ember" className="group-hover:underline">
        {genre}
      </Badge>
    </ZoneLink>
  )
}
