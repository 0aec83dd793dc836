type ChoiceProps = {
  /** The key that chooses it. */
  number: number
  isChosen: boolean
  onChoose: () => void
  children: string
}

export const choiceLook =
  'flex min-h-16 w-full items-center gap-3 corner-card border px-5 py-4 text-left text-story short:min-h-14 short:py-3'

export function Choice({ number, isChosen, onChoose, children }: ChoiceProps) {
  const state = isChosen
    ? 'border-ember bg-surface-2 ring-1 ring-ember'
    : 'border-line-strong bg-surface-1 hover:bg-surface-2'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`${choiceLook} ${state} transition-colors duration-(--motion-state)`}
    >
      <KeyHint>{number}</KeyHint>
      <span className="min-w-0">{children}</span>
    </button>
  )
}

/** The key of a choice, where there may be a keyboard. */
export function KeyHint({ children }: { children: number }) {
  return (
    <kbd
      aria-hidden="true"
      className="hidden size-6 shrink-0 place-items-center rounded-small border border-line-strong font-sans text-xs text-text-3 [@media(hover:hover)]:grid"
    >
      {children}
    </kbd>
  )
}
