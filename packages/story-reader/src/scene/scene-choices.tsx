import type { Choice } from '@doran/contract'
import { amountLabel } from '@doran/site/core'
import { Icon } from '@doran/ui'

export type SceneChoicesProps = {
  choices: readonly Choice[]
  /** In gems; null where a pick costs nothing. */
  price: number | null
  /** The choice to come back to. */
  focusedId: string | null
  onPick: (choice: Choice) => void
}

/** Each is something the reader would say, so each has the reader's own corner. */
export function SceneChoices({ choices, price, focusedId, onPick }: SceneChoicesProps) {
  return (
    <ul aria-label="어떻게 할까요?" className="flex flex-col gap-2.5">
      {choices.map((choice) => (
        <li key={choice.id}>
          <button
            type="button"
            {...(choice.id === focusedId && { ref: focus })}
            onClick={() => onPick(choice)}
            className="corner-mine flex min-h-13 w-full items-center gap-3 border border-line-strong bg-surface-2 px-4 py-3 text-left text-story font-semibold text-text transition-colors duration-(--motion-state) hover:border-ember hover:bg-surface-3"
          >
            <span aria-hidden="true" className="size-2 shrink-0 rounded-pill bg-ember" />
            <span className="min-w-0 grow">
              {choice.label}{' '}
              {price !== null && (
                <span className="mt-0.5 block font-sans text-sm font-normal text-text-3 tabular-nums">
                  <span className="inline-flex items-center gap-1">
                    <Icon name="gem" size={16} />
                    {amountLabel('gem', price)}
                  </span>
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()
