import type { Choice, TurnKind } from '@doran/contract'
import type { ReaderPhase } from '@doran/story-reader'

type AsideCardProps = {
  phase: Extract<ReaderPhase, { name: 'aside' }>
  /** What stands among the choices of the last scene; the rest is done by its words. */
  offered: readonly Choice[]
  onSend: (kind: TurnKind, text: string) => void
}

/** Why the story did not go on, and what may have been meant; what was written is back in the box. */
export function AsideCard({ phase: { turn }, offered, onSend }: AsideCardProps) {
  const isOutside = turn.halt === 'outside'
  const isOffered = (label: string) => offered.some((choice) => choice.label === label)
  return (
    <section
      role="status"
      aria-label={isOutside ? '이야기 밖의 대답' : '알아듣지 못한 말'}
      className="corner-card bg-surface-1 p-4 font-sans text-base"
    >
      <p className="prose-ko text-text-2">{turn.output}</p>
      {!isOutside && turn.choices.length > 0 && (
        <ul aria-label="이런 뜻인가요?" className="mt-3 flex flex-wrap gap-2">
          {turn.choices.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onSend(isOffered(label) ? 'choice' : 'do', label)}
                className="inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-surface-2 px-4 text-left text-sm font-semibold text-text transition-colors duration-(--motion-state) hover:border-ember"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
