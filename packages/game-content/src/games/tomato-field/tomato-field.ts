import { pictureOf } from '../../picture-of.js'
import type { ShippedGame } from '../../shipped-game.js'
import { BANDS } from './bands.js'

export const TOMATO_FIELD: ShippedGame = {
  id: '019a2000-0000-7000-8000-00000000000c',
  slug: 'tomato-field',
  title: '톡톡 토마토 밭',
  subtitle: '빨갛게 익은 것만 톡, 터지기 전에 톡',
  description:
    '새싹이 초록이 되고 주황을 지나 빨강이 되는 60초짜리 밭이에요. 다 익은 빨간 토마토만 톡 따면 콤보가 오르고, 성급하게 덜 익은 것을 건드리거나 익은 것을 놓쳐 터뜨리면 콤보가 끊겨요. 드물게 열리는 황금 토마토는 3초를 선물해요. 느긋하게 한 알씩 따는 방법도 있어요.',
  cover: pictureOf('tomato-field', 'cover', '아침 햇살이 드는 밭에 줄지어 익어 가는 토마토들'),
  tags: ['토마토', '순발력', '콤보', '한판'],
  genres: ['일상', '판타지'],
  moods: ['short', 'funny'],
  minutes: 1,
  ageRating: 'all',
  content: {
    kind: 'tomato',
    columns: 5,
    rows: 7,
    seconds: 60,
    mostSeconds: 90,
    turnMs: 450,
    turns: 60,
    stageMs: {
      empty: { from: 800, to: 4_800 },
      sprout: { from: 2_400, to: 5_200 },
      green: { from: 2_400, to: 5_200 },
      orange: { from: 1_800, to: 4_000 },
      red: { from: 2_600, to: 3_400 },
      burst: { from: 700, to: 900 },
    },
    goldenPercent: 5,
    goldenMs: 3_000,
    curve: { everyMs: 12_000, percents: [90, 80, 71, 61, 47, 41, 37, 34] },
    bands: BANDS,
  },
}
