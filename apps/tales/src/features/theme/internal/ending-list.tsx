import type { ThemeDetail, ThemeReading } from '@doran/contract'
import { Badge } from '@doran/ui'

type EndingListProps = { endings: ThemeDetail['endings']; reached: ThemeReading['endings'] }

/** The endings to be collected: a title shows once it was reached, a hint before. */
export function EndingList({ endings, reached }: EndingListProps) {
  return (
    <section aria-labelledby="endings">
      <h2 id="endings" className="mb-4 text-h3 font-extrabold">
        결말 {endings.length}개
        {reached.length > 0 && (
          <span className="ml-2 text-base font-semibold text-ember tabular-nums">
            {reached.length}개 모았어요
          </span>
        )}
      </h2>
      <ol className="flex flex-col gap-3">
        {endings.map(({ key, hint, rare }) => {
          const found = reached.find((ending) => ending.key === key)
          return (
            <li
              key={key}
              className={`corner-card border p-4 ${found ? 'border-transparent bg-surface-1' : 'border-dashed border-line-strong'}`}
            >
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {found ? found.title : <span aria-label="아직 숨은 결말">???</span>}
                {found && <Badge>{found.badge}</Badge>}
                {rare && <Badge tone="ember">드문 결말</Badge>}
              </p>
              <p className="prose-ko mt-1 text-sm text-text-2">{hint}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
