import { renderZoneLink, routes } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'

/** In place of everything that an operator had open. */
export function RightGone() {
  return (
    <div ref={takeFocus} role="alert" tabIndex={-1} className="outline-none">
      <EmptyState
        level={1}
        mascot="ran"
        title="운영 권한이 없어졌어요."
        actions={
          <LinkButton href={routes.home.path()} renderLink={renderZoneLink}>
            홈으로
          </LinkButton>
        }
      >
        <p>열려 있던 내용은 모두 치웠어요. 권한이 필요하면 관리자에게 알려 주세요.</p>
      </EmptyState>
    </div>
  )
}

const takeFocus = (notice: HTMLElement | null) => notice?.focus()
