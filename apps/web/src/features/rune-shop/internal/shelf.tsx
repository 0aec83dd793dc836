import type { StoreItem } from '@doran/contract'
import { RUNE_KINDS } from '../../../lib/rune-articles'
import { ArticleCard, type ArticleCardProps } from './article-card'

type ShelfProps = Omit<ArticleCardProps, 'item'> & {
  kind: StoreItem['kind']
  items: readonly StoreItem[]
}

const GRIDS = {
  frame: 'grid-cols-2 md:grid-cols-4',
  ground: 'sm:grid-cols-2 md:grid-cols-3',
  ornament: 'grid-cols-2 md:grid-cols-3',
  comma: 'sm:grid-cols-2',
  ticket: 'sm:grid-cols-2',
} as const satisfies Record<StoreItem['kind'], string>

/** The articles of a kind. */
export function Shelf({ kind, items, ...card }: ShelfProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={`shelf-${kind}`} className="mt-10">
      <h2 id={`shelf-${kind}`} className="text-h3 font-extrabold">
        {RUNE_KINDS[kind].shelf}
      </h2>
      <ul className={`mt-3 grid gap-3 ${GRIDS[kind]}`}>
        {items.map((item) => (
          <li key={item.sku} id={item.sku} className="scroll-mt-28">
            <ArticleCard item={item} {...card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
