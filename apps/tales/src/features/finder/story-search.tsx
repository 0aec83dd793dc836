import type { Genre } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { SearchForm } from './internal/search-form'
import { WishFilters } from './internal/wish-filters'
import { StoryFinder, type StoryFinderProps } from './story-finder'

type StorySearchProps = StoryFinderProps & {
  /** The genres that have a story. */
  genres: Genre[]
}

/** The search in the stories: words, filters, and what fits them. All of it lives in the address. */
export function StorySearch({ genres, ...finder }: StorySearchProps) {
  const { wishes } = finder
  const shown = wishes.genre && !genres.includes(wishes.genre) ? [...genres, wishes.genre] : genres
  return (
    <>
      <div className="page pt-8 md:pt-12">
        <h1 className="mb-5 text-h2 font-extrabold">이야기 찾기</h1>
        <SearchForm wishes={wishes} />
        <div className="mt-4">
          <WishFilters page={routes.talesSearch.path()} wishes={wishes} genres={shown} />
        </div>
      </div>
      <StoryFinder {...finder} />
      {wishes.q !== '' && <Elsewhere q={wishes.q} />}
    </>
  )
}

/** Games, posts and people of the product are in the search over everything. */
function Elsewhere({ q }: { q: string }) {
  const href = `${routes.search.path()}?${new URLSearchParams({ q })}`
  return (
    <p className="page mt-10 text-sm text-text-2">
      <ZoneLink href={href} className="inline-flex min-h-11 items-center">
        놀이와 글에서도 ‘{q}’ 찾기
      </ZoneLink>
    </p>
  )
}
