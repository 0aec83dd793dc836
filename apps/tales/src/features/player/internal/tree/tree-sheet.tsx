import { callQuery, useApi } from '@doran/api-client/react'
import { ReadFailed } from '@doran/site/core'
import { Skeleton } from '@doran/ui'
import { useQuery } from '@tanstack/react-query'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelProblem } from '../panel-parts/panel-problem'
import { PanelSheet } from '../panel-parts/panel-sheet'
import { useWalk } from '../panel-parts/use-walk'
import { layOutTree } from './lay-out-tree'
import { StoryTree } from './story-tree'

/** Every way the reader took in this story and its branches. */
export function TreeSheet(panel: PanelProps) {
  const { isOpen, onClose, state } = panel
  const { session } = state
  const api = useApi()
  const walk = useWalk(panel)
  const reading = useQuery({
    ...callQuery(api, 'GET /v1/tales/session/{sessionUuid}/tree', {
      params: { sessionUuid: session.id },
    }),
    staleTime: 0,
  })
  const tree = reading.data
  const hasForks = tree?.nodes.some(({ isOnPath }) => !isOnPath) ?? false
  return (
    <PanelSheet isOpen={isOpen} onClose={onClose} title="갈림길" width="wide">
      <PanelProblem message={walk.problem} />
      {!tree && reading.isError && (
        <ReadFailed title="갈림길을 불러오지 못했어요." reading={reading} level={3} />
      )}
      {!tree && !reading.isError && <Skeleton shape="card" className="h-60" />}
      {tree && (
        <>
          <p className="prose-ko mb-4 text-text-2">
            {hasForks
              ? '갈라진 장면을 선택하면 그리로 가거나, 거기서 새 갈림길을 만들 수 있어요.'
              : '아직 다른 길이 없어요. 장면마다 있는 메뉴에서 ‘여기서 새 갈림길’을 누르면 길이 갈라져요.'}
          </p>
          {tree.isCut && (
            <p className="prose-ko mb-4 text-sm text-text-3">
              갈림길이 많아서 오래된 것은 보이지 않아요.
            </p>
          )}
          <StoryTree
            ways={layOutTree(tree.nodes)}
            sessions={tree.sessions}
            session={session}
            walk={walk}
          />
        </>
      )}
    </PanelSheet>
  )
}
