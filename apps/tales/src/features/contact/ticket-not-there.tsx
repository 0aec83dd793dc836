import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { contactHref } from './contact-address'

/** An address of no ticket, or of none of the reader's. */
export function TicketNotThere() {
  return (
    <EmptyState
      level={1}
      mascot="ran"
      title="그런 문의가 없어요."
      actions={
        <LinkButton href={contactHref()} renderLink={renderLink}>
          문의하기로 가기
        </LinkButton>
      }
    >
      <p>문의는 보낸 계정으로 로그인해야 볼 수 있어요.</p>
    </EmptyState>
  )
}
