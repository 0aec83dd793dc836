import type { HungOrnament } from '@doran/contract'
import type { TreeLook } from '@doran/contract/limits'
import { ornamentPicture } from '../tree-pictures'
import { hungName } from './ornament-name'
import { SLOT_BOX, slotStyle } from './slot-style'

export type HungOrnamentsProps = {
  look: TreeLook
  items: readonly HungOrnament[]
  /** Theirs are the names, and each can be pressed. */
  owner?: { onPress: (hung: HungOrnament) => void }
}

/** What hangs on a page, in the order of its places. */
export function HungOrnaments({ look, items, owner }: HungOrnamentsProps) {
  const inOrder = items.toSorted((one, other) => one.slot - other.slot)
  return (
    <ul aria-label="나무에 걸린 장식">
      {inOrder.map((hung) => (
        <li key={hung.slot} className={SLOT_BOX} style={slotStyle(look, hung.slot)}>
          {owner ? (
            <button
              type="button"
              aria-label={hungName(hung, true)}
              aria-haspopup="dialog"
              onClick={() => owner.onPress(hung)}
              className="relative block size-full rounded-input transition-transform duration-(--motion-state) hover:scale-110"
            >
              <img src={ornamentPicture(hung.ornament)} alt="" className="size-full" />
              {hung.isUnread && (
                <span className="absolute top-1/4 right-0 size-3 rounded-pill border-2 border-bg bg-ember" />
              )}
            </button>
          ) : (
            <img
              src={ornamentPicture(hung.ornament)}
              alt={hungName(hung, false)}
              className={`size-full ${hung.isMine ? 'drop-shadow-[0_0_6px_var(--color-ember)]' : ''}`}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
