import type { GroundSku, RuneSku } from '@doran/contract/limits'
import { storeGrounds } from '../../../lib/board-picture/store-grounds'

export function isGround(sku: RuneSku): sku is GroundSku {
  return storeGrounds.some((ground) => ground === sku)
}
