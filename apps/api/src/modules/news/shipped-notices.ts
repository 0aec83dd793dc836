import { bullets, paragraph } from '../../platform/markup/rich-text.js'
import type { ShippedNews } from './shipped-news.js'

export const SHIPPED_NOTICES: readonly ShippedNews[] = [
  {
    id: '019a4000-0000-7000-8000-000000000101',
    kind: 'notice',
    title: '무엇을 기록하고, 어디서 끌 수 있나요',
    body: [
      paragraph('도란은 서비스를 개선하려고 사용 기록을 모아요.'),
      bullets(
        '**모으는 것:** 본 화면과 누른 버튼, 브라우저 종류와 네트워크 주소',
        '**모으지 않는 것:** 이야기와 글, 대화에 적은 내용',
      ),
      paragraph(
        '로그인하면 계정과 함께 보관돼요. 원하지 않으면 **내 정보**나 화면 맨 아래의 ‘사용 기록 수집’에서 끌 수 있고, 그 기기에 바로 적용돼요. 자세한 내용은 개인정보 처리방침에 있어요.',
      ),
    ],
    link: '/privacy',
    publishedAt: '2026-11-22T05:23:17.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000102',
    kind: 'notice',
    title: '커뮤니티 규칙을 지켜 주세요',
    body: [
      paragraph(
        '커뮤니티가 열리면서 규칙도 함께 시행됐어요. 글과 댓글을 쓰기 전에 한 번 읽어 주세요.',
      ),
      paragraph(
        '규칙에 어긋나는 글을 보면 신고해 주세요. 사람이 살펴보고 결과를 알림으로 알려 드려요. 내 글이 숨겨졌는데 이유가 맞지 않는다고 생각하면 **이의를 제기할 수 있어요.**',
      ),
    ],
    link: '/community/rule',
    isPinned: true,
    publishedAt: '2026-11-24T18:55:10.000Z',
  },
]
