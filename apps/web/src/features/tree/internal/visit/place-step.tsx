import type { Tree } from '@doran/contract'
import type { Ornament } from '@doran/contract/limits'
import { FormErrorSummary, StepHeading, type Submission } from '@doran/forms'
import { renderZoneLink } from '@doran/site/core'
import { loginPath } from '@doran/site/session'
import { Button, LinkButton, Steps } from '@doran/ui'
import { plantPath, treePath } from '../../tree-address'
import { TreeColumns } from '../scene/tree-columns'
import { TreePanel } from '../scene/tree-panel'
import { TreeScene } from '../scene/tree-scene'
import type { OrnamentPages } from '../scene/use-ornament-pages'
import { FreePlaces, freeSlots } from './free-places'
import { HANG_STEPS } from './hang-step-names'
import type { Hanging } from './use-hang'

export type PlaceStepProps = {
  tree: Tree
  pages: OrnamentPages
  hanging: Hanging
  ornament: Ornament
}

/** Where the letter hangs: a free place of one's own choice, or the next one. */
export function PlaceStep({ tree, pages, hanging, ornament }: PlaceStepProps) {
  const { place, choosePlace, steps, submission, send } = hanging
  const isHere = place?.page === pages.page
  const isFull = pages.items !== null && freeSlots(pages.items).length === 0
  return (
    <TreeColumns>
      <TreeScene tree={tree} hung={pages}>
        {pages.items && (
          <FreePlaces
            look={tree.look}
            items={pages.items}
            ornament={ornament}
            slot={isHere ? place.slot : null}
            onChoose={(slot) => choosePlace(slot === null ? null : { page: pages.page, slot })}
          />
        )}
      </TreeScene>
      <TreePanel>
        <Steps current={3} names={HANG_STEPS} />
        <div className="mt-3">
          <StepHeading level={1} isNext>
            어디에 걸까요?
          </StepHeading>
        </div>
        <p className="prose-ko mt-1 text-text-2">{adviceOf(tree, isFull)}</p>
        <div className="mt-4 flex flex-col gap-3">
          <FormErrorSummary submission={submission} />
          <WayOn tree={tree} submission={submission} onOther={() => steps.goTo('ornament')} />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            isBusy={submission.isBusy}
            disabled={submission.isWaiting}
            onClick={() => send(false)}
          >
            {place ? `${place.slot + 1}번 자리에 걸기` : '자동으로 걸기'}
          </Button>
          {place && (
            <Button kind="quiet" onClick={() => choosePlace(null)}>
              자동으로
            </Button>
          )}
          <Button kind="quiet" onClick={steps.goBack}>
            이전
          </Button>
        </div>
      </TreePanel>
    </TreeColumns>
  )
}

function adviceOf(tree: Tree, isFull: boolean): string {
  if (!tree.showOrnaments) {
    return '걸린 장식을 가려 둔 나무예요. 고른 자리가 찼으면 바로 옆자리에 걸려요.'
  }
  return isFull
    ? '이 쪽은 꽉 찼어요. 자동으로 걸면 비어 있는 다음 자리에 걸려요.'
    : '빈 자리를 누르거나, 자동으로 걸어 보세요.'
}

type WayOnProps = { tree: Tree; submission: Submission; onOther: () => void }

/** What one can do where the letter was not taken. It stays written. */
function WayOn({ tree, submission, onOther }: WayOnProps) {
  switch (submission.refusal?.code) {
    case 'ORNAMENT_LOCKED':
      return (
        <Button kind="secondary" onClick={onOther}>
          다른 장식 고르기
        </Button>
      )
    case 'TREE_FOR_MEMBERS':
      return (
        <LinkButton
          kind="secondary"
          href={loginPath({ next: treePath(tree.shareCode) })}
          renderLink={renderZoneLink}
        >
          로그인하고 이어 쓰기
        </LinkButton>
      )
    case 'TREE_CLOSED':
    case 'TREE_FULL':
      return (
        <LinkButton kind="secondary" href={plantPath()} renderLink={renderZoneLink}>
          나도 나무 심기
        </LinkButton>
      )
    default:
      return null
  }
}
