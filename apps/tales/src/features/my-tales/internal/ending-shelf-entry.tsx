import type { EndingShelf } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { Cover } from '@doran/ui'

/** How many endings of a theme were met, with their titles; the others keep their secret. */
export function EndingShelfEntry({ shelf: { theme, reached, total } }: { shelf: EndingShelf }) {
  const hidden = total - reached.length
  return (
    <li className="corner-card flex gap-4 bg-surface-1 p-3">
      <div className="w-14 shrink-0">
        <Cover src={theme.cover.url} alt="" />
      </div>
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="prose-ko min-w-0 font-extrabold">
            <ZoneLink
              href={routes.theme.path({ id: theme.id })}
              className="inline-flex min-h-11 items-center text-text no-underline hover:underline"
            >
              {theme.title}
            </ZoneLink>
          </h3>
          <p className="shrink-0 font-semibold text-ember tabular-nums">
            <span className="sr-only">
              결말 {total}개 중 {reached.length}개
            </span>
            <span aria-hidden="true">
              {reached.length}/{total}
            </span>
          </p>
        </div>
        <ul className="flex flex-wrap gap-1.5">
          {reached.map(({ key, title, rare }) => (
            <li key={key} className={`${TAG} bg-surface-2`}>
              {title}
              {rare && <span className="text-xs font-semibold text-ember">드문 결말</span>}
            </li>
          ))}
          {Array.from({ length: hidden }, (_, at) => (
            <li
              key={at}
              aria-hidden={at > 0}
              className={`${TAG} border border-dashed border-line-strong text-text-3`}
            >
              {at === 0 && <span className="sr-only">아직 못 만난 결말 {hidden}개</span>}
              <span aria-hidden="true">???</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

const TAG = 'inline-flex min-h-8 items-center gap-1.5 rounded-small px-2.5 text-sm'
