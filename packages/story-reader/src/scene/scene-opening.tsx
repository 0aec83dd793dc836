import type { PlayableScene } from '@doran/contract'
import { Cover } from '@doran/ui'
import { RenderedProse } from '../prose/rendered-prose.js'
import { splitParagraphs } from '../prose/split-text.js'

export type SceneOpeningProps = { scene: PlayableScene; titleId: string; lead: string }

/** The choices should be in sight on a phone: what goes beyond this is folded. */
const LEAD_LENGTH = 120

export function SceneOpening({ scene: { theme, opening }, titleId, lead }: SceneOpeningProps) {
  const { shown, rest } = foldAfter(splitParagraphs(opening), LEAD_LENGTH)
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
        </div>
      </div>
      <div className="prose-ko flex flex-col gap-4 text-story text-text">
        <RenderedProse text={shown} />
        {rest !== '' && (
          <details className="group">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-small text-base font-semibold text-text-2 underline decoration-line-strong underline-offset-4 group-open:hidden hover:text-text">
              첫 장면 더 읽기
            </summary>
            <RenderedProse text={rest} />
          </details>
        )}
      </div>
    </>
  )
}

function foldAfter(paragraphs: readonly string[], length: number) {
  let total = 0
  const isShown = (paragraph: string) => {
    const fits = total < length
    total += paragraph.length
    return fits
  }
  const shown = paragraphs.filter(isShown)
  const rest = paragraphs.slice(shown.length)
  return { shown: shown.join('\n'), rest: rest.join('\n') }
}
