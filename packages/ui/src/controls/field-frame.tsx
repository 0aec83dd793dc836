import type { ReactNode } from 'react'

export type FieldTexts = {
  label: string
  /** Hides the label from sight where the place already says it. */
  isLabelHidden?: boolean
  hint?: string
  error?: string
}

export const fieldClass =
  'block w-full min-h-12 rounded-input border border-line-strong bg-surface-1 px-4 py-[11px] text-base text-text placeholder:text-text-3 transition-[border-color] duration-(--motion-state) hover:border-text-3 focus:border-ember focus-visible:outline-offset-1 disabled:opacity-50 aria-invalid:border-danger'

export function fieldAria(id: string, { hint, error }: FieldTexts, ...more: string[]) {
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
    <div className="flex flex-col gap-2">
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold text-text-2'}
      >
        {label}
      </label>
      {children}
      {(hint || error || aside) && (
        <div className="flex items-start justify-between gap-3 text-sm">
          <div className="min-w-0">
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
          {aside}
        </div>
      )}
    </div>
  )
}
