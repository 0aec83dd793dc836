import { Comments } from '@doran/engagement'
import { routes } from '@doran/site/core'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'

/** In place of a post that its author took back; what was said of it stays. */
export function DeletedPost({ postId }: { postId: string }) {
  return (
    <div className="page max-w-[760px] pt-4 pb-12 md:pt-10">
      <EmptyState
        level={1}
        mascot="ran"
        title="작성자가 삭제한 글이에요."
        actions={
          <LinkButton href={routes.community.path()} kind="secondary" renderLink={renderLink}>
            다른 글 보기
          </LinkButton>
        }
      >
        <p>함께 나눈 댓글은 남아 있어요.</p>
      </EmptyState>
      <div className="mt-6">
        <Comments targetType="post" targetId={postId} isReadOnly />
      </div>
    </div>
  )
}
