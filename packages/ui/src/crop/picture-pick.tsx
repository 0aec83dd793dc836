'use client'
import type { ChangeEvent } from 'react'
import { buttonClass, type ButtonKind } from '../controls/button-style.js'
import { PICTURE_TYPES } from './picture-file.js'

type PicturePickProps = {
  label: string
  kind: ButtonKind
  onPick: (file: File) => void
  isDisabled?: boolean
  describedBy?: string
}

/** A file input that looks like a button. */
export function PicturePick({ label, kind, onPick, isDisabled, describedBy }: PicturePickProps) {
  const pick = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    // Emptied, so that the same file can be picked again.
    input.value = ''
    if (file) onPick(file)
  }
  return (
    <label
      className={buttonClass(
        { kind },
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember has-disabled:cursor-not-allowed has-disabled:opacity-50',
      )}
    >
      <input
        type="file"
        accept={PICTURE_TYPES}
        disabled={isDisabled}
        onChange={pick}
        aria-describedby={describedBy}
        className="sr-only"
      />
      {label}
    </label>
  )
}
