import { STORY_SESSION, VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import { routes } from '@doran/site/core'
import type { FaqEntry } from '../../faq-entry'

const TALES = { href: routes.tales.path(), label: '이야기 보기' }
const SAFETY = { href: `${routes.about.path()}#safety`, label: 'AI와 안전 보기' }

export const STORY_FAQ: readonly FaqEntry[] = [
  {
    id: 'who-writes',
    question: '이야기는 누가 써요?',
    answer:
      '미리 쓴 이야기와 AI 모델이 쓰는 이야기가 있어요. 이야기마다 메뉴의 내레이터에서 고를 수 있고, AI가 쓴 장면에는 늘 그렇다고 적어요. AI가 처음 쓰기 전에는 먼저 알려 드려요.',
    words: '인공지능 ai 내레이터 모델 작가 오프라인 사람이 챗봇 지피티 gpt 써',
    link: { href: routes.landing.path(), label: '이용 방법 보기' },
  },
  {
    id: 'no-model',
    question: '내레이터에 AI 모델이 없어요.',
    answer:
      '지금 연결된 AI 모델이 없으면 모든 이야기가 미리 쓴 이야기로 이어져요. 그동안 젬은 쓰지 않고, 읽던 이야기도 그대로 이어 읽을 수 있어요.',
    words: '인공지능 ai 안됨 안떠 오프라인 미리 선택',
    link: { href: routes.gemstone.path(), label: '젬 보기' },
  },
  {
    id: 'broken',
    question: '장면이 쓰이다가 끊겼어요.',
    answer:
      '적은 글과 앞의 장면은 그대로 있어요. 다시 시도를 누르면 같은 곳에서 다시 써요. 계속 끊기면 내레이터를 미리 쓴 이야기로 바꿔 이어 읽을 수 있어요. 쓰지 못한 장면에는 젬이 들지 않아요.',
    words:
      '오류 멈춤 멈췄 멈춰 에러 느림 느려 버그 튕겨 튕김 튕기 안나와 안나오 안써 안써져 끊 끊겨 하얀 먹통 로딩 화면 하얘 안됨 안열려',
    link: TALES,
  },
  {
    id: 'blocked',
    question: '적은 글이 막혔어요.',
    answer:
      '등급에 맞지 않거나 실제 사람의 개인정보로 보이는 글은 AI 모델에 보내기 전에 멈춰요. 쓴 글은 그대로 있으니 다르게 고쳐 보내 주세요. 잘못 막혔다고 생각하면 아래에서 ‘이야기 오류’로 알려 주세요.',
    words: '차단 필터 검열 등급 막혀 안보내 금지어 안된다고 글',
    link: SAFETY,
  },
  {
    id: 'undo',
    question: '이야기를 되돌릴 수 있나요?',
    answer:
      '마지막 장면에서 되돌리기를 누르면 바로 앞 장면으로 돌아가요. 젬은 들지 않고, 한 번 본 결말은 되돌려도 결말 모음에 남아요.',
    words: '취소 뒤로 뒤로가기 선택 다시 결말 잘못 골랐 고른 눌렀 전으로 되돌리 되돌리기 돌아가',
    link: { href: routes.landing.path(), label: '이용 방법 보기' },
  },
  {
    id: 'deleted-story',
    question: '지운 이야기를 되살릴 수 있나요?',
    answer: `지운 뒤 ${STORY_SESSION.restorableDays}일 동안은 되살릴 수 있어요. ‘내 이야기’의 ‘지운 이야기’에서 되살리기를 눌러 주세요. 결말 모음에서 빠졌던 결말도 함께 돌아와요.`,
    words: '삭제 지웠 지워 실수 복구 복원 되살리 휴지통 사라 없어졌 살려',
    link: { href: `${routes.myTales.path()}?tab=deleted`, label: '지운 이야기 보기' },
  },
  {
    id: 'visitor-stories',
    question: '로그인하기 전에 읽던 이야기는 어떻게 돼요?',
    answer:
      '읽던 브라우저에서 로그인하거나 가입하면 그때까지의 이야기를 계정으로 옮겨 드려요. 로그인하지 않으면 그 브라우저에서만 열리고, 쿠키를 지우면 다시 열 수 없어요.',
    words: '비회원 옮기 사라 없어졌 날아갔 이어 기기 읽던 기록',
    link: { href: routes.me.path(), label: '내 정보 보기' },
  },
  {
    id: 'visitor-model',
    question: '로그인하지 않아도 읽을 수 있나요?',
    answer: `미리 쓴 이야기는 끝까지 읽을 수 있어요. AI 모델이 쓰는 장면은 ${VISITOR_MODEL_TURNS}장면까지예요. 로그인하면 날마다 받는 젬으로 이어 읽을 수 있어요.`,
    words: '비회원 가입 무료 공짜 회원가입 안하고 안해도',
    link: TALES,
  },
  {
    id: 'rating',
    question: '15세 이용가 이야기가 열리지 않아요.',
    answer:
      '내 정보에서 ‘15세 이용가 열기’를 켜 주세요. 적은 생년월일로 만 15세가 되지 않았다면 그날까지 열 수 없어요. 이용 등급은 전체, 12세, 15세뿐이고 19세 이상 이야기는 없어요.',
    words: '나이 연령 제한 성인 생일 19금 19 야한 안열 안열려 못봐 잠겨 잠김 몇살 살',
    link: { href: routes.me.path(), label: '내 정보 보기' },
  },
  {
    id: 'private',
    question: '내 이야기를 다른 사람이 볼 수 있나요?',
    answer:
      '아니요. 읽던 이야기와 적은 글은 나만 볼 수 있어요. 운영자도 문의에서 이야기를 읽어도 된다고 체크했을 때만 그 이야기를 읽어요.',
    words: '비공개 공개 사생활 개인정보 남이 누가 훔쳐 봐 보나 볼수 비밀 보장 다른사람',
    link: { href: routes.privacy.path(), label: '개인정보 처리방침 보기' },
  },
  {
    id: 'make',
    question: '내가 쓴 이야기를 올릴 수 있나요?',
    answer:
      '아직은 도란이 마련한 이야기만 읽을 수 있어요. 이런 이야기가 있으면 좋겠다는 생각은 아래에서 ‘제안’으로 알려 주세요.',
    words: '창작 만들 작가 정산 수익 올리 연재 소설 투고 돈 벌 등록',
    link: { href: routes.newTales.path(), label: '새로 나온 이야기 보기' },
  },
]
