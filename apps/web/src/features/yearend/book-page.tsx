import type { YearBook } from '@doran/contract'
import { BookReader } from './internal/book/book-reader'
import { PagePicture } from './internal/pages/page-picture'

/** A year's book, page by page. Pages are drawn here: the reader's script knows nothing of how. */
export function BookPage({ book }: { book: YearBook }) {
  const pictures = Object.fromEntries(
    book.pages.map(({ number, page, alt }) => [
      number,
      <PagePicture key={number} page={page} alt={alt} />,
    ]),
  )
  return <BookReader key={book.shareCode} book={book} pictures={pictures} />
}
