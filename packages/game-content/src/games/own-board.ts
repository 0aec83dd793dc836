import { OWN_BOARD_ID } from '@doran/contract/names'
import { pictureOf } from '../picture-of.js'
import type { ShippedGame } from '../shipped-game.js'

const SLUG = 'own-board'

export const OWN_BOARD: ShippedGame = {
  id: OWN_BOARD_ID,
  slug: SLUG,
  title: '내가 만드는 티어표',
  subtitle: '무엇이든 카드에 써서 내 마음대로 줄 세워요',
  description:
    '순위를 매기고 싶은 것을 카드에 직접 써서 다섯 줄에 나눠 담는 빈 티어표예요. 동네 분식집 메뉴도, 올해 본 드라마도, 서랍 속 양말도 괜찮아요. 열 장쯤 쓰면 3분이 걸리고, 친구에게 보여 주면 항의를 듣느라 조금 더 걸려요.',
  cover: pictureOf(SLUG, 'cover', '다섯 가지 색 줄이 있는 판 위에 하트 카드를 올려놓는 손'),
  tags: ['취향', '순위', '티어표', '직접만들기'],
  genres: ['일상'],
  moods: ['short', 'together', 'funny'],
  minutes: 3,
  ageRating: 'all',
  isUnlisted: true,
  content: {
    kind: 'tier',
    rows: [
      { key: 's', label: 'S', text: '최고예요', colour: 'red', score: 5 },
      { key: 'a', label: 'A', text: '좋아요', colour: 'orange', score: 4 },
      { key: 'b', label: 'B', text: '괜찮아요', colour: 'yellow', score: 3 },
      { key: 'c', label: 'C', text: '글쎄요', colour: 'green', score: 2 },
      { key: 'd', label: 'D', text: '아쉬워요', colour: 'blue', score: 1 },
    ],
    items: [],
  },
}
