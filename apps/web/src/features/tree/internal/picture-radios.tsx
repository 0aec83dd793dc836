import { useId, type ReactNode } from 'react'

export type PictureOption<Value extends string> = { value: Value; label: string; src: string }

export type PictureRadiosProps<Value extends string> = {
  legend: string
  options: readonly PictureOption<Value>[]
  /** Null while none is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  /** Of the list: its columns. */
  columns: string
  /** Of a picture: its shape. */
  shape: string
  error?: string | undefined
  /** Below the list, within the group. */
  children?: ReactNode
}

/** One of a few things that are told apart by their pictures. */
export function PictureRadios<Value extends string>(props: PictureRadiosProps<Value>) {
  const { legend, options, value, onChange, columns, shape, error, children } = props
  const name = useId()
  const errorId = `${name}-error`
  return (
    <fieldset
      role="radiogroup"
      className="m-0 min-w-0 border-0 p-0"
      {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend className="mb-2 p-0 text-sm font-semibold text-text-2">{legend}</legend>
      {error !== undefined && (
        <p id={errorId} role="alert" className="mb-2 text-sm text-danger">
          {error}
        </p>
      )}
      <div className={`grid gap-2 ${columns}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 flex-col items-center gap-1.5 rounded-input border border-line-strong bg-surface-1 p-2 text-center text-sm font-semibold text-text-2 transition-colors duration-(--motion-state) hover:bg-surface-2 has-checked:border-ember has-checked:text-text has-checked:ring-1 has-checked:ring-ember has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-input opacity-0"
            />
            <img src={option.src} alt="" loading="lazy" className={shape} />
            {option.label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
