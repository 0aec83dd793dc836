import type { ReactNode } from 'react'
import { LinkButton } from '../controls/link-button.js'
import type { RenderLink } from '../link/nav-link.js'
import { BackButton } from './back-button.js'
import { EmptyState } from './empty-state.js'

export type ErrorStateProps = {
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** The number a person can quote to us. */
  requestId?: string
  level?: 1 | 2 | 3
}

export function ErrorState({ title, children, actions, requestId, level = 1 }: ErrorStateProps) {
  return (
    <EmptyState title={title} actions={actions} level={level} mascot="ran" pose="sorry">
      {children}
      {requestId && <p className="mt-2 text-sm text-text-3">문의 번호 {requestId}</p>}
    </EmptyState>
  )
}

export type LostStateProps = { homeHref?: string; renderLink?: RenderLink }

function WaysOut({ homeHref = '/', renderLink }: LostStateProps) {
  return (
    <>
      <LinkButton href={homeHref} {...(renderLink && { renderLink })}>
        홈으로
      </LinkButton>
      <BackButton>이전으로</BackButton>
    </>
  )
}

export function NotFoundState(props: LostStateProps) {
  return (
    <ErrorState title="이 페이지를 찾지 못했어요." actions={<WaysOut {...props} />}>
      <p>주소가 바뀌었거나 삭제된 페이지일 수 있어요.</p>
    </ErrorState>
  )
}

export function ForbiddenState(props: LostStateProps) {
  return (
    <ErrorState title="볼 수 없는 페이지예요." actions={<WaysOut {...props} />}>
      <p>권한이 있는 사람만 볼 수 있어요.</p>
    </ErrorState>
  )
}
