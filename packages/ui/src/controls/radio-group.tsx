'use client'
import { type ReactNode, useId } from 'react'
import { joinClasses } from '../internal/join-classes.js'
import { fieldAria, FieldNotes, type FieldTexts } from './field-frame.js'

export type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  isDisabled?: boolean
}

export type RadioGroupProps<Value extends string> = FieldTexts & {
  options: ReadonlyArray<RadioOption<Value>>
  /** Cards stand side by side where there is room; rows share one surface; a grid is for many short ones. */
  look?: 'cards' | 'rows' | 'grid'
  /** The field of a plain form. */
  name?: string
  /** Null while none is chosen. */
  value?: Value | null | undefined
  defaultValue?: Value
  onChange?: (value: Value) => void
  className?: string
}

const looks = {
  cards: {
    list: 'grid gap-3 sm:grid-cols-2',
    option:
      'min-h-14 corner-card border border-line-strong bg-surface-1 px-4 py-4 has-checked:border-ember has-checked:ring-1 has-checked:ring-ember',
  },
  rows: {
    list: 'corner-card divide-y divide-line overflow-clip bg-surface-1',
    option: 'min-h-14 px-5 py-4 -outline-offset-4',
  },
  grid: {
    list: 'grid grid-cols-2 gap-2',
    option:
      'min-h-12 rounded-input border border-line-strong bg-surface-1 px-3 py-2.5 has-checked:border-ember has-checked:ring-1 has-checked:ring-ember',
  },
}

/** One of several, each with room for a line of its own. Native radios: arrows move, Tab leaves. */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden,
  hint,
  error,
  options,
  look = 'rows',
  name,
  value,
  defaultValue,
  onChange,
  className,
}: RadioGroupProps<Value>) {
  const id = useId()
  const { list, option: optionLook } = looks[look]
  return (
    <fieldset
      role="radiogroup"
      {...fieldAria(id, { hint, error })}
      className={joinClasses('m-0 min-w-0 border-0 p-0', className)}
    >
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 p-0 text-sm font-semibold text-text-2'}>
        {label}
      </legend>
      <div className={list}>
        {options.map((option, at) => (
          <label
            key={option.value}
            className={joinClasses(
              'flex items-start gap-3 transition-colors duration-(--motion-state) hover:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-ember has-disabled:cursor-not-allowed has-disabled:opacity-50',
              optionLook,
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.isDisabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              aria-describedby={option.description ? `${id}-words-${at}` : undefined}
              aria-labelledby={`${id}-label-${at}`}
              className="mt-[calc((1lh-20px)/2)] size-5 shrink-0 cursor-pointer appearance-none rounded-pill border-2 border-line-strong outline-none checked:border-[6px] checked:border-ember disabled:cursor-not-allowed"
            />
            <span className="min-w-0">
              <span id={`${id}-label-${at}`} className="block">
                {option.label}
              </span>
              {option.description && (
                <span id={`${id}-words-${at}`} className="mt-0.5 block text-sm text-text-3">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {(hint || error) && (
        <div className="mt-2">
          <FieldNotes id={id} hint={hint} error={error} />
        </div>
      )}
    </fieldset>
  )
}
