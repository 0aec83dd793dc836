'use client'

export type SwitchProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Where the row beside it shows the label already. */
  isLabelHidden?: boolean
}

/** Something that is on or off at once, without sending. */
export function Switch({ label, isOn, onChange, isLabelHidden = false }: SwitchProps) {
  return (
    <label className="relative inline-flex min-h-11 shrink-0 items-center gap-3 rounded-pill text-sm font-semibold text-text-2 hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="peer absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none inline-flex h-7 w-12 items-center rounded-pill border border-line-strong bg-surface-2 p-[3px] transition-colors duration-(--motion-state) peer-checked:border-ember peer-checked:bg-ember peer-checked:*:translate-x-5 peer-checked:*:bg-on-ember"
      >
        <span className="size-5 rounded-pill bg-text-2 transition-transform duration-(--motion-state) ease-sallang" />
      </span>
      {isLabelHidden ? <span className="sr-only">{label}</span> : label}
    </label>
  )
}
