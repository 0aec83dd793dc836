import { OWN_BOARD_ID } from '@doran/contract/names'
import { LinkButton } from '@doran/ui'
import { playPath } from '../../../../lib/game-paths'
import { renderLink } from '../../../../lib/render-link'

/** To a board that begins empty. */
export function OwnBoardCard() {
  return (
    <section aria-labelledby="own-board" className="page mt-6">
      <div className="corner-card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-surface-1 p-5">
        <div className="min-w-0">
          <h2 id="own-board" className="font-extrabold">
            빈 티어표로 시작하기
          </h2>
          <p className="prose-ko mt-1 text-sm text-text-2">
            줄 세우고 싶은 것을 카드에 직접 써서 나만의 표를 만들어요.
          </p>
        </div>
        <LinkButton
          href={playPath({ id: OWN_BOARD_ID, kind: 'tier' }, 'fresh')}
          renderLink={renderLink}
        >
          새로 만들기
        </LinkButton>
      </div>
    </section>
  )
}
