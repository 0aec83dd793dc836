import { pictureOf } from '../../picture-of.js'
import type { ShippedGame } from '../../shipped-game.js'
import { BANDS } from './bands.js'
import { QUESTIONS } from './questions.js'

export const PURE_KOREAN: ShippedGame = {
  id: '019a2000-0000-7000-8000-00000000000a',
  slug: 'pure-korean',
  title: '순우리말 퀴즈',
  subtitle: '예쁜데 막상 뜻을 물으면 멈칫하는 말 여덟 개',
  description:
    '물결이 반짝이는 강가, 붕어빵 봉지가 오가는 골목, 해가 넘어가는 공터 같은 장면 여덟 개에서 꼭 맞는 말과 뜻을 골라요. 하나를 고를 때마다 뜻과 쓰임을 그림과 함께 보여 드려요. 맞히면 뿌듯하고, 틀리면 오늘부터 써먹을 말이 하나 늘어요.',
  cover: pictureOf(
    'pure-korean',
    'cover',
    '해 질 녘 반짝이는 강가 언덕에서 등불을 사이에 두고 선 두 사람',
  ),
  tags: ['우리말', '퀴즈', '낱말', '상식'],
  genres: ['일상', '드라마'],
  moods: ['short', 'together'],
  minutes: 2,
  ageRating: 'all',
  content: { kind: 'quiz', questions: QUESTIONS, bands: BANDS },
}
