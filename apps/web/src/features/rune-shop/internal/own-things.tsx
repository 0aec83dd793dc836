import type { StoreItem } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { articleName } from '../../../lib/rune-articles'
import { ArticlePicture } from './article-picture'
import { ItemAction } from './item-action'
import type { ItemActs } from './item-acts'
import type { Person } from './use-person'

type OwnThingsProps = Pick<ItemActs, 'onWear' | 'busy'> & {
  items: readonly StoreItem[]
  person: Person
}

const NOTHING_TO_BUY = () => undefined

/** What a member has collected. */
export function OwnThings({ items, person, ...acts }: OwnThingsProps) {
  const mine = items.filter(({ owned }) => owned !== null)
  return (
    <section aria-labelledby="own-things" className="mt-12">
      <h2 id="own-things" className="text-h3 font-extrabold">
        내 물건
      </h2>
      {mine.length === 0 ? (
        <p className="prose-ko mt-3 text-text-2">아직 모은 물건이 없어요.</p>
      ) : (
        <ul className="corner-mine mt-3 divide-y divide-line overflow-clip bg-surface-1">
          {mine.map((item) => (
            <li key={item.sku} className="flex min-h-16 items-center gap-4 px-5 py-3">
              <span className="grid w-16 shrink-0 place-items-center">
                <ArticlePicture item={item} person={person} isSmall />
              </span>
              <div className="min-w-0 grow">
                <p className="font-semibold">{articleName(item)}</p>
                <p className="prose-ko text-sm text-text-2">
                  {item.kind === 'frame' ? wornWords(item) : <WhereUsed kind={item.kind} />}
                </p>
              </div>
              <div className="shrink-0 empty:hidden">
                <ItemAction item={item} onBuy={NOTHING_TO_BUY} {...acts} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function WhereUsed({ kind }: Pick<StoreItem, 'kind'>) {
  if (kind === 'ornament') {
    return (
      <>
        <ZoneLink href={routes.tree.path()}>나무</ZoneLink>에 편지를 걸 때 쓸 수 있어요.
      </>
    )
  }
  return (
    <>
      <ZoneLink href={routes.tierBoard.path()}>티어표</ZoneLink> 그림에서 쓸 수 있어요.
    </>
  )
}

const wornWords = ({ owned }: StoreItem) => (owned?.isWorn ? '착용 중' : '착용하지 않았어요.')
