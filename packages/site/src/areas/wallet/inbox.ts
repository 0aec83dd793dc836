import { amountLabel, wonLabel } from '../money-labels.js'
import type { InboxCopy } from '../notice-copy.js'

export const wallet = {
  payment: ({ what, orderId, amountKrw, coins }) => {
    const link = { to: 'paySuccess', query: { orderId }, label: '결제 내역 보기' }
    switch (what) {
      case 'paid':
        return {
          sentence: `${amountLabel('coin', coins)}를 충전했어요.`,
          detail: wonLabel(amountKrw),
          link,
        }
      case 'refunded':
        return { sentence: `${wonLabel(amountKrw)}을 환불했어요.`, link }
      case 'not_paid':
        return {
          sentence: '결제가 되지 않아 주문을 닫았어요.',
          detail: '돈은 나가지 않았어요.',
          link: { to: 'coinShop', label: '코인 충전으로 가기' },
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
} satisfies Partial<InboxCopy>
