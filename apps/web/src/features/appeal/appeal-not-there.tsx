import { routes } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'

/** An address of no case of the reader's, or of a link that is not good any more. */
export function AppealNotThere() {
  return (
    <EmptyState
      level={1}
      mascot="ran"
      title="이의를 제기할 것을 찾지 못했어요."
      actions={
        <LinkButton href={routes.notification.path()} renderLink={renderLink}>
          알림 보기
        </LinkButton>
      }
    >
      <p>알림이나 메일에 있는 링크로 다시 들어와 주세요. 쓴 사람의 계정으로 로그인해야 보여요.</p>
    </EmptyState>
  )
}
