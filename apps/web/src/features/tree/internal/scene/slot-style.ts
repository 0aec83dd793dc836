import type { CSSProperties } from 'react'
import type { TreeLook } from '@doran/contract/limits'
import { SLOTS } from '../tree-slots'

/** Where what hangs at a place is drawn. */
export function slotStyle(look: TreeLook, slot: number): CSSProperties {
  const place = SLOTS[look][slot]
  return place ? { left: `${place.x}%`, top: `${place.y}%` } : { display: 'none' }
}

/** The room of one ornament, hung by its top centre. */
export const SLOT_BOX = 'absolute aspect-square w-[15%] min-w-11 -translate-x-1/2'
