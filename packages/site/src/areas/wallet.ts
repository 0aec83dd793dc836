import type { Currency } from '@doran/contract'
import { TALES_PATH } from '@doran/contract/names'
import { amountWords, wonWords } from './money-words.js'
import { defineArea, events } from './define-area.js'
import { page } from './route.js'

const routes = {
  coinStore: page('/coin/store', { isInSitemap: true }),
  runeStore: page('/rune/store', { isInSitemap: true }),
  payWithCoin: page('/pay-with-coin'),
  paySuccess: page('/general/store/success', { isImmersive: true }),
  payCancel: page('/general/store/cancel', { isImmersive: true }),
  gemstone: page(`${TALES_PATH}/gemstone`, { isInSitemap: true }),
  subscriptions: page(`${TALES_PATH}/me/subscriptions`),
}

type ProductEvent =
  /** A store was opened; `object_name` is its route. */
  | {
      type: 'view'
      object: 'product'
      object_name: string
      object_attributes: Record<string, never>
    }
  /** By the article: `coin-30`, `frame-ember`, `pass-30`, `gem-100`. */
  | {
      type: 'purchase'
      object: 'product'
      object_name: string
      object_attributes: { currency: Currency | 'won'; amount: number }
    }

export const wallet = defineArea(routes, {
  places: [
    { route: 'runeStore', label: '룬 상점', icon: 'rune', order: 71, on: ['menu'] },
    { route: 'coinStore', label: '코인 충전', icon: 'coin', order: 72, on: ['menu'] },
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
  loginReasons: {
    buy: '구매하려면 로그인해 주세요.',
    wallet: '코인과 젬을 보려면 로그인해 주세요.',
    subscriptions: '구독과 도란 패스를 보려면 로그인해 주세요.',
  },
  inbox: {
    payment: ({ what, orderId, amountKrw, coins }) => {
      const link = { to: 'paySuccess', query: { orderId }, label: '결제 내역 보기' }
      switch (what) {
        case 'paid':
          return {
            sentence: `${amountWords('coin', coins)}를 충전했어요.`,
            detail: wonWords(amountKrw),
            link,
          }
        case 'refunded':
          return { sentence: `${wonWords(amountKrw)}을 환불했어요.`, link }
        case 'not_paid':
          return {
            sentence: '결제가 되지 않아 주문을 닫았어요.',
            detail: '돈은 나가지 않았어요.',
            link: { to: 'coinStore', label: '코인 충전으로 가기' },
          }
      }
    },
    gem_refill: ({ gems }) => ({
      sentence: `오늘의 젬 ${gems}개가 채워졌어요.`,
      link: { to: 'tales', label: '이야기 보기' },
    }),
    pass_ending: () => ({
      sentence: '도란 패스가 3일 뒤에 끝나요.',
      detail: '저절로 다시 결제되지 않아요.',
      link: { to: 'subscriptions', label: '도란 패스 보기' },
    }),
  },
  events: events<ProductEvent>(),
})
