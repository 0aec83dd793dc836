import type { ThemeCard } from '@doran/contract'

/** In place of the way into a story that the member's birthday closes. */
export function ClosedByRating({ ageRating }: Pick<ThemeCard, 'ageRating'>) {
  return (
    <div className="corner-card border border-line-strong p-4">
      <p className="font-semibold">만 {ageRating}세부터 읽을 수 있어요.</p>
      <p className="mt-1 text-sm text-text-2">
        생일을 기준으로 열려요. 소개는 지금도 볼 수 있어요.
      </p>
    </div>
  )
}
