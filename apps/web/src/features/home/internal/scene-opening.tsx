import type { PlayableScene } from '@doran/contract'
import { Cover } from '@doran/ui'
import { splitParagraphs } from './split-sentences'

export type SceneOpeningProps = { scene: PlayableScene; titleId: string }

export function SceneOpening({ scene: { theme, opening }, titleId }: SceneOpeningProps) {
  return (
    <>
      <div className="flex items-center gap-4">
        <div className="w-14 shrink-0 lg:hidden">
          <Cover src={theme.cover.url} alt="" loading="eager" />
        </div>
        <div className="min-w-0">
          <p className="text-sm text-text-3">지금 기분에 맞는 이야기 한 장면</p>
          <h2 id={titleId} className="mt-0.5 text-h3 font-extrabold text-text">
            {theme.title}
          </h2>
        </div>
      </div>
      <div className="prose-ko flex flex-col gap-4 text-story text-text">
        {splitParagraphs(opening).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  )
}
