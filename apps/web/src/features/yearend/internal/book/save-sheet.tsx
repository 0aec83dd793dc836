'use client'

import type { YearBook } from '@doran/contract'
import { Sheet } from '@doran/ui/overlay'
import { buttonClass } from '@doran/ui'
import { bookFilePath, pagePicturePath } from '../../year-paths'
import { bookName, PAGE_NAMES } from '../year-words'

type SaveSheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  book: YearBook
  current: YearBook['pages'][number]
  onSaved: (way: 'save-picture' | 'save-pdf') => void
}

/** The open page as a picture, and the book as a file. */
export function SaveSheet({ isOpen, onOpenChange, book, current, onSaved }: SaveSheetProps) {
  const name = bookName(book)
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title="저장">
      <ul className="grid gap-3">
        <li>
          <a
            href={pagePicturePath(book, current.number)}
            download={`${name} ${PAGE_NAMES[current.page.kind]}.png`}
            onClick={() => onSaved('save-picture')}
            className={buttonClass({ isWide: true })}
          >
            이 쪽을 그림으로 저장
          </a>
          <p className="mt-1 text-center text-sm text-text-3">
            {PAGE_NAMES[current.page.kind]}, 1080×1920
          </p>
        </li>
        <li>
          <a
            href={bookFilePath(book)}
            download={`${name}.pdf`}
            onClick={() => onSaved('save-pdf')}
            className={buttonClass({ kind: 'secondary', isWide: true })}
          >
            책 전체를 PDF로 저장
          </a>
          <p className="mt-1 text-center text-sm text-text-3">
            {book.isMine ? '나만 보는 쪽까지 모두 담겨요.' : '보이는 쪽이 모두 담겨요.'}
          </p>
        </li>
      </ul>
    </Sheet>
  )
}
