import { routes } from '@doran/site/core'
import { ErrorState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'

/** What there is of a book that is not there, or not shared any more: which of both is not said. */
export function BookLost() {
  return (
    <main id="main" tabIndex={-1} className="page grid min-h-dvh place-items-center">
      <ErrorState
        title="이 책을 찾지 못했어요."
        actions={
          <LinkButton href={routes.yearend.path()} renderLink={renderLink}>
            연말책으로
          </LinkButton>
        }
      >
        <p>주소가 바뀌었거나, 책의 주인이 나누기를 그만두었을 수 있어요.</p>
      </ErrorState>
    </main>
  )
}
