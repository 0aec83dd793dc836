'use client'

import { useId } from 'react'
import type { Board } from '@doran/contract'
import { BOARDS, boardLabel } from '../../../../lib/community-words'

type BoardFieldProps = {
  board: Board | null
  error: string | undefined
  onChange: (board: Board) => void
}

/** The board as one of a few chips. Native radios: arrows move, Tab leaves. */
export function BoardField({ board, error, onChange }: BoardFieldProps) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="m-0 min-w-0 border-0 p-0"
    >
      <legend className="mb-2 p-0 text-sm font-semibold text-text-2">게시판</legend>
      <div className="flex flex-wrap gap-2">
        {BOARDS.map((each) => (
          <label
            key={each}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-pill border border-line bg-surface-1 px-4 text-sm font-semibold text-text-2 transition-colors duration-(--motion-state) hover:border-line-strong hover:text-text has-checked:border-text has-checked:bg-text has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name={`${id}-board`}
              value={each}
              checked={each === board}
              onChange={() => onChange(each)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
            />
            {boardLabel(each)}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
