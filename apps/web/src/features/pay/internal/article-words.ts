import type { PayQuote, PayType } from '@doran/contract'
import { MONEY, PRICES } from '@doran/contract/limits'
import { amountLabel, formatDay, numberLabel, routes } from '@doran/site/core'

type ArticleWords = {
  name: string
  lines: readonly string[]
  /** What comes back, and when. */
  refund: string
  /** Where it is used. */
  place: { label: string; href: string }
}

const LONG_AGO = new Date(0)

const WORDS: Record<PayType, (quote: PayQuote) => ArticleWords> = {
  gem: ({ gems, id }) => ({
    name: amountLabel('gem', gems ?? Number(id)),
    lines: [`이야기에 쓰는 젬이에요. ${MONEY.exchangedGemYears}년 동안 쓸 수 있어요.`],
    refund: `${MONEY.fullRefundDays}일 안에 안 쓴 만큼 코인으로 되돌릴 수 있어요.`,
    place: { label: '젬 보기', href: routes.gemstone.path() },
  }),
  pass: ({ until }) => ({
    name: `도란 패스 ${PRICES.pass.days}일`,
    lines: [
      `오늘의 젬이 하루 ${numberLabel(PRICES.pass.moreDailyGems)}개 늘어나요.`,
      ...(until === null ? [] : [`${formatDay(new Date(until), LONG_AGO)}까지 쓸 수 있어요.`]),
      '저절로 다시 결제되지 않아요.',
    ],
    refund: '시작한 패스는 환불되지 않아요.',
    place: { label: '도란 패스 보기', href: routes.subscriptions.path() },
  }),
}

/** What is bought, as people read of it. */
export const articleWords = (quote: PayQuote): ArticleWords => WORDS[quote.type](quote)
