import type { HungOrnament } from '@doran/contract'
import { ORNAMENTS } from '@doran/contract/limits'
import { LinkButton } from '@doran/ui'
import { RefreshAtTurn } from '../../lib/refresh-at-turn'
import { renderLink } from '../../lib/render-link'
import { MyTrees } from './internal/my-trees'
import { HungOrnaments } from './internal/scene/hung-ornaments'
import { TreeStage } from './internal/scene/tree-stage'
import { nextFeast, openingsOf } from './internal/tree-days'
import type { TreeLanding } from './read-tree'
import { plantPath } from './tree-address'

const SAMPLE: readonly HungOrnament[] = [0, 2, 3, 5, 6, 8, 10, 11].map((slot, at) => ({
  letterId: null,
  page: 0,
  slot,
  ornament: ORNAMENTS[at * 3] ?? ORNAMENTS[0],
  name: null,
  isUnread: false,
  isMine: false,
}))

const FEAST_WORDS = {
  christmas: '12월 25일 0시에 함께 열어요',
  'new-year': '새해 첫날에 열 나무를 심어 보세요',
} as const

/** What the trees are for, and those of the member. */
export function LandingPage({ landing, now }: { landing: TreeLanding; now: Date }) {
  const feast = nextFeast(now)
  return (
    <div className="page between-bars max-w-[928px] pt-6 pb-12 md:pt-10">
      <div className="grid items-center gap-8 md:grid-cols-2">
        <div>
          <h1 className="text-h1 font-extrabold text-balance">내 나무를 꾸며 줄래요?</h1>
          <p className="prose-ko mt-3 text-text-2">
            나무를 심고 링크를 보내면, 친구들이 장식을 달고 편지를 걸어요. 여는 날까지는 나도 읽을
            수 없어요.
          </p>
          <p className="mt-4 font-semibold text-ember">
            {feast ? FEAST_WORDS[feast] : '생일 나무를 심어 보세요. 여는 날은 내가 정해요'}
          </p>
          <div className="mt-6">
            <LinkButton href={plantPath()} size="large" renderLink={renderLink}>
              내 나무 심기
            </LinkButton>
          </div>
        </div>
        <div role="img" aria-label="장식이 여럿 걸린 나무" className="mx-auto w-full max-w-[400px]">
          <div aria-hidden="true">
            <TreeStage
              look="pine"
              ground="snowy-night"
              className="relative corner-image h-96 w-full md:h-120"
            >
              <HungOrnaments look="pine" items={SAMPLE} />
            </TreeStage>
          </div>
        </div>
      </div>
      <RefreshAtTurn now={now.toISOString()} moments={openingsOf(landing.trees ?? [])} />
      {landing.me && (
        <MyTrees memberId={landing.me.id} trees={landing.trees} now={now.toISOString()} />
      )}
    </div>
  )
}
