import type { ChatItem } from '@doran/contract'

type Countable = Pick<ChatItem, 'isRead'> & { profile: Pick<ChatItem['profile'], 'id'> }

/** Whether an item is still to be read by the person whose profile it is: not read, and not their own. */
export function isUnread(item: Countable, myProfileId: string): boolean {
  return !item.isRead && item.profile.id !== myProfileId
}

/** How many of the items are `isUnread`. */
export function countUnread(items: readonly Countable[], myProfileId: string): number {
  return items.filter((item) => isUnread(item, myProfileId)).length
}
