import { routes } from '@doran/site/core'
import { oneOf, type AddressQuery } from '../../lib/address-value'

export type TreeAddress = {
  /** The code of a tree. */
  tree: string | null
  isPlanting: boolean
}

export function readTreeAddress(query: AddressQuery): TreeAddress {
  return { tree: oneOf(query['tree']), isPlanting: oneOf(query['plant']) !== null }
}

/** A tree, for whoever has its link. */
export function treePath(shareCode: string): string {
  return `${routes.tree.path()}?${new URLSearchParams({ tree: shareCode })}`
}

/** Where a tree is planted. */
export function plantPath(): string {
  return `${routes.tree.path()}?plant=new`
}
