import type { ChatItem } from '@doran/contract'

/**
 * Two states of one item as one: deleted stays deleted, read stays read, whichever came first; for the rest what came
 * last holds. Answers `known` itself where nothing is new.
 */
export function mergeItem(known: ChatItem, incoming: ChatItem): ChatItem {
  if (known === incoming) return known
  const base = known.kind === 'deleted' ? known : incoming
  const isRead = known.isRead || incoming.isRead
  const merged = base.isRead === isRead ? base : { ...base, isRead }
  return isSame(merged, known) ? known : merged
}

function isSame(one: ChatItem, other: ChatItem): boolean {
  return (
    one.kind === other.kind &&
    one.isRead === other.isRead &&
    one.body === other.body &&
    one.profile.id === other.profile.id &&
    JSON.stringify(one.theme) === JSON.stringify(other.theme)
  )
}
