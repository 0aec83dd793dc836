import { useState } from 'react'
import { Avatar, Button, ImageCrop } from '@doran/ui'
import type { ProfileDraft } from './profile-draft'

export type PictureFieldProps = {
  name: string
  draft: ProfileDraft['picture']
  current: string | null
  error?: string | undefined
  onChange: (picture: ProfileDraft['picture']) => void
}

export function PictureField({ name, draft, current, error, onChange }: PictureFieldProps) {
  // A cropper that has done its work makes room for the next one.
  const [round, setRound] = useState(0)
  const shown = draft === 'kept' ? current : draft === 'none' ? null : draft.address
  return (
    <div role="group" aria-label="프로필 사진" className="flex flex-col items-center gap-4">
      <Avatar src={shown} name={name} size={96} alt="프로필 사진" />
      <ImageCrop
        key={round}
        error={error}
        onCropped={(file) => {
          // Never given back: the page shows it until its next picture, and its end frees all of them.
          onChange({ file, address: URL.createObjectURL(file) })
          setRound(round + 1)
        }}
      />
      {shown && (
        <Button kind="quiet" onClick={() => onChange('none')}>
          사진 지우기
        </Button>
      )}
    </div>
  )
}
