import type { ReactNode } from 'react'
import type { StoreItem } from '@doran/contract'
import { Card } from '@doran/ui'
import { RUNE_ARTICLES, articleName } from '../../../lib/rune-articles'
import { ArticlePicture } from './article-picture'
import { ItemAction } from './item-action'
import type { ItemActs } from './item-acts'
import { ItemState } from './item-state'
import type { Person } from './use-person'

export type ArticleCardProps = ItemActs & {
  item: StoreItem
  person: Person
  onLook: (item: StoreItem) => void
}

/** An article on its shelf: as it looks on oneself, and what can be done with it. */
export function ArticleCard({ item, person, onLook, ...acts }: ArticleCardProps) {
  const { name, line } = RUNE_ARTICLES[item.sku]
  const picture = <ArticlePicture item={item} person={person} />
  return (
    <Card as="article" aria-label={articleName(item)} className="flex h-full flex-col px-4">
      {isUsedUp(item) ? (
        <div className="grid min-h-20 place-items-center py-2">{picture}</div>
      ) : (
        <LookButton item={item} onLook={onLook}>
          {picture}
        </LookButton>
      )}
      <h3 className="mt-3 font-semibold">{name}</h3>
      <p className="prose-ko mt-0.5 text-sm text-text-2">{line}</p>
      <div className="mt-auto pt-3">
        <ItemState item={item} />
        <div className="mt-3 empty:hidden">
          <ItemAction item={item} isWide {...acts} />
        </div>
      </div>
    </Card>
  )
}

/** Nothing that is worn or shown: there is no more to see of it. */
const isUsedUp = ({ kind }: StoreItem) => kind === 'ticket' || kind === 'comma'

type LookButtonProps = Pick<ArticleCardProps, 'item' | 'onLook'> & { children: ReactNode }

function LookButton({ item, onLook, children }: LookButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onLook(item)}
      className="group -mx-1 flex flex-col items-center rounded-input p-1 outline-offset-2"
    >
      <span
        className={
          item.kind === 'frame' ? 'grid size-34 max-w-full place-items-center' : 'block w-full'
        }
      >
        {children}
      </span>
      <span className="mt-1 inline-flex min-h-6 items-center text-sm text-text-2 underline group-hover:text-text">
        <span className="sr-only">{articleName(item)} </span>
        크게 보기
      </span>
    </button>
  )
}
