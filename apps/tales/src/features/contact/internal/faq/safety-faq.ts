import { MODERATION } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import type { FaqEntry } from '../../faq-entry'

const DAY_MS = 86_400_000
const APPEAL_DAYS = MODERATION.appealMs / DAY_MS
const BLIND_DAYS = MODERATION.blindMs / DAY_MS

export const SAFETY_FAQ: readonly FaqEntry[] = [
  {
    id: 'report',
    question: '규칙에 어긋나는 글이나 사람을 신고하고 싶어요.',
    answer:
      '글, 댓글, 이야기, 놀이, 프로필, 메시지마다 신고가 있어요. 누가 신고했는지는 상대에게 알리지 않아요. 로그인하고 신고하면 결과를 알림으로 보내 드려요.',
    words: '욕 욕설 욕하 괴롭 왕따 악플 광고 도배 신고 사기 음란 나쁜 이상한 성희롱',
    link: { href: routes.communityRule.path(), label: '커뮤니티 규칙 보기' },
  },
  {
    id: 'block',
    question: '보고 싶지 않은 사람이 있어요.',
    answer:
      '그 사람의 프로필에서 차단할 수 있어요. 글과 댓글이 서로 보이지 않고, 메시지를 주고받을 수 없어요. 나눈 대화는 내 목록에서 사라지고, 내 정보의 차단한 사람에서 풀 수 있어요.',
    words: '차단 해제 숨기 대화 안보이게 싫어 무시 꼴보기 블락 보기싫 그사람 푸는 안보고',
    link: { href: routes.me.path(), label: '내 정보 보기' },
  },
  {
    id: 'appeal',
    question: '내 글이 숨겨졌어요.',
    answer: `알림에 이유가 적혀 있어요. 잘못된 결정이라고 생각하면 그 알림에서 결정한 뒤 ${APPEAL_DAYS}일 안에 한 번 이의를 제기할 수 있어요. 다시 살펴보고 결과를 알려 드려요.`,
    words:
      '이의 제기 제재 정지 글쓰기 삭제 삭제당 복구 억울 풀어 막혔 사라졌 지워졌 가려 지워 내글',
    link: { href: routes.notification.path(), label: '알림 보기' },
  },
  {
    id: 'rights',
    question: '내 사진이나 글이 허락 없이 올라와 있어요.',
    answer: `권리침해 신고로 알려 주세요. 로그인하지 않아도 돼요. 살펴보는 동안 그 내용을 최대 ${BLIND_DAYS}일까지 가릴 수 있고, 결과를 메일로 알려 드려요.`,
    words: '명예훼손 초상권 저작권 도용 침해 퍼갔 퍼간 훔쳐 무단 베꼈 사진 그림',
    link: { href: routes.rights.path(), label: '권리침해 신고하기' },
  },
  {
    id: 'hard',
    question: '마음이 많이 힘들어요.',
    answer:
      '혼자 견디지 않아도 돼요. 자살예방 상담전화 109, 청소년상담 1388에서 24시간 이야기할 수 있어요. 여기로 온 문의는 바로 읽지 못할 수 있어요.',
    words: '자살 자해 죽고 죽을 우울 도움 힘들 외로 괴로 살기싫 상담전화 심리상담 마음',
    link: { href: 'tel:109', label: '109에 전화하기' },
  },
]
