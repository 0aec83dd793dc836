'use client'
import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../icons/icon.js'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: string
  icon?: IconName
  /** Before the label, in an icon's place: decoration. */
  mark?: ReactNode
}

export type SegmentedProps<Value extends string> = {
  legend: string
  options: ReadonlyArray<SegmentedOption<Value>>
  value: Value
  onChange: (value: Value) => void
}

/** One of two to four. Native radios: arrows move, Tab leaves, names are read. */
export function Segmented<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className="m-0 inline-flex min-w-0 border-0 p-0">
      <legend className="sr-only">{legend}</legend>
      <div className="inline-flex rounded-pill border border-line bg-surface-2 p-[3px]">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-pill px-3.5 text-sm font-semibold whitespace-nowrap text-text-2 transition-colors duration-(--motion-state) hover:text-text has-checked:bg-text has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-pill opacity-0"
            />
            {option.icon && <Icon name={option.icon} size={16} />}
            {option.mark}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
