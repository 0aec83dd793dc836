import { routes } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { TreeFrame } from './internal/scene/tree-frame'
import { plantPath } from './tree-address'

/** In place of a tree that is not there: its owner may have removed it. */
export function TreeNotThere() {
  return (
    <TreeFrame title="나무">
      <EmptyState
        level={1}
        mascot="ran"
        title="이 나무를 찾지 못했어요."
        actions={
          <>
            <LinkButton href={plantPath()} renderLink={renderLink}>
              내 나무 심기
            </LinkButton>
            <LinkButton href={routes.home.path()} kind="secondary" renderLink={renderLink}>
              홈으로
            </LinkButton>
          </>
        }
      >
        <p>링크가 바뀌었거나, 심은 사람이 지운 나무예요.</p>
      </EmptyState>
    </TreeFrame>
  )
}
