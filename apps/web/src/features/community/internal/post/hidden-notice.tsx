import { ZoneLink } from '@doran/site/core'
import { appealPath } from '../../../../lib/community-paths'

type HiddenNoticeProps = { caseId: string | null; isMine: boolean }

/** To the author and to moderators, who alone see the post. */
export function HiddenNotice({ caseId, isMine }: HiddenNoticeProps) {
  return (
    <aside
      aria-label="숨긴 글"
      className="corner-card mb-6 border border-danger bg-surface-1 px-5 py-4"
    >
      <p className="font-semibold">
        {isMine
          ? '지금은 나에게만 보이는 글이에요.'
          : '숨긴 글이에요. 운영자와 글쓴이만 볼 수 있어요.'}
      </p>
      {isMine && (
        <p className="prose-ko mt-1 text-sm text-text-2">
          신고를 살펴보는 중이거나, 규칙에 어긋나서 숨겼어요.
        </p>
      )}
      {isMine && caseId && (
        <ZoneLink
          href={appealPath(caseId)}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4"
        >
          이유 보기와 이의 제기
        </ZoneLink>
      )}
    </aside>
  )
}
