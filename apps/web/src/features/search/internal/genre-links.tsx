import { GENRES } from '@doran/contract/names'
import { ChipGroup, ChipLink } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { searchHref } from '../search-address'

/** For who has no words yet. */
export function GenreLinks() {
  return (
    <section aria-labelledby="genres" className="mt-10">
      <h2 id="genres" className="text-h3 font-extrabold">
        장르로 찾기
      </h2>
      <ChipGroup label="장르" className="mt-3 flex-wrap">
        {GENRES.map((genre) => (
          <ChipLink key={genre} href={searchHref({ q: genre })} renderLink={renderLink}>
            {genre}
          </ChipLink>
        ))}
      </ChipGroup>
    </section>
  )
}
