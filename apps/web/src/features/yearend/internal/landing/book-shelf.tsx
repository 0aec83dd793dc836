import type { YearBookCard } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { PagePicture } from '../pages/page-picture'
import { numberOf } from '../pages/sheet'
import { yearBookPath } from '../../year-paths'

type BookShelfProps = {
  title: string
  books: readonly YearBookCard[]
  /** Said where there is none; without it nothing is. */
  empty?: string
}

/** Covers in a row; what a book holds decides none of them, so that a shelf asks for no book. */
export function BookShelf({ title, books, empty }: BookShelfProps) {
  if (books.length === 0 && empty === undefined) return null
  return (
    <section className="mt-12" aria-label={title}>
      <h2 className="text-h2 font-extrabold">{title}</h2>
      {books.length === 0 ? (
        <p className="prose-ko mt-2 text-text-2">{empty}</p>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
          {books.map((book) => (
            <li key={book.shareCode}>
              <ZoneLink href={yearBookPath(book)} className="block text-text no-underline">
                <span aria-hidden="true" className="corner-card block overflow-clip">
                  <PagePicture page={coverOf(book)} alt="" />
                </span>
                <span className="mt-2 block font-semibold">{book.title}</span>
                <span className="block text-sm text-text-3">
                  {book.name === null ? '' : `${book.name}, `}
                  {book.year}년
                </span>
              </ZoneLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const coverOf = ({ year, name, title, shareCode }: YearBookCard) =>
  ({
    kind: 'cover',
    year,
    name: name ?? '',
    title,
    subtitle: '',
    seed: numberOf(shareCode),
    size: 'little',
  }) as const
