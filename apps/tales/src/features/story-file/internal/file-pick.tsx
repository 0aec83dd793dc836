import type { ChangeEvent } from 'react'
import { buttonClass, type ButtonKind } from '@doran/ui'

type FilePickProps = {
  label: string
  kind: ButtonKind
  isDisabled: boolean
  describedBy: string
  onPick: (file: File) => void
}

/** A file input that looks like a button. */
export function FilePick({ label, kind, isDisabled, describedBy, onPick }: FilePickProps) {
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
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
        accept=".json,application/json"
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={change}
        className="sr-only"
      />
      {label}
    </label>
  )
}
