import type { ReactNode } from 'react'

/** A row of a sheet that is pressed. */
export const SHEET_ITEM =
  'flex min-h-12 w-full items-center gap-4 rounded-input px-3 py-2 text-left font-semibold text-text-2 no-underline transition-colors duration-(--motion-state) hover:bg-surface-2 hover:text-text aria-disabled:opacity-60'

type SheetItemProps = {
  label: string
  /** What pressing it does, in a line below. */
  hint?: string
  /** At the end of the row. */
  aside?: ReactNode
  isBusy?: boolean
  onClick: () => void
}

export function SheetItem({ label, hint, aside, isBusy = false, onClick }: SheetItemProps) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onClick()
        }}
        className={SHEET_ITEM}
      >
        <span className="min-w-0 grow">
          {label}
          {hint && (
            <span className="prose-ko block text-sm font-normal text-text-3">{` ${hint}`}</span>
          )}
        </span>
        {aside}
      </button>
    </li>
  )
}
