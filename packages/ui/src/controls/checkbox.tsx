import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '../internal/join-classes.js'
import { fieldAria, FieldNotes, type FieldTexts } from './field-frame.js'

const marks = {
  required: { words: '[필수]', look: 'text-ember' },
  optional: { words: '[선택]', look: 'text-text-3' },
}

export type CheckboxProps = Omit<ComponentProps<'input'>, 'children' | 'type' | 'size'> &
  Pick<FieldTexts, 'hint' | 'error'> & {
    /** May hold a link, which is followed without ticking. */
    label: ReactNode
    /** A word before the label; the rule itself is the form's. */
    mark?: keyof typeof marks | undefined
  }

export function Checkbox({ label, mark, hint, error, id, className, ...rest }: CheckboxProps) {
  const madeId = useId()
  const fieldId = id ?? madeId
  return (
    <div className={joinClasses('min-w-0', className)}>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative mt-[calc((1lh-22px)/2)] grid size-[22px] shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            id={fieldId}
            {...fieldAria(fieldId, { hint, error })}
            className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-small border-2 border-line-strong bg-surface-1 transition-colors duration-(--motion-state) checked:border-ember checked:bg-ember disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger"
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="3.2"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="pointer-events-none relative size-4 text-on-ember opacity-0 peer-checked:opacity-100"
          >
            <path d="m5 12.5 4.8 4.7L19 7.5" />
          </svg>
        </span>
        <span className="min-w-0">
          {mark && (
            <span className={`font-semibold ${marks[mark].look}`}>{marks[mark].words} </span>
          )}
          {label}
        </span>
      </label>
      {(hint || error) && (
        <div className="-mt-1 pl-[34px]">
          <FieldNotes id={fieldId} hint={hint} error={error} />
        </div>
      )}
    </div>
  )
}
