'use client'

import { useState, type ReactNode } from 'react'
import type { YearBook } from '@doran/contract'
import { routes, useLazyComponent } from '@doran/site/core'
import { Badge, IconButton, ImmersiveBar } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { bookName, PAGE_NAMES } from '../year-words'
import { BookActions } from './book-actions'
import { BookStage } from './book-stage'
import { useBook } from './use-book'
import { useOpened } from './use-opened'
import { usePageTurning } from './use-page-turning'

const loadPages = () => import('./page-list-sheet').then((module) => module.PageListSheet)

export type BookReaderProps = {
  book: YearBook
  /** By the number of the page. */
  pictures: Record<number, ReactNode>
}

/** The book, a page at a time; nothing turns by itself. */
export function BookReader({ book: given, pictures }: BookReaderProps) {
  const acts = useBook(given)
  useOpened(given)
  const { book } = acts
  const [isListing, setIsListing] = useState(false)
  const PageListSheet = useLazyComponent(isListing, loadPages)
  const { pages, isMine, title } = book
  const turning = usePageTurning(pages.map(({ page, alt }) => `${PAGE_NAMES[page.kind]}. ${alt}`))
  const current = pages[turning.at]
  return (
    <div className="flex min-h-dvh w-full flex-col bg-bg text-text">
      <ImmersiveBar
        title={bookName(book)}
        closeHref={routes.yearend.path()}
        closeLabel="책 덮기"
        progress={{
          value: pages.length === 0 ? 0 : turning.at + 1,
          max: Math.max(1, pages.length),
          label: `${pages.length === 0 ? 0 : turning.at + 1} / ${pages.length}`,
        }}
        menu={
          <IconButton
            icon="menu"
            label="쪽 목록"
            aria-haspopup="dialog"
            onClick={() => setIsListing(true)}
          />
        }
        renderLink={renderLink}
      />
      <main id="main" tabIndex={-1} className="flex grow flex-col items-center pb-4">
        <h1 className="sr-only">{title}</h1>
        {current ? (
          <>
            <BookStage turning={turning} pages={pages} pictures={pictures} />
            <div className="mt-2 flex items-center gap-2">
              <IconButton
                icon="chevron"
                label="이전 쪽"
                disabled={turning.at === 0}
                onClick={() => turning.turnBy(-1)}
                className="rotate-180"
              />
              <p className="flex min-w-44 flex-wrap items-center justify-center gap-2 text-sm text-text-2">
                {PAGE_NAMES[current.page.kind]}
                {isMine && !current.isShown && <Badge>나만 보는 쪽</Badge>}
              </p>
              <IconButton
                icon="chevron"
                label="다음 쪽"
                disabled={turning.at === turning.last}
                onClick={() => turning.turnBy(1)}
              />
            </div>
            <BookActions acts={acts} current={current} />
          </>
        ) : (
          <p className="prose-ko my-auto p-8 text-center text-text-2">
            지금은 보여 주는 쪽이 없는 책이에요.
          </p>
        )}
      </main>
      {PageListSheet && (
        <PageListSheet
          isOpen={isListing}
          onOpenChange={setIsListing}
          acts={acts}
          at={turning.at}
          onTurn={turning.turnTo}
        />
      )}
    </div>
  )
}
