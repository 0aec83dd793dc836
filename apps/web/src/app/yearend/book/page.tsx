import type { Metadata } from 'next'
import { RefreshOnReturn } from '@doran/site/core'
import { findable, pausable, serverApi } from '@doran/site/server'
import { env } from '../../../env'
import { BookLost } from '../../../features/yearend/book-lost'
import { BookPage } from '../../../features/yearend/book-page'
import { findYearBook, type BookQuery } from '../../../features/yearend/read-yearend'

export const metadata: Metadata = {
  robots: { index: false },
  openGraph: { title: '연말책', description: '한 해를 모은 열 쪽짜리 책이에요.' },
}

type PageProps = { searchParams: Promise<BookQuery> }

async function YearBookRoute({ searchParams }: PageProps) {
  const book = await findYearBook(await serverApi(env), await searchParams)
  return (
    book && (
      <>
        <RefreshOnReturn />
        <BookPage book={book} />
      </>
    )
  )
}

export default pausable(findable(YearBookRoute, BookLost))
