'use client'

import { Sheet } from '@doran/ui/overlay'
import { sceneLabel } from '../../../../lib/game-words'

type PathSheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What was chosen so far, in order. */
  chosen: readonly string[]
}

/** The way up to here, over the play. */
export function PathSheet({ isOpen, onOpenChange, chosen }: PathSheetProps) {
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title="지나온 길">
      {chosen.length === 0 ? (
        <p className="py-4 text-text-2">아직 고른 것이 없어요.</p>
      ) : (
        <ol className="flex flex-col divide-y divide-line">
          {chosen.map((line, at) => (
            <li key={at} className="py-3">
              <span className="block text-sm text-text-3">{sceneLabel(at)}</span>
              <span className="prose-ko block font-semibold">{line}</span>
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  )
}
