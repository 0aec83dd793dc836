'use client'

import type { YearLetter } from '@doran/contract'
import { Sheet } from '@doran/ui/overlay'

type LetterSheetProps = { letter: YearLetter | null; onClose: () => void }

export function LetterSheet({ letter, onClose }: LetterSheetProps) {
  return (
    <Sheet
      isOpen={letter !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={letter ? `${letter.year}년의 내가 보낸 편지` : '편지'}
    >
      <p className="prose-ko whitespace-pre-line text-story">{letter?.text}</p>
    </Sheet>
  )
}
