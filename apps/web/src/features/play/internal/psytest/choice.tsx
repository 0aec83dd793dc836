import { KeyHint, choiceLook } from '../frame/choice-look'

type ChoiceProps = {
  /** The key that chooses it. */
  number: number
  isChosen: boolean
  onChoose: () => void
  children: string
}

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
