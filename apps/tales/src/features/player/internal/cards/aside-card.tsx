import type { ReaderPhase } from '@doran/story-reader'

type AsideCardProps = { phase: Extract<ReaderPhase, { name: 'aside' }> }

/** Why the story did not go on. What may have been meant stands among the choices, what was written in the box. */
export function AsideCard({ phase: { turn } }: AsideCardProps) {
  return (
    <section
      role="status"
      aria-label={turn.halt === 'outside' ? '이야기 밖의 대답' : '알아듣지 못한 말'}
      className="corner-card bg-surface-1 p-4 font-sans text-base"
    >
      <p className="prose-ko text-text-2">{turn.output}</p>
    </section>
  )
}
