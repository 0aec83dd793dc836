import { useId } from 'react'
import type { StorySession, StorySessionCard, TreeNode } from '@doran/contract'
import { routes, sceneName } from '@doran/site/core'
import { Badge, Button, LinkButton } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { useBranch } from '../panel-parts/use-branch'
import type { useWalk } from '../panel-parts/use-walk'
import { tellingName } from '../variants/telling-name'
import type { TreeStep } from './lay-out-tree'

type TreeSceneProps = {
  node: TreeNode
  telling: TreeStep['telling']
  session: StorySession
  /** The story it belongs to, where that can be opened. */
  branch: StorySessionCard | undefined
  isChosen: boolean
  onChoose: () => void
  walk: ReturnType<typeof useWalk>
}

/** A scene of the tree; chosen, it says what can be done from it. */
export function TreeScene(props: TreeSceneProps) {
  const { node, telling, session, branch, isChosen, onChoose } = props
  const actsId = useId()
  const name = sceneName(node.index)
  const isHere = node.turnId === session.leafTurnId
  const isElsewhere = isOfAnother(node, session)
  return (
    <>
      <button
        type="button"
        aria-expanded={isChosen}
        aria-controls={isChosen ? actsId : undefined}
        aria-current={isHere ? 'location' : undefined}
        onClick={onChoose}
        className={`flex min-h-11 w-full flex-wrap items-baseline gap-x-2 rounded-input px-2 py-2 text-left hover:bg-surface-2 ${isChosen ? 'bg-surface-2' : ''}`}
      >
        <span className="shrink-0 text-sm text-text-3 tabular-nums">{name}</span>
        <span className="line-clamp-2 min-w-0 grow basis-40">
          {node.label !== name && node.label}
        </span>
        {telling !== null && <Badge>{tellingName(telling)}</Badge>}
        {isHere && <Badge tone="ember">지금 여기</Badge>}
        {node.ending !== null && <Badge>결말 · {node.ending}</Badge>}
        {isElsewhere && node.isLeaf && <Badge>{branch?.title ?? '다른 이야기'}</Badge>}
      </button>
      {isChosen && <TreeActs {...props} id={actsId} isHere={isHere} isElsewhere={isElsewhere} />}
    </>
  )
}

type TreeActsProps = TreeSceneProps & { id: string; isHere: boolean; isElsewhere: boolean }

function TreeActs({ id, node, session, branch, walk, isHere, isElsewhere }: TreeActsProps) {
  const branching = useBranch()
  const isLocked = session.status === 'locked'
  return (
    <div id={id} className="flex flex-wrap gap-2 px-2 pt-1 pb-3">
      {!isHere && !isElsewhere && !isLocked && (
        <Button
          kind="secondary"
          isBusy={walk.isBusy}
          onClick={() => walk.walkTo(node.turnId, node.index)}
        >
          여기로 가기
        </Button>
      )}
      {isElsewhere && branch && (
        <LinkButton
          kind="secondary"
          href={routes.play.path({ id: branch.id })}
          renderLink={renderLink}
        >
          그 이야기 열기
        </LinkButton>
      )}
      {!isLocked && (
        <Button
          kind="secondary"
          isBusy={branching.isBusy}
          onClick={() => branching.branch(isElsewhere ? node.sessionId : session.id, node.turnId)}
        >
          여기서 새 갈림길
        </Button>
      )}
    </div>
  )
}

/** Only a branch has it: this story neither reads it nor left it. */
function isOfAnother(node: TreeNode, session: StorySession): boolean {
  return !node.isOnPath && node.sessionId !== session.id
}
