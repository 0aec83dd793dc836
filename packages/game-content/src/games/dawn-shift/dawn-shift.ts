import { pictureOf } from '../../picture-of.js'
import type { ShippedGame } from '../../shipped-game.js'
import { ENDINGS } from './endings.js'
import { NODES } from './nodes.js'
import { SLUG } from './scene.js'

export const DAWN_SHIFT: ShippedGame = {
  id: '019a2000-0000-7000-8000-00000000000b',
  slug: SLUG,
  title: '편의점 알바, 새벽 3시',
  subtitle: '작은 일 몇 가지로 새벽이 달라지는 이야기',
  description:
    '비 오는 밤, 작은 편의점의 계산대를 혼자 지켜요. 늘 같은 시각에 와서 같은 것을 사는 손님, 아이 비옷을 찾는 기사님, 우산 쓴 화분이 차례로 문을 열어요. 무엇을 하고 무슨 말을 건네느냐에 따라 다섯 가지 새벽이 기다려요.',
  cover: pictureOf(
    SLUG,
    'cover',
    '비 오는 새벽 거리에 혼자 불을 켠 편의점과 노란 비옷의 작은 손님',
  ),
  tags: ['편의점', '새벽', '알바', '비', '위로', '선택'],
  genres: ['일상', '드라마'],
  moods: ['short', 'deep', 'funny'],
  minutes: 5,
  ageRating: 'all',
  content: { kind: 'branch', start: 'memo', nodes: NODES, endings: ENDINGS },
}
