import { useEffect, useRef, useState, type Ref } from 'react'
import { Avatar, Button, ImageCrop, type ImageCropHandle } from '@doran/ui'
import type { ProfileDraft } from './profile-draft'

export type PictureFieldProps = {
  cropper: Ref<ImageCropHandle>
  name: string
  draft: ProfileDraft['picture']
  current: string | null
  error?: string | undefined
  onChange: (picture: ProfileDraft['picture']) => void
}

export function PictureField({
  cropper,
  name,
  draft,
  current,
  error,
  onChange,
}: PictureFieldProps) {
  // A cropper that has done its work makes room for the next one.
  const [round, setRound] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) box.current?.scrollIntoView({ block: 'nearest' })
  }, [round])
  // What was pressed goes with what it did.
  const change = (picture: ProfileDraft['picture']) => {
    if (box.current?.contains(document.activeElement)) box.current.focus()
    onChange(picture)
  }
  const shown = draft === 'unchanged' ? current : draft === 'none' ? null : draft.address
  return (
    <div
      ref={box}
      role="group"
      aria-label="프로필 사진"
      tabIndex={-1}
      className="flex flex-col items-center gap-4 outline-none"
    >
      <Avatar src={shown} name={name} size={96} alt="프로필 사진" />
      <ImageCrop
        key={round}
        ref={cropper}
        canDrop
        error={error}
        onCropped={(file) => {
          // Never given back: the page shows it until its next picture, and its end frees all of them.
          change({ file, address: URL.createObjectURL(file) })
          setRound((count) => count + 1)
        }}
      />
      {shown && (
        <Button kind="quiet" onClick={() => change('none')}>
          사진 삭제
        </Button>
      )}
    </div>
  )
}
