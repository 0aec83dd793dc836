import type { SharedStory } from '@doran/contract'
import { ReadFrom } from './internal/read-from'
import { ReportShare } from './internal/report-share'
import { SharedHead } from './internal/shared-head'
import { SharedScenes } from './internal/shared-scenes'
import type { SharedScenes as Scenes } from './read-shared'

type SharedStoryPageProps = {
  shared: SharedStory
  scenes: Scenes
  /** The page begins at its first scene. */
  isWhole: boolean
}

/** Scenes that somebody shared, and the way on from them. */
export function SharedStoryPage({ shared, scenes, isWhole }: SharedStoryPageProps) {
  return (
    <article className="page max-w-[760px] pt-4 md:pt-10">
      <SharedHead shared={shared} />
      <div className="mt-6">
        <ReadFrom shared={shared} />
      </div>
      <div className="mt-10 border-t border-line pt-8">
        <SharedScenes shared={shared} first={scenes} isWhole={isWhole} />
      </div>
      <section className="mt-14 corner-card bg-surface-1 p-5 md:p-8" aria-labelledby="go-on">
        <h2 id="go-on" className="text-h3 font-extrabold">
          {shared.canContinue ? '여기서부터는 내 이야기' : '처음부터 읽는 이야기'}
        </h2>
        <p className="mt-2 prose-ko text-text-2">
          {shared.canContinue
            ? '이 장면까지는 그대로 두고, 다음부터는 마음대로 고르고 쓸 수 있어요. 공유한 사람의 이야기는 바뀌지 않아요.'
            : '같은 이야기를 첫 장면부터 내 선택으로 읽을 수 있어요.'}
        </p>
        <div className="mt-5">
          <ReadFrom shared={shared} />
        </div>
      </section>
      <ReportShare shared={shared} />
    </article>
  )
}
