'use client'

import { Button, SettingList, SettingRow, Switch } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { PAGE_NAMES } from '../year-words'
import { DeleteBook } from './delete-book'
import type { BookActs } from './use-book'

type PageListSheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  acts: BookActs
  at: number
  onTurn: (at: number) => void
}

/** All pages; the owner says here which of them others see. */
export function PageListSheet({ isOpen, onOpenChange, acts, at, onTurn }: PageListSheetProps) {
  const { book, isBusy } = acts
  const open = (index: number) => {
    onOpenChange(false)
    onTurn(index)
  }
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title="쪽 목록">
      <ol className="grid gap-1">
        {book.pages.map(({ number, page, isShown }, index) => (
          <li key={number} className="flex items-center gap-2">
            <Button
              kind="quiet"
              className="grow !justify-start"
              {...(index === at && { 'aria-current': 'page' as const })}
              onClick={() => open(index)}
            >
              <span className="w-7 text-left text-text-3 tabular-nums">{index + 1}</span>
              {PAGE_NAMES[page.kind]}
            </Button>
            {book.isMine && (
              <Switch
                label={`${PAGE_NAMES[page.kind]} 보여 주기`}
                isLabelHidden
                isOn={isShown}
                onChange={(isOn) => acts.changePage(number, { isShown: isOn })}
              />
            )}
          </li>
        ))}
      </ol>
      {book.isMine && (
        <div className="mt-5" aria-busy={isBusy}>
          <SettingList label="나누기" level={3}>
            <SettingRow
              label={book.isShared ? '링크를 가진 사람이 볼 수 있어요' : '지금은 나만 볼 수 있어요'}
              description="켜 둔 쪽만 보여요. 한 번 나눈 책은 다시 만들지 않아요."
              control={
                book.isShared && (
                  <Button kind="quiet" isBusy={isBusy} onClick={acts.withdraw}>
                    그만 나누기
                  </Button>
                )
              }
            />
          </SettingList>
          <DeleteBook shareCode={book.shareCode} />
        </div>
      )}
    </Sheet>
  )
}
