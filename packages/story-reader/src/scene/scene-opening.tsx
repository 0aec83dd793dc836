import type { ToggleEvent } from 'react'
import type { PlayableScene } from '@doran/contract'
import { ThemeWarnings, lengthLabel, ratingLabel } from '@doran/site/core'
import { Cover } from '@doran/ui'
import { RenderedProse } from '../prose/rendered-prose.js'
import { splitSentences } from '../prose/split-text.js'

export type SceneOpeningProps = { scene: PlayableScene; titleId: string; lead: string }

/** The first choice stands whole above a phone's tabs: what goes beyond this is folded. */
const LEAD_LENGTH = 75

export function SceneOpening({ scene: { theme, opening }, titleId, lead }: SceneOpeningProps) {
  const { shown, rest } = foldAfter(opening, LEAD_LENGTH)
  return (
    <>
      <div className="flex items-center gap-4">
        <div className="w-14 shrink-0 lg:hidden">
          <Cover src={theme.cover.url} alt="" loading="eager" />
        </div>
        <div className="min-w-0">
          <p className="text-sm text-text-3">{lead}</p>
          <h2 id={titleId} className="mt-0.5 text-h3 font-extrabold text-text">
            {theme.title}
          </h2>
          <p className="mt-0.5 text-sm text-text-3">
            {ratingLabel(theme.ageRating)} · {lengthLabel(theme.length)}
          </p>
        </div>
      </div>
      <ThemeWarnings theme={theme} className="-mt-2" />
      <div className="prose-ko flex flex-col gap-4 text-story text-text">
        <RenderedProse text={shown} />
        {rest.trim() !== '' && (
          <details className="group" onToggle={focusRest}>
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-small text-base font-semibold text-text-2 underline decoration-line-strong underline-offset-4 group-open:hidden hover:text-text">
              첫 장면 더 읽기
            </summary>
            <div tabIndex={-1} className="outline-none">
              <RenderedProse text={rest} />
            </div>
          </details>
        )}
      </div>
    </>
  )
}

/** What was pressed is gone with it. */
function focusRest({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.querySelector<HTMLElement>('[tabindex]')?.focus()
}

/** Whole sentences, and never half of what somebody says. */
function foldAfter(text: string, length: number) {
  let shown = ''
  for (const sentence of splitSentences(text)) {
    const isFull = (shown + sentence).trim().length > length
    if (shown !== '' && isFull && !isInSpeech(shown)) break
    shown += sentence
  }
  return { shown, rest: text.slice(shown.length) }
}

const isInSpeech = (text: string) => text.lastIndexOf('“') > text.lastIndexOf('”')
