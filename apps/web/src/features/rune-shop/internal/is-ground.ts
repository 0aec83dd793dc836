import type { GroundSku, RuneSku } from '@doran/contract/limits'
import { shopGrounds } from '../../../lib/board-picture/shop-grounds'

export function isGround(sku: RuneSku): sku is GroundSku {
  return shopGrounds.some((ground) => ground === sku)
}
