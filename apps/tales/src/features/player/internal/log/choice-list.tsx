import { useEffect, type ReactNode } from 'react'
import type { Choice } from '@doran/contract'
import { amountLabel } from '@doran/site/core'
import { Icon } from '@doran/ui'
import { oddsLabel } from './dice-labels'

type ChoiceListProps = {
  choices: readonly Choice[]
  isDisabled: boolean
  /** What choosing costs in gems; null where it costs nothing. */
  price?: number | null
  onChoose: (label: string) => void
}

export const CHOICES_ID = 'choices'

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]'

/** Three ways on; the keys 1 to 3 choose them while nothing is being typed. */
export function ChoiceList({ choices, isDisabled, price = null, onChoose }: ChoiceListProps) {
  useEffect(() => {
    if (isDisabled) return
    const choose = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
        return
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      const choice = /^[1-3]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined
      if (choice) onChoose(choice.label)
    }
    addEventListener('keydown', choose)
    return () => removeEventListener('keydown', choose)
  }, [choices, isDisabled, onChoose])

  if (choices.length === 0) return null
  return (
    <div id={CHOICES_ID} className="scroll-mb-[calc(var(--foot-room,80px)+16px)] font-sans">
      <ol aria-label="고를 수 있는 길" className="flex flex-col gap-2">
        {choices.map(({ id, label, odds }, at) => (
          <li key={id}>
            <button
              type="button"
              aria-disabled={isDisabled}
              aria-keyshortcuts={String(at + 1)}
              onClick={() => {
                if (!isDisabled) onChoose(label)
              }}
              className="corner-mine flex min-h-13 w-full items-center gap-3 border border-line-strong bg-surface-1 px-4 py-3 text-left text-[max(var(--text-base),0.9em)] leading-[1.6] font-semibold transition-colors duration-(--motion-state) hover:border-ember hover:bg-surface-2 aria-disabled:cursor-default aria-disabled:opacity-60"
            >
              <span aria-hidden="true" className="text-[0.87em] text-ember tabular-nums">
                {at + 1}
              </span>
              <span className="min-w-0">
                {label} {odds && <Note>주사위 · {oddsLabel(odds)}</Note>}
                {price !== null && (
                  <Note>
                    <span className="inline-flex items-center gap-1">
                      <Icon name="gem" size={16} />
                      {amountLabel('gem', price)}
                    </span>
                  </Note>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <span className="mt-0.5 block text-[0.87em] font-normal text-text-3 tabular-nums">
    {children}
  </span>
)
