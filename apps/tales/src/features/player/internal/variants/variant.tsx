import { useId } from 'react'
import type { Turn } from '@doran/contract'
import { NarratorLabel, RenderedProse } from '@doran/story-reader'
import { Badge, Button } from '@doran/ui'
import { tellingName } from './telling-name'

type VariantProps = {
  turn: Turn
  /** Which telling it is, from 1. */
  place: number
  /** It is the one in the story now. */
  isShown: boolean
  isBusy: boolean
  onChoose: () => void
}

/** One of a scene's tellings, as a whole. */
export function Variant({ turn, place, isShown, isBusy, onChoose }: VariantProps) {
  const titleId = useId()
  return (
    <li
      className={`corner-card flex flex-col border p-4 ${isShown ? 'border-ember' : 'border-line'}`}
    >
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h3 id={titleId} className="text-sm font-semibold text-text-3">
          {tellingName(place)}
        </h3>
        {isShown && <Badge tone="ember">지금 글</Badge>}
        {turn.isEdited && <Badge>고침</Badge>}
      </div>
      <div className="grow">
        <RenderedProse text={turn.output} />
      </div>
      <div className="mt-3">
        <NarratorLabel turn={turn} />
      </div>
      <Button
        kind={isShown ? 'primary' : 'secondary'}
        className="mt-4 aria-disabled:opacity-60"
        aria-describedby={titleId}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onChoose()
        }}
      >
        이걸로 이어 가기
      </Button>
    </li>
  )
}
