import type { HungOrnament } from '@doran/contract'
import type { Ornament, TreeLook } from '@doran/contract/limits'
import { TREE } from '@doran/contract/tree/limits'
import { SLOT_BOX, slotStyle } from '../scene/slot-style'
import { ornamentPicture } from '../tree-pictures'

export type FreePlacesProps = {
  look: TreeLook
  items: readonly HungOrnament[]
  ornament: Ornament
  /** Null while none is chosen. */
  slot: number | null
  onChoose: (slot: number | null) => void
}

export function freeSlots(items: readonly HungOrnament[]): number[] {
  const taken = new Set(items.map(({ slot }) => slot))
  return Array.from({ length: TREE.ornamentsAPage }, (_, slot) => slot).filter(
    (slot) => !taken.has(slot),
  )
}

/** The places of a page where nothing hangs yet. */
export function FreePlaces({ look, items, ornament, slot: chosen, onChoose }: FreePlacesProps) {
  return (
    <ul aria-label="빈 자리">
      {freeSlots(items).map((slot) => (
        <li key={slot} className={SLOT_BOX} style={slotStyle(look, slot)}>
          <button
            type="button"
            aria-label={`${slot + 1}번 자리`}
            aria-pressed={slot === chosen}
            onClick={() => onChoose(slot === chosen ? null : slot)}
            className="group grid size-full place-items-center rounded-input"
          >
            {slot === chosen ? (
              <img src={ornamentPicture(ornament)} alt="" className="size-full" />
            ) : (
              <span
                aria-hidden="true"
                className="grid size-7 place-items-center rounded-pill border-2 border-text bg-bg/80 text-base leading-none font-extrabold transition-colors duration-(--motion-state) group-hover:bg-surface-3"
              >
                +
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
