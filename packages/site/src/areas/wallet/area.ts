import type { Currency } from '@doran/contract'
import { TALES_PATH } from '@doran/contract/names'
import { defineArea, events } from '../define-area.js'
import { page } from '../route.js'

const routes = {
  coinShop: page('/coin/store', { isInSitemap: true }),
  runeShop: page('/rune/store', { isInSitemap: true }),
  payWithCoin: page('/pay-with-coin'),
  paySuccess: page('/general/store/success', { isImmersive: true }),
  payCancel: page('/general/store/cancel', { isImmersive: true }),
  gemstone: page(`${TALES_PATH}/gemstone`, { isInSitemap: true }),
  subscriptions: page(`${TALES_PATH}/me/subscriptions`),
}

type ProductEvent =
  /** A shop was opened; `object_name` is its route. */
  | {
      type: 'view'
      object: 'product'
      object_name: string
      object_attributes: Record<string, never>
    }
  /** Names the article: `coin-30`, `frame-ember`, `pass-30`, `gem-100`. */
  | {
      type: 'purchase'
      object: 'product'
      object_name: string
      object_attributes: { currency: Currency | 'won'; amount: number }
    }

export const wallet = defineArea(routes, {
  places: [
    { route: 'runeShop', label: '룬 상점', icon: 'rune', order: 71, on: ['menu'] },
    { route: 'coinShop', label: '코인 충전', icon: 'coin', order: 72, on: ['menu'] },
    { route: 'gemstone', label: '젬', icon: 'gem', order: 73, on: ['menu'] },
    {
      route: 'subscriptions',
      label: '구독과 도란 패스',
      icon: 'bell',
      order: 74,
      on: ['menu'],
      isForMembers: true,
    },
  ],
  events: events<ProductEvent>(),
})
