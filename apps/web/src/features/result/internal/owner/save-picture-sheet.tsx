'use client'

import { Sheet } from '@doran/ui/overlay'
import { formatNames } from '../picture/formats'
import { PictureChoice, type PictureChoiceProps } from './picture-choice'

type SavePictureSheetProps = Omit<PictureChoiceProps, 'format'> & {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The three pictures of a result, each as it is saved. */
export function SavePictureSheet({ isOpen, onOpenChange, ...choice }: SavePictureSheetProps) {
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title="이미지 저장">
      <ul className="grid gap-4">
        {formatNames.map((format) => (
          <PictureChoice key={`${format} ${choice.edition}`} format={format} {...choice} />
        ))}
      </ul>
    </Sheet>
  )
}
