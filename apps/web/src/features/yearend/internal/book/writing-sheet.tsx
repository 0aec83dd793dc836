'use client'

import type { YearBook } from '@doran/contract'
import { Sheet } from '@doran/ui/overlay'
import { LetterChoice } from './letter-choice'
import { ThanksForm } from './thanks-form'
import { TomorrowForm } from './tomorrow-form'
import type { BookActs } from './use-book'

type WritingSheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  acts: BookActs
  current: YearBook['pages'][number]
}

const TITLES = {
  letter: '담을 편지 고르기',
  thanks: '고마운 사람',
  tomorrow: '내년의 나에게',
} as const

/** What the owner fills the open page with. */
export function WritingSheet({ isOpen, onOpenChange, acts, current }: WritingSheetProps) {
  const { page, number } = current
  if (page.kind !== 'letter' && page.kind !== 'thanks' && page.kind !== 'tomorrow') return null
  const close = () => onOpenChange(false)
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={TITLES[page.kind]}>
      {page.kind === 'letter' && (
        <LetterChoice acts={acts} number={number} chosen={page.chosen} onDone={close} />
      )}
      {page.kind === 'thanks' && (
        <ThanksForm acts={acts} number={number} thanks={page.thanks} onDone={close} />
      )}
      {page.kind === 'tomorrow' && (
        <TomorrowForm acts={acts} opensOn={page.opensOn} onDone={close} />
      )}
    </Sheet>
  )
}
