import type { ReactNode } from 'react'

export type FieldTexts = {
  label: string
  /** Hides the label from sight where the place already says it. */
  isLabelHidden?: boolean | undefined
  hint?: string | undefined
  /** When to show it, after leaving the field or after sending, is for the form to say. */
  error?: string | undefined
}

// Letters of 16 px or more: below that, iOS zooms the page into a field that takes focus.
export const fieldClass =
  'block w-full min-h-12 rounded-input border border-line-strong bg-surface-1 px-4 py-[11px] text-[max(1rem,16px)] leading-[1.5] text-text placeholder:text-text-3 transition-[border-color] duration-(--motion-state) hover:border-text-3 focus:border-ember focus-visible:outline-offset-1 disabled:opacity-50 aria-invalid:border-danger'

export function fieldAria(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  ...more: string[]
) {
  const describedBy = [
    ...(error ? [`${id}-error`] : []),
    ...(hint ? [`${id}-hint`] : []),
    ...more,
  ].join(' ')
  return {
    ...(error ? { 'aria-invalid': true } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  }
}

type FieldFrameProps = FieldTexts & { id: string; children: ReactNode; aside?: ReactNode }

export function FieldFrame({
  id,
  label,
  isLabelHidden = false,
  hint,
  error,
  children,
  aside,
}: FieldFrameProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold text-text-2'}
      >
        {label}
      </label>
      {children}
      {(hint || error || aside) && (
        <div className="flex items-start justify-between gap-3">
          <FieldNotes id={id} hint={hint} error={error} />
          {aside}
        </div>
      )}
    </div>
  )
}

type FieldNotesProps = Pick<FieldTexts, 'hint' | 'error'> & { id: string }

/** Error and hint under the ids that `fieldAria` names. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <div className="min-w-0 text-sm">
      {error && (
        <p id={`${id}-error`} className="text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-text-3">
          {hint}
        </p>
      )}
    </div>
  )
}
