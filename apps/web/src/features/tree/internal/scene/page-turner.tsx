import { IconButton } from '@doran/ui'

export type PageTurnerProps = {
  page: number
  pages: number
  onTurn: (page: number) => void
}

/** ‹ 1/3 ›, where ornaments hang on more than one page. */
export function PageTurner({ page, pages, onTurn }: PageTurnerProps) {
  if (pages < 2) return null
  return (
    <div
      role="group"
      aria-label="장식의 쪽"
      className="absolute bottom-2 left-1/2 flex -translate-x-1/2 items-center rounded-pill bg-surface-1"
    >
      <IconButton
        icon="chevron"
        label="이전 쪽"
        className="rotate-180"
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      />
      <span role="status" className="min-w-12 text-center text-sm font-semibold tabular-nums">
        <span className="sr-only">{`${pages}쪽 중 ${page + 1}쪽`}</span>
        <span aria-hidden="true">{`${page + 1} / ${pages}`}</span>
      </span>
      <IconButton
        icon="chevron"
        label="다음 쪽"
        disabled={page >= pages - 1}
        onClick={() => onTurn(page + 1)}
      />
    </div>
  )
}
