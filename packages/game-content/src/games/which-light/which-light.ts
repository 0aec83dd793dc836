import { pictureOf } from '../../picture-of.js'
import type { ShippedGame } from '../../shipped-game.js'
import { QUESTIONS } from './questions.js'
import { RESULTS } from './results.js'

export const WHICH_LIGHT: ShippedGame = {
  id: '019a2000-0000-7000-8000-000000000001',
  slug: 'which-light',
  title: '나는 어떤 불빛일까?',
  subtitle: '아홉 번 고르면 내 불빛 하나가 켜져요',
  description:
    '갑자기 빈 주말, 우는 친구, 늦는 답장 같은 장면 아홉 개에서 나라면 어떻게 할지 골라요. 2분이면 모닥불부터 별빛까지 여덟 불빛 가운데 하나가 켜져요. 재미로 해 보고, 친구의 불빛과 나란히 놓아 보세요.',
  cover: pictureOf(
    'which-light',
    'cover',
    '모닥불 곁에 앉은 두 사람 뒤로 별, 불꽃놀이, 등대, 불 켜진 창이 보이는 밤',
  ),
  tags: ['성격', '불빛', '친구', '관계', '밤'],
  genres: ['일상', '드라마'],
  moods: ['short', 'together', 'deep'],
  minutes: 2,
  ageRating: 'all',
  content: {
    kind: 'psytest',
    scoring: {
      type: 'axis',
      axes: [
        {
          key: 'start',
          label: '시작',
          left: { code: 'f', label: '불꽃' },
          right: { code: 'e', label: '잔불' },
        },
        {
          key: 'distance',
          label: '거리',
          left: { code: 'n', label: '곁' },
          right: { code: 'd', label: '한 걸음' },
        },
        {
          key: 'talk',
          label: '말',
          left: { code: 't', label: '이야기' },
          right: { code: 'l', label: '귀' },
        },
      ],
    },
    questions: QUESTIONS,
    results: RESULTS,
  },
}
