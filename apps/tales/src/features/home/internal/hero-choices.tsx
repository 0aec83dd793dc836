'use client'

import type { Choice } from '@doran/contract'
import { EmberDots } from '@doran/ui'
import { useStoryStart } from '../../../lib/use-story-start'

/** The first answer of a story: one tap, and it is being told. What warns of it stands above. */
export function HeroChoices({ themeId, choices }: { themeId: string; choices: Choice[] }) {
  const { start, starting, problem } = useStoryStart(themeId)
  return (
    <div className="mt-4 max-w-story">
      <p id="hero-choices" className="text-sm font-semibold text-text-3">
        어떻게 할까요? 하나를 고르면 이야기가 시작돼요.
      </p>
      <ul aria-labelledby="hero-choices" className="mt-3 flex flex-col gap-2.5">
        {choices.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              aria-disabled={starting !== null}
              aria-busy={starting === label}
              onClick={() => void start(label)}
              className="corner-mine flex min-h-13 w-full items-center justify-between gap-4 border border-line-strong bg-surface-1 px-5 py-3 text-left text-story font-semibold transition-colors duration-(--motion-state) hover:border-ember hover:bg-surface-2 aria-disabled:cursor-default"
            >
              {label}
              {starting === label && <EmberDots label="이야기를 여는 중이에요" />}
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
