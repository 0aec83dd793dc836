import type { ThemeDetail } from '@doran/contract'
import { Badge } from '@doran/ui'

export function EndingList({ endings }: { endings: ThemeDetail['endings'] }) {
  return (
    <section aria-labelledby="endings">
      <h2 id="endings" className="mb-4 text-h3 font-extrabold">
        결말 {endings.length}개
      </h2>
      <ol className="flex flex-col gap-3">
        {endings.map(({ key, hint, rare }) => (
          <li key={key} className="corner-card border border-dashed border-line-strong p-4">
            <p className="flex items-center gap-2 font-semibold">
              <span aria-label="아직 숨은 결말">???</span>
              {rare && <Badge tone="ember">드문 결말</Badge>}
            </p>
            <p className="prose-ko mt-1 text-sm text-text-2">{hint}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
