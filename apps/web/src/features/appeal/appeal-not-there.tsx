import { routes } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'

/** An address of no case, or of none of the reader's: where appeals are reached from. */
export function AppealNotThere() {
  return (
    <EmptyState
      level={1}
      mascot="ran"
      title="이의 제기는 알림에서 할 수 있어요."
      actions={
        <LinkButton href={routes.notification.path()} renderLink={renderLink}>
          알림 보기
        </LinkButton>
      }
    >
      <p>
        글이 숨겨지거나 글을 쓸 수 없게 되면 알림으로 알려 드려요. 쓴 사람의 계정으로 로그인하고, 그
        알림의 ‘이의 제기하기’를 눌러 주세요.
      </p>
    </EmptyState>
  )
}
