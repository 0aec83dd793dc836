import { pictureOf } from '../../picture-of.js'
import type { ShippedGame } from '../../shipped-game.js'
import { QUESTIONS } from './questions.js'
import { RESULTS } from './results.js'

export const GROUP_CHAT_BUBBLE: ShippedGame = {
  id: '019a2000-0000-7000-8000-000000000002',
  slug: 'group-chat-bubble',
  title: '단톡방 속 나의 말풍선',
  subtitle: '여섯 번 답하면 내 말풍선의 모양이 보여요',
  description:
    '날짜가 안 정해지는 방, 사진이 쏟아지는 방, 갑자기 조용해진 방에 들어가 여섯 번만 답해요. 1분이면 내 말풍선이 어떤 모양인지 나와요. 같은 단톡방 사람들과 해 보고 서로 누구인지 맞히는, 재미로 하는 테스트예요.',
  cover: pictureOf('group-chat-bubble', 'cover', '밤에 켜진 휴대폰 화면 위로 떠오른 여섯 말풍선'),
  tags: ['성격', '단톡방', '친구', '답장', '말풍선'],
  genres: ['일상', '개그'],
  moods: ['short', 'together', 'funny'],
  minutes: 1,
  ageRating: 'all',
  content: {
    kind: 'psytest',
    scoring: { type: 'weight', tie: 'first' },
    questions: QUESTIONS,
    results: RESULTS,
  },
}
