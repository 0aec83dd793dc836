import { OUTCOME_WORDS, TARGET_WORDS } from '../parts/case-words'
import { PLACE_WORDS } from '../featured/place-words'
import { NEWS_KINDS } from '../news/news-kinds'
import { ROLES } from '../person/role-words'

type Details = Readonly<Record<string, string | number | boolean>>

const ACTIONS: Readonly<Record<string, string>> = {
  'account.deleted': '계정을 지웠어요',
  'account.deletion_started': '탈퇴를 시작했어요',
  'account.deletion_undone': '탈퇴를 취소했어요',
  'account.password_changed': '비밀번호를 바꿨어요',
  'case.blinded': '확인하는 동안 가렸어요',
  'case.decided': '신고를 결정했어요',
  'case.opened': '신고 없이 살펴보기 시작했어요',
  'featured.chosen': '편성을 바꿨어요',
  'news.deleted': '소식을 지웠어요',
  'news.edited': '소식을 고쳤어요',
  'news.published': '소식을 올렸어요',
  'page.published': '규칙을 올렸어요',
  'post.pinned': '글 고정을 바꿨어요',
  'review.answered': '후기에 답했어요',
  'role.granted': '권한을 줬어요',
  'role.revoked': '권한을 뺐어요',
  'sanction.given': '제재했어요',
  'sanction.lifted': '제재를 풀었어요',
  'session.others_revoked': '다른 기기를 로그아웃시켰어요',
  'session.revoked': '기기를 로그아웃시켰어요',
  'ticket.answered': '문의에 답했어요',
  'ticket.status_changed': '문의의 상태를 바꿨어요',
  'ticket.story_read': '문의한 사람의 이야기를 읽었어요',
  'ticket.story_refused': '볼 수 없는 이야기를 열려고 했어요',
  'wallet.adjusted': '지갑을 바꿨어요',
}

/** What somebody did; an action that is newer than this list is named as it is stored. */
export function actionName(action: string): string {
  return ACTIONS[action] ?? action
}

const PAGES = { 'community-rule': '커뮤니티 규칙' } as const
const CURRENCIES = { coin: '코인', rune: '룬', gem: '젬' } as const

/** The facts of an entry. Ids are left out, and what is newer than this list. */
export function detailWords(details: Details): string {
  const { role, targetType, outcome, blocksPictures, key, version, isPinned, newsKind, number } =
    details
  return [
    ROLES.find((each) => each.role === role)?.name,
    wordOf(TARGET_WORDS, targetType),
    wordOf(OUTCOME_WORDS, outcome),
    sanctionWords(details),
    blocksPictures === true && '사진을 다시 못 올림',
    wordOf(PAGES, key),
    wordOf(NEWS_KINDS, newsKind),
    typeof number === 'string' && number,
    version !== undefined && `${version}판`,
    isPinned !== undefined && (isPinned ? '맨 위에 고정' : '고정 풀기'),
    placeWords(details),
    walletWords(details),
  ]
    .filter((word) => typeof word === 'string')
    .join(' · ')
}

function sanctionWords({ kind: given, sanction: kind = given, days }: Details): string | undefined {
  if (kind === 'end') return '이용 끝'
  if (kind !== 'pause') return undefined
  return days === undefined ? '쓰기 쉼' : `${days}일 동안 쓰기 쉼`
}

function placeWords({ place, targetId, days }: Details): string | undefined {
  const name = wordOf(PLACE_WORDS, place)
  if (name === undefined) return undefined
  if (targetId === '') return `${name} · 규칙에 맡김`
  return days === 0 ? `${name} · 바꿀 때까지` : `${name} · ${days}일 동안`
}

function walletWords({ currency, delta }: Details): string | undefined {
  const name = wordOf(CURRENCIES, currency)
  if (name === undefined || typeof delta !== 'number') return undefined
  return `${name} ${delta > 0 ? '+' : ''}${delta.toLocaleString('ko-KR')}`
}

function wordOf(words: Readonly<Record<string, string>>, value: unknown): string | undefined {
  return typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined
}
