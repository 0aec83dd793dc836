import type { BranchEnding } from '@doran/contract'
import { Glyph } from '@doran/ui'
import { endingsMet } from '../../../../lib/game-words'
import { GamePart } from './game-part'

export type CollectedEnding = Pick<BranchEnding, 'key' | 'title' | 'picture' | 'hint'>

type EndingCollectionProps = {
  endings: readonly CollectedEnding[]
  /** The keys of those that the person has met. */
  met: readonly string[]
}

/** All endings of a story. One that was not met yet is a closed card: nothing of it but a hint is in the page. */
export function EndingCollection({ endings, met }: EndingCollectionProps) {
  const count = endings.filter(({ key }) => met.includes(key)).length
  return (
    <GamePart id="endings" title="결말 모음">
      <p className="mb-4 font-semibold text-text-2">{endingsMet(count, endings.length)}</p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {endings.map((ending) => (
          <li
            key={ending.key}
            className="corner-card flex min-h-28 items-center gap-4 bg-surface-1 p-4"
          >
            {met.includes(ending.key) ? <Met ending={ending} /> : <Closed>{ending.hint}</Closed>}
          </li>
        ))}
      </ul>
    </GamePart>
  )
}

function Met({ ending: { title, picture } }: { ending: CollectedEnding }) {
  return (
    <>
      <img
        src={picture.url}
        alt={picture.alt}
        width={400}
        height={400}
        loading="lazy"
        className="corner-image size-20 shrink-0 bg-surface-2 object-cover"
      />
      <h3 className="prose-ko min-w-0 font-extrabold">{title}</h3>
    </>
  )
}

function Closed({ children }: { children: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="corner-image grid size-20 shrink-0 place-items-center bg-surface-2 text-text-3 opacity-60 grayscale"
      >
        <Glyph size={32} />
      </span>
      <div className="min-w-0">
        <h3 className="text-sm font-semibold text-text-3">아직 만나지 못한 결말</h3>
        <p className="prose-ko mt-1 text-sm text-text-2">{children}</p>
      </div>
    </>
  )
}
