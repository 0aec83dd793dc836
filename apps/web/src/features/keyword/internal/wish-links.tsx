import type { Board } from '@doran/contract'
import { routes } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'

const BOARD: Board = 'idea'

/** Where one says what one would like to read, and reads meanwhile. */
export function WishLinks() {
  return (
    <>
      <LinkButton
        href={`${routes.community.path()}?${new URLSearchParams({ board: BOARD })}`}
        renderLink={renderLink}
      >
        건의 게시판으로 가기
      </LinkButton>
      <LinkButton href={routes.newTales.path()} kind="secondary" renderLink={renderLink}>
        새로 나온 이야기 보기
      </LinkButton>
    </>
  )
}

export function NoStories() {
  return (
    <EmptyState title="이 조합의 이야기는 아직 없어요." actions={<WishLinks />}>
      <p>가장 먼저 읽고 싶은 장면을 커뮤니티 건의 게시판에 들려주세요.</p>
    </EmptyState>
  )
}
