'use client'

import { useState } from 'react'
import type { YearBook } from '@doran/contract'
import { ShareButton } from '@doran/engagement'
import { routes, useEventLog, useLazyComponent, useRuntimeConfig } from '@doran/site/core'
import { Button, LinkButton } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { useFocusKept } from '../../../../lib/use-focus-kept'
import { yearBookPath } from '../../year-paths'
import { bookName } from '../year-words'
import { FirstShare } from './first-share'
import type { BookActs } from './use-book'

type BookActionsProps = { acts: BookActs; current: YearBook['pages'][number] }

const loadWriting = () => import('./writing-sheet').then((module) => module.WritingSheet)
const loadReport = () => import('@doran/site/safety').then((module) => module.ReportSheet)
const loadSaving = () => import('./save-sheet').then((module) => module.SaveSheet)

/** What can be done with the open page and with the book; only its owner fills pages and shares it. */
export function BookActions({ acts, current }: BookActionsProps) {
  const { book } = acts
  const [isSaving, setIsSaving] = useState(false)
  const [isWriting, setIsWriting] = useState(false)
  const [isReporting, setIsReporting] = useState(false)
  const ReportSheet = useLazyComponent(isReporting, loadReport)
  const SaveSheet = useLazyComponent(isSaving, loadSaving)
  const WritingSheet = useLazyComponent(isWriting, loadWriting)
  const { publicOrigin } = useRuntimeConfig()
  const log = useEventLog()
  const writing = book.isMine ? writingOf(current.page) : null
  useFocusKept(writing !== null)
  const logShare = (way: 'device' | 'copy' | 'save-picture' | 'save-pdf') =>
    log.log({
      type: 'share',
      object: 'year_book',
      object_name: String(book.year),
      object_attributes: { way },
    })
  const isLast = current.page.kind === 'back'
  return (
    <div className="page mt-2 flex flex-wrap justify-center gap-2">
      {writing !== null && (
        <Button aria-haspopup="dialog" onClick={() => setIsWriting(true)}>
          {writing}
        </Button>
      )}
      {book.isMine && !book.isShared && <FirstShare isPrimary={isLast} share={acts.share} />}
      {book.isMine && book.isShared && (
        <ShareButton
          kind={isLast ? 'primary' : 'secondary'}
          title={bookName(book)}
          text={book.title}
          url={`${publicOrigin}${yearBookPath(book)}`}
          onShared={logShare}
        />
      )}
      <Button kind="secondary" aria-haspopup="dialog" onClick={() => setIsSaving(true)}>
        저장
      </Button>
      {!book.isMine && (
        <>
          <LinkButton href={routes.yearend.path()} renderLink={renderLink}>
            나도 펼쳐 보기
          </LinkButton>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setIsReporting(true)}>
            신고
          </Button>
        </>
      )}
      {isReporting && ReportSheet && (
        <ReportSheet
          target={{ targetType: 'year_book', targetId: book.id }}
          onClose={() => setIsReporting(false)}
        />
      )}
      {SaveSheet && (
        <SaveSheet
          isOpen={isSaving}
          onOpenChange={setIsSaving}
          book={book}
          current={current}
          onSaved={logShare}
        />
      )}
      {WritingSheet && (
        <WritingSheet
          key={current.number}
          isOpen={isWriting && writing !== null}
          onOpenChange={setIsWriting}
          acts={acts}
          current={current}
        />
      )}
    </div>
  )
}

/** The label of what the owner writes on a page; null where nothing is written. */
function writingOf(page: YearBook['pages'][number]['page']): string | null {
  switch (page.kind) {
    case 'letter':
      if (page.received === 0) return null
      return page.chosen ? '다른 편지 고르기' : '편지 고르기'
    case 'thanks':
      return page.thanks ? '고쳐 쓰기' : '고마운 사람 적기'
    case 'tomorrow':
      return page.isSealed ? null : '내년의 나에게 쓰기'
    default:
      return null
  }
}
