import type { Turn } from '@doran/contract'
import { sceneName } from '@doran/site/core'
import { sceneLabel } from '../scene/scene-label'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelProblem } from '../panel-parts/panel-problem'
import { PanelSheet } from '../panel-parts/panel-sheet'
import { SheetItem } from '../panel-parts/sheet-item'
import { useBranch } from '../panel-parts/use-branch'
import { useWalk } from '../panel-parts/use-walk'

/** What can be done from a scene of the story. */
export function SceneSheet({ turn, ...panel }: PanelProps & { turn: Turn }) {
  const { isOpen, onClose, onOpen, state } = panel
  const { session } = state
  const branching = useBranch()
  const walk = useWalk(panel)
  const isLeaf = turn.id === session.leafTurnId
  const canChange = session.status !== 'locked'
  return (
    <PanelSheet isOpen={isOpen} onClose={onClose} title={sceneName(turn.index)}>
      <p className="prose-ko mb-2 line-clamp-2 text-text-2">{sceneLabel(turn)}</p>
      <PanelProblem message={walk.problem} />
      <ul className="-mx-3 flex flex-col">
        {canChange && (
          <SheetItem
            label="여기서 새 갈림길"
            hint="이 장면까지 같은 새 이야기가 생겨요. 지금 이야기는 그대로 있어요."
            isBusy={branching.isBusy}
            onClick={() => branching.branch(session.id, turn.id)}
          />
        )}
        {canChange && !isLeaf && (
          <SheetItem
            label="여기로 가기"
            hint="이 장면부터 다시 이어 가요. 뒤의 장면은 갈림길에 남아요."
            isBusy={walk.isBusy}
            onClick={() => walk.walkTo(turn.id, turn.index)}
          />
        )}
        {canChange && turn.parentId !== null && (
          <SheetItem label="고치기" onClick={() => onOpen({ name: 'edit', turn })} />
        )}
        <SheetItem label="이거 기억해 줘" onClick={() => onOpen({ name: 'remember', turn })} />
        <SheetItem label="여기까지 공유" onClick={() => onOpen({ name: 'share', turn })} />
        {turn.parentId !== null && (
          <SheetItem
            label="장면 기록"
            hint="누가 썼는지, 무엇이 왜 불렸는지, 젬을 얼마나 썼는지 보여요."
            onClick={() => onOpen({ name: 'receipt', turn })}
          />
        )}
      </ul>
    </PanelSheet>
  )
}
