import type { Genre } from '@doran/contract'
import { GenreChips } from '../../lib/genre-chips'
import { SearchForm } from './internal/search-form'
import { NO_WISHES } from './wishes'

/** The ways to a story that is not on the page: words, or a genre. */
export function FinderBar({ genres }: { genres: readonly Genre[] }) {
  return (
    <>
      <SearchForm wishes={NO_WISHES} />
      <GenreChips genres={genres} className="mt-3 md:flex-wrap" />
    </>
  )
}
