import { bullets, paragraph } from '../../platform/markup/rich-text.js'
import type { ShippedNews } from './shipped-news.js'

/** News of what people do together: chat, games, the shops, the community. */
export const TOGETHER_NEWS: readonly ShippedNews[] = [
  {
    id: '019a4000-0000-7000-8000-00000000000b',
    kind: 'changelog',
    tag: 'new',
    area: 'chat',
    title: '둘이 나누는 대화가 생겼어요',
    body: [
      paragraph(
        '다른 사람과 메시지와 사진을 주고받을 수 있어요. 인터넷이 잠깐 끊겨도 쓴 말은 남아 있다가 이어지면 보내져요.',
      ),
      paragraph('불편한 사람은 차단하거나 신고할 수 있어요.'),
    ],
    link: '/chat',
    publishedAt: '2026-11-23T19:44:52.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-00000000000c',
    kind: 'changelog',
    tag: 'new',
    area: 'games',
    title: '심리테스트와 월드컵이 열렸어요',
    body: [
      paragraph(
        '짧게 답하고 나를 닮은 결과를 보거나, 둘 중 더 좋은 것을 골라 끝까지 가 보세요. 결과는 그림과 함께 공유할 수 있고, 친구가 해 보면 **둘이 얼마나 닮았는지** 알려 드려요.',
      ),
      paragraph('하다가 멈춰도 그 자리에서 이어 할 수 있어요.'),
    ],
    link: '/games',
    publishedAt: '2026-11-24T00:14:53.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-00000000000d',
    kind: 'changelog',
    tag: 'new',
    area: 'games',
    title: '티어표를 만들 수 있어요',
    body: [
      paragraph(
        '좋아하는 것을 끌어다 줄을 세우고, 다른 사람들은 어떻게 놓았는지 견줘 보세요. 카드에 이름을 직접 적어서 나만의 표를 만들 수도 있어요.',
      ),
      paragraph('퀴즈와, 고르는 대로 갈라지는 짧은 이야기도 함께 나왔어요.'),
    ],
    link: '/tiermaker/thumbnailer',
    publishedAt: '2026-11-24T11:30:02.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-00000000000e',
    kind: 'changelog',
    tag: 'new',
    area: 'games',
    title: '보관함에 모아 둘 수 있어요',
    body: [
      paragraph('다시 보고 싶은 것을 한곳에 모았어요.'),
      bullets('하던 놀이 이어 하기', '지난 결과 다시 보기', '저장해 둔 이야기와 놀이'),
    ],
    link: '/library',
    publishedAt: '2026-11-24T11:30:02.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-00000000000f',
    kind: 'changelog',
    tag: 'fixed',
    area: 'games',
    title: '노트북에서 티어표가 한 화면에 들어와요',
    body: [
      paragraph(
        '낮은 화면에서는 카드를 끌다가 화면을 자꾸 내려야 했어요. 이제 표와 카드가 한 화면에 들어오고, 카드를 끌어도 화면이 따라 움직이지 않아요.',
      ),
    ],
    link: '/tiermaker/thumbnailer',
    publishedAt: '2026-11-24T11:57:57.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000010',
    kind: 'changelog',
    tag: 'new',
    area: 'store',
    title: '코인과 젬, 룬 상점이 생겼어요',
    body: [
      paragraph(
        'AI 모델이 쓰는 장면에는 젬을 써요. 얼마가 드는지는 **보내기 전에 버튼에 적혀 있어요.** 젬은 매일 밤 12시가 지나면 다시 채워지고, 미리 쓴 이야기와 놀이에는 들지 않아요.',
      ),
      paragraph('어디에 얼마를 썼는지는 이야기별로 모아 보여 드려요.'),
    ],
    link: '/doran-tales/gemstone',
    publishedAt: '2026-11-24T14:52:46.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000011',
    kind: 'changelog',
    tag: 'new',
    area: 'community',
    title: '커뮤니티가 문을 열었어요',
    body: [
      paragraph(
        '읽은 이야기와 해 본 놀이를 두고 이야기 나누는 곳이에요. 글에 사진과 투표를 붙이고, 내 결과를 담을 수 있어요. 쓰다 만 글은 이 기기에 남아 있어요.',
      ),
    ],
    link: '/community',
    publishedAt: '2026-11-24T18:55:10.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000012',
    kind: 'changelog',
    tag: 'better',
    area: 'community',
    title: '좋아요가 많은 댓글부터 볼 수 있어요',
    body: [
      paragraph(
        '댓글 위에서 **좋아요순**을 고르면 많은 사람이 좋아한 댓글부터 볼 수 있어요. 신고한 내용을 살펴본 결과를 알릴 때는, 어떤 글이었는지 함께 적어 드려요.',
      ),
    ],
    link: '/community',
    publishedAt: '2026-11-26T22:29:09.000Z',
  },
]
