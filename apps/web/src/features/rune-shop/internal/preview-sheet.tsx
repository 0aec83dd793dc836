import type { StoreItem } from '@doran/contract'
import { Avatar } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { RUNE_ARTICLES, articleName } from '../../../lib/rune-articles'
import { GroundPreview } from './ground-preview'
import { isGround } from './is-ground'
import { ItemAction } from './item-action'
import type { ItemActs } from './item-acts'
import { ItemState } from './item-state'
import { OrnamentPicture } from './ornament-picture'
import type { Person } from './use-person'

type PreviewSheetProps = ItemActs & {
  item: StoreItem
  person: Person
  isOpen: boolean
  onClose: () => void
}

/** An article tried on, before it is bought. */
export function PreviewSheet({ item, person, isOpen, onClose, ...acts }: PreviewSheetProps) {
  const { sku } = item
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={`${articleName(item)} 미리 보기`}
      actions={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <span>
            <ItemState item={item} />
          </span>
          <ItemAction item={item} kind="primary" {...acts} />
        </div>
      }
    >
      <Tried item={item} person={person} />
      <p className="prose-ko mt-4 text-text-2">{RUNE_ARTICLES[sku].line}</p>
    </Sheet>
  )
}

/** As it looks where it is used. */
function Tried({ item: { sku, kind }, person }: Pick<PreviewSheetProps, 'item' | 'person'>) {
  if (isGround(sku)) return <GroundPreview sku={sku} />
  if (kind === 'ornament') return <OrnamentPicture sku={sku} isLarge />
  return <TriedOn frame={sku} person={person} />
}

/** Around one's own picture: large, and as small as it stands elsewhere. */
function TriedOn({ frame, person }: { frame: string; person: Person }) {
  const name = person.name || '내 이름'
  return (
    <>
      <div className="grid h-64 place-items-center">
        <div className="scale-[1.75]">
          <Avatar {...person} frame={frame} size={96} alt={person.name && `${name} 님의 사진`} />
        </div>
      </div>
      <div className="corner-card flex items-center gap-4 bg-surface-2 px-5 py-4">
        <Avatar {...person} frame={frame} size={32} />
        <div className="min-w-0">
          <p className="font-semibold break-words">{name}</p>
          <p className="text-sm text-text-2">댓글과 대화에서는 이렇게 보여요.</p>
        </div>
      </div>
    </>
  )
}
