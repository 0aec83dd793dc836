'use client'

import { useRef } from 'react'
import { CHAT_FIELD_COPY } from '@doran/contract/chat/copy'
import { IconButton } from '@doran/ui'
import { PHOTO_TYPES, photoProblem } from './photo-problem'

type PhotoButtonProps = {
  canSend: boolean
  onPhoto: (file: File) => void
  /** Said before anything is uploaded. */
  onProblem: (message: string) => void
}

export function PhotoButton({ canSend, onPhoto, onProblem }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const pick = (file: File | undefined) => {
    if (!file) return
    const problem = photoProblem(file)
    if (problem) onProblem(problem)
    else onPhoto(file)
  }
  return (
    <>
      <IconButton
        icon="photo"
        label="사진 보내기"
        className="mb-0.5 -ml-2.5 aria-disabled:opacity-50"
        aria-disabled={!canSend}
        onClick={() =>
          canSend ? input.current?.click() : onProblem(CHAT_FIELD_COPY.imageBeforeAccepted)
        }
      />
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        aria-label="보낼 사진"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          pick(event.currentTarget.files?.[0])
          // The same photo can be picked again.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
