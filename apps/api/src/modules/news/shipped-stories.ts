import { bullets, paragraph } from '../../platform/markup/rich-text.js'
import type { ShippedNews } from './shipped-news.js'

/** News of stories, accounts and the site itself. */
export const STORY_NEWS: readonly ShippedNews[] = [
  {
    id: '019a4000-0000-7000-8000-000000000001',
    kind: 'changelog',
    tag: 'new',
    area: 'tales',
    title: '도란 테일즈가 문을 열었어요',
    body: [
      paragraph(
        '이야기 속에 앉아서 **하고 싶은 말과 행동을 직접 적으면** 이야기가 대답해요. 무엇을 할지 떠오르지 않을 때는 아래에 놓인 선택지를 눌러도 돼요.',
      ),
      paragraph('로그인하지 않아도 바로 읽을 수 있고, 다시 오면 읽던 곳부터 이어져요.'),
    ],
    link: '/doran-tales',
    publishedAt: '2026-11-21T06:29:50.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000002',
    kind: 'changelog',
    tag: 'new',
    area: 'tales',
    title: '이야기를 고르기 쉬워졌어요',
    body: [
      paragraph('마음에 드는 이야기를 찾는 길을 여럿 놓았어요.'),
      bullets(
        '장르와 분위기에 따라 나눈 이야기 줄',
        '새로 나온 이야기만 날짜별로 모은 화면',
        '제목이 정확하지 않아도 찾아 주는 검색',
        '지금까지 본 결말을 모아 보는 칸',
      ),
    ],
    link: '/doran-tales/new',
    publishedAt: '2026-11-21T11:45:51.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000003',
    kind: 'changelog',
    tag: 'better',
    area: 'tales',
    title: '띄어쓰기 없이 적어도 알아들어요',
    body: [
      paragraph(
        '급하게 적느라 띄어쓰기를 빠뜨려도 누구에게 무엇을 하려는지 더 잘 알아들어요. 검색할 때도 붙여 쓴 말로 이야기를 찾을 수 있어요.',
      ),
    ],
    link: '/doran-tales',
    publishedAt: '2026-11-21T16:13:21.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000004',
    kind: 'changelog',
    tag: 'new',
    area: 'account',
    title: '계정을 만들 수 있어요',
    body: [
      paragraph(
        '이메일과 인증번호로 가입해요. 가입하면 로그인하기 전에 읽던 이야기가 그대로 옮겨 오고, **다른 기기에서도 이어 읽을 수 있어요.**',
      ),
      paragraph('로그인해 둔 기기는 내 정보에서 한눈에 보고, 하나씩 로그아웃시킬 수 있어요.'),
    ],
    link: '/signup',
    publishedAt: '2026-11-21T20:39:59.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000005',
    kind: 'changelog',
    tag: 'new',
    area: 'account',
    title: '내 기록을 모두 내려받을 수 있어요',
    body: [
      paragraph(
        '읽은 이야기와 적은 글까지, 도란에 남긴 것을 파일 하나로 내려받을 수 있어요. 탈퇴하면 내 것은 함께 지워져요. 내 정보에 두 가지가 나란히 있어요.',
      ),
    ],
    link: '/me',
    publishedAt: '2026-11-21T20:53:37.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000006',
    kind: 'changelog',
    tag: 'fixed',
    area: 'account',
    title: '한 브라우저를 둘이 써도 섞이지 않아요',
    body: [
      paragraph(
        '같은 브라우저에서 다른 사람이 로그인하면, 먼저 열어 둔 화면에서 한 일이 그 사람의 계정에 남을 수 있었어요. 이제 화면마다 누구의 것인지 알고, 사람이 바뀌면 새로 보여 드려요. 로그아웃하면 열려 있는 다른 탭에도 개인 정보가 남지 않아요.',
      ),
    ],
    publishedAt: '2026-11-22T00:49:26.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000007',
    kind: 'changelog',
    tag: 'new',
    area: 'all',
    title: '사용 기록을 끄고 켤 수 있어요',
    body: [
      paragraph(
        '무엇이 불편한지 알려고 본 화면과 누른 버튼을 기록해요. 쓴 글은 모으지 않아요. 원하지 않으면 내 정보나 화면 맨 아래에서 언제든 꺼 주세요.',
      ),
    ],
    link: '/me',
    publishedAt: '2026-11-22T05:23:17.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000008',
    kind: 'changelog',
    tag: 'new',
    area: 'tales',
    title: '되돌린 장면을 다시 불러올 수 있어요',
    body: [
      paragraph(
        '장면을 되돌린 뒤에 마음이 바뀌면, 화면에 뜨는 **되돌리기 취소**를 눌러 주세요. 지워지지 않고 남아 있던 장면이 그대로 돌아와요.',
      ),
    ],
    link: '/doran-tales',
    publishedAt: '2026-11-23T14:55:39.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-000000000009',
    kind: 'changelog',
    tag: 'better',
    area: 'tales',
    title: '읽기 전에 알아야 할 것을 먼저 보여 드려요',
    body: [
      paragraph(
        '무섭거나 슬픈 내용이 나오는 이야기는 첫 장면을 누르기 전에 알려 드려요. 이야기의 길이도 실제로 걸리는 장면 수에 맞춰 다시 적었어요.',
      ),
    ],
    link: '/doran-tales/new',
    publishedAt: '2026-11-23T14:55:39.000Z',
  },
  {
    id: '019a4000-0000-7000-8000-00000000000a',
    kind: 'changelog',
    tag: 'better',
    area: 'account',
    title: '보던 화면에서 바로 로그인해요',
    body: [
      paragraph(
        '로그인하려고 읽던 이야기를 떠나지 않아도 돼요. 보던 화면 위에 로그인 창이 열리고, 마치면 하려던 일이 이어져요. 가입도 한 단계에 하나씩만 묻도록 다시 나눴어요.',
      ),
    ],
    publishedAt: '2026-11-23T15:19:18.000Z',
  },
]
