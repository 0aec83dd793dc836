import type { ReactNode } from 'react'

export type ChoiceRowProps = {
  /** What the control inside is called too: its own name is the one read aloud. */
  label: string
  hint?: string
  children: ReactNode
}

/** A `Segmented` with its name in sight; in a narrow place it scrolls sideways. */
export function ChoiceRow({ label, hint, children }: ChoiceRowProps) {
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="mb-2 text-sm font-semibold text-text-2">
        {label}
      </p>
      <div className="scroll-row -m-1 p-1">{children}</div>
      {hint && <p className="mt-2 text-sm text-text-3">{hint}</p>}
    </div>
  )
}
