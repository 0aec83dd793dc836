import type { Genre } from '@doran/contract'
import { routes } from '@doran/site/core'
import { ChipGroup, ChipLink } from '@doran/ui'
import { renderLink } from './render-link'

type GenreChipsProps = { genres: readonly Genre[]; className?: string }

/** Each genre leads to its own page. */
export function GenreChips({ genres, className }: GenreChipsProps) {
  return (
    <ChipGroup label="장르" {...(className !== undefined && { className })}>
      {genres.map((genre) => (
        <ChipLink key={genre} href={routes.genre.path({ genre })} renderLink={renderLink}>
          {genre}
        </ChipLink>
      ))}
    </ChipGroup>
  )
}
