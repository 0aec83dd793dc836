import type { ReactNode } from 'react'
import type { Genre } from '@doran/contract'
import { GenreChips } from '../../lib/genre-chips'
import { genreSentence } from './genre-copy'

type GenrePageProps = {
  genre: Genre
  /** The genres that have a story. */
  genres: readonly Genre[]
  /** Its stories. */
  children: ReactNode
}

export function GenrePage({ genre, genres, children }: GenrePageProps) {
  const others = genres.filter((other) => other !== genre)
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <h1 className="text-h2 font-extrabold md:text-h1">{genre} 이야기</h1>
      <p className="prose-ko mt-2 max-w-story text-text-2">{genreSentence(genre)}</p>
      {children}
      {others.length > 0 && (
        <section aria-labelledby="other-genres" className="mt-14">
          <h2 id="other-genres" className="mb-4 text-h3 font-extrabold">
            다른 장르
          </h2>
          <GenreChips genres={others} className="flex-wrap" />
        </section>
      )}
    </div>
  )
}
