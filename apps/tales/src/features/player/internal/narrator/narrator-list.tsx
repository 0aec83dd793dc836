import { useId, useState } from 'react'
import type { NarratorKey, StorySession } from '@doran/contract'
import type { StoryProblem } from '@doran/story-reader'
import { narratorMeaning, narratorName } from './narrator-labels'

type NarratorListProps = {
  session: StorySession
  /** A turn is pending: its narrator stays. */
  isPending: boolean
  isConfirming: boolean
  onChoose: (narrator: NarratorKey) => Promise<StoryProblem | null>
}

/** Who writes the next scene. */
export function NarratorList({ session, isPending, isConfirming, onChoose }: NarratorListProps) {
  const name = useId()
  const [problem, setProblem] = useState<StoryProblem | null>(null)
  const { narrators, narrator: chosen, modelTurnsLeft } = session

  async function choose(narrator: NarratorKey) {
    if (isConfirming) return
    setProblem(null)
    setProblem(await onChoose(narrator))
  }

  return (
    <fieldset disabled={isPending} className="m-0 min-w-0 border-0 p-0">
      <legend className="sr-only">다음 장면을 쓸 내레이터</legend>
      {isPending && (
        <p role="status" className="mb-3 text-sm text-text-2">
          장면을 쓰는 동안에는 바꿀 수 없어요. 다 쓴 뒤에 선택해 주세요.
        </p>
      )}
      <div className="flex flex-col gap-2">
        {narrators.map((narrator) => (
          <label
            key={narrator.key}
            className="corner-card flex min-h-13 cursor-pointer items-start gap-3 border border-line bg-surface-2 px-4 py-3 has-checked:border-ember has-disabled:cursor-default has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name={name}
              value={narrator.key}
              checked={narrator.key === chosen}
              disabled={narrator.key !== 'offline' && modelTurnsLeft === 0}
              onChange={() => void choose(narrator.key)}
              className="mt-1 size-4 shrink-0 accent-ember outline-none"
            />
            <span className="min-w-0 font-semibold">
              {narratorName(narrator, narrators)}{' '}
              <span className="prose-ko block text-sm font-normal text-text-2">
                {narratorMeaning(narrator, session)}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p role="alert" className="prose-ko mt-3 text-sm text-danger empty:hidden">
        {problem?.message}
      </p>
    </fieldset>
  )
}
