import type { Review } from '@doran/contract'
import { WrittenText } from '@doran/site/core'

/** What tells how a story goes on is folded until one asks for it; it opens without scripts too. */
export function ReviewText({ review: { body, hasSpoiler } }: { review: Review }) {
  const text = (
    <p className="prose-ko mt-3 whitespace-pre-line">
      <WrittenText text={body} />
    </p>
  )
  if (!hasSpoiler) return text
  return (
    <details className="group mt-3">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-2 rounded-small text-text-2 [&::-webkit-details-marker]:hidden">
        결말이나 반전이 담긴 후기예요.
        <span className="font-semibold text-text underline underline-offset-4 group-open:hidden">
          펼쳐 보기
        </span>
        <span className="hidden font-semibold text-text underline underline-offset-4 group-open:inline">
          접기
        </span>
      </summary>
      {text}
    </details>
  )
}
