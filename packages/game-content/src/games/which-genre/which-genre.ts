import { pictureOf } from '../../picture-of.js'
import type { ShippedGame } from '../../shipped-game.js'
import { QUESTIONS } from './questions.js'
import { RESULTS } from './results.js'

export const WHICH_GENRE: ShippedGame = {
  id: '019a2000-0000-7000-8000-000000000003',
  slug: 'which-genre',
  title: '내가 이야기 주인공이라면, 어느 장르?',
  subtitle: '여덟 장면을 고르면 나의 첫 장이 펼쳐져요',
  description:
    '낯선 방에서 눈을 뜨고, 주머니를 뒤지고, 밤길을 걸어 마지막 장면까지 여덟 번 골라요. 2분이면 로맨스부터 드라마까지 여덟 장르 가운데 내가 주인공일 한 권이 나와요. 재미로 고른 결과 끝에는 그 장르의 이야기가 하나 기다리고 있어요.',
  cover: pictureOf(
    'which-genre',
    'cover',
    '밤에 펼친 책 위로 고래와 등대, 우산 쓴 두 사람이 솟아나는 그림',
  ),
  tags: ['성격', '장르', '이야기', '주인공', '취향'],
  genres: ['로맨스', '추리', '공포', 'SF', '역사', '판타지', '일상', '드라마'],
  moods: ['short', 'deep'],
  minutes: 2,
  ageRating: 'all',
  content: {
    kind: 'psytest',
    scoring: { type: 'weight', tie: 'last-chosen' },
    questions: QUESTIONS,
    results: RESULTS,
  },
}
