import { ACCOUNT_FAQ } from './internal/faq/account-faq'
import { MONEY_FAQ } from './internal/faq/money-faq'
import { PLACE_FAQ } from './internal/faq/place-faq'
import { SAFETY_FAQ } from './internal/faq/safety-faq'
import { STORY_FAQ } from './internal/faq/story-faq'
import type { FaqTopic } from './faq-entry'

/** Every answer stands for what the product does; the figures come from where it keeps them. */
export const FAQ_TOPICS: readonly FaqTopic[] = [
  { title: '결제와 환불', entries: MONEY_FAQ },
  { title: '계정과 로그인', entries: ACCOUNT_FAQ },
  { title: '이야기', entries: STORY_FAQ },
  { title: '신고와 안전', entries: SAFETY_FAQ },
  { title: '놀이와 커뮤니티', entries: PLACE_FAQ },
]
