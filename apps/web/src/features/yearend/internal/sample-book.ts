import type { YearPage } from '@doran/contract'

type SamplePage = { page: YearPage; alt: string }

/** A book of nobody, for those who have none yet: what one looks like. */
export const SAMPLE_BOOK: readonly SamplePage[] = [
  {
    page: {
      kind: 'cover',
      year: 2026,
      name: '가상의 독자, 소나기',
      title: '우산을 자주 빌려 준 해',
      subtitle: '스물세 편의 이야기와 아흔한 번의 아침',
      seed: 85_000,
      size: 'much',
    },
    alt: '표지: 우산을 자주 빌려 준 해. 별이 뜬 마을의 밤.',
  },
  {
    page: {
      kind: 'numbers',
      items: [
        {
          key: 'turns',
          value: 412,
          unit: '장면',
          label: '이야기에서',
          sentence: '그중 아흔 장면을 장마가 든 칠월 한 달에 썼어요.',
        },
        {
          key: 'letters',
          value: 17,
          unit: '통',
          label: '걸어 준 편지',
          sentence: '받은 편지보다 다섯 통이 더 많아요.',
        },
        {
          key: 'mornings',
          value: 91,
          unit: '번',
          label: '남긴 아침',
          sentence: '가장 이른 아침은 비 오던 시월의 다섯 시 이 분이었어요.',
        },
      ],
    },
    alt: '올해의 숫자: 장면 412개, 걸어 준 편지 17통, 남긴 아침 91번.',
  },
  {
    page: {
      kind: 'months',
      months: [
        { count: 9, mood: 'fog' },
        { count: 14, mood: 'cloud' },
        { count: 22, mood: 'sun' },
        { count: 18, mood: 'sun' },
        { count: 31, mood: 'cloud' },
        { count: 40, mood: 'rain' },
        { count: 77, mood: 'rain' },
        { count: 26, mood: 'sun' },
        { count: 12, mood: null },
        { count: 33, mood: 'star' },
        { count: 28, mood: 'cloud' },
        { count: 19, mood: 'star' },
      ],
      sentence: '비가 가장 많던 칠월에 가장 오래 머물렀어요.',
      size: 'much',
    },
    alt: '열두 달의 하늘: 칠월은 비, 삼월과 사월은 해.',
  },
  {
    page: {
      kind: 'story',
      title: '마지막 우편 열차',
      genre: '미스터리',
      turns: 96,
      endings: 3,
      quote: '나는 주소 없는 편지를 창가에 세워 두었다. 누군가는 읽을 테니까.',
      cover: null,
      sentence: '세 번 끝까지 갔고, 세 번 다 다른 역에서 내렸어요.',
    },
    alt: '가장 오래 머문 이야기: 마지막 우편 열차, 장면 96개와 결말 3개.',
  },
  {
    page: {
      kind: 'archetype',
      archetype: 'letter-carrier',
      title: '편지 배달부',
      line: '먼저 안부를 묻고, 답장은 천천히 기다리는 사람',
      reason: '받은 편지보다 먼저 걸어 준 편지 17통',
    },
    alt: '올해의 나는 편지 배달부.',
  },
  {
    page: { kind: 'back', line: '올 한 해도 도란도란, 고마웠어요.', year: 2026 },
    alt: '뒤표지: 올 한 해도 도란도란, 고마웠어요.',
  },
]
