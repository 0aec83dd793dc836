import { routes } from '@doran/site/core'
import { oneOf, withQuery, type AddressQuery } from '../../lib/address-query'

export const TABS = ['following', 'pass'] as const
export type SubscriptionsTab = (typeof TABS)[number]

export type SubscriptionsAddress = {
  tab: SubscriptionsTab
  /** Where a page of the list begins that is not the first. */
  cursor: string | null
}

export function readSubscriptionsAddress(query: AddressQuery): SubscriptionsAddress {
  const tab = TABS.find((each) => each === oneOf(query['tab'])) ?? 'following'
  return { tab, cursor: oneOf(query['cursor']) }
}

export function subscriptionsHref(tab: SubscriptionsTab): string {
  return withQuery(routes.subscriptions.path(), { tab: tab === 'following' ? null : tab })
}
