import { pictureOf } from '../picture-of.js'
import type { ShippedGame } from '../shipped-game.js'
import { worldcupItems } from '../worldcup-items.js'

const SLUG = 'nice-sounds'

const ITEMS = worldcupItems(SLUG, [
  {
    key: 'campfire',
    label: '장작 타는 소리',
    text: '탁 튀는 소리에 하던 말을 잊고, 그냥 둬요.',
    alt: '밤에 타오르는 장작',
  },
  {
    key: 'rain-window',
    label: '창에 닿는 비',
    text: '나가기 싫던 약속이 취소된 날 제일 잘 들려요.',
    alt: '빗방울이 맺힌 밤의 창문',
  },
  {
    key: 'snow-steps',
    label: '눈 밟는 소리',
    text: '아무도 안 밟은 데를 찾느라 집에 늦어요.',
    alt: '눈 위에 이어진 발자국',
  },
  {
    key: 'pencil',
    label: '연필 사각거림',
    text: '장 볼 것을 적는데 소설가가 된 것 같아요.',
    alt: '종이 위를 지나가는 연필',
  },
  {
    key: 'cutting-board',
    label: '도마 소리',
    text: '이불 속에서 오늘 국의 정체를 맞히게 돼요.',
    alt: '도마 위의 칼과 채소',
  },
  {
    key: 'cat-purr',
    label: '고양이 골골',
    text: '다리가 저려도 일어날 수 없는 이유예요.',
    alt: '웅크려 누운 고양이',
  },
  {
    key: 'waves',
    label: '파도',
    text: '같은 말을 만 번 하는데 잔소리 같지 않아요.',
    alt: '밤바다의 파도',
  },
  {
    key: 'page-turn',
    label: '책장 넘기기',
    text: '한 장만 더 읽고 잔다는 거짓말의 소리예요.',
    alt: '불빛 아래 넘어가는 책장',
  },
  {
    key: 'soda',
    label: '탄산 따는 소리',
    text: '퇴근은 현관이 아니라 이 소리에서 끝나요.',
    alt: '거품이 올라오는 탄산음료',
  },
  {
    key: 'far-train',
    label: '멀리서 오는 기차',
    text: '탈 일도 없는데 괜히 가방을 싸고 싶어요.',
    alt: '밤의 들판을 달려오는 기차',
  },
  {
    key: 'dawn-bird',
    label: '새벽 첫 새',
    text: '일찍 깬 건지 못 잔 건지 새만 알아요.',
    alt: '동틀 무렵 가지에 앉은 새',
  },
  {
    key: 'crispy-chicken',
    label: '치킨 바삭',
    text: '여섯 명이 한꺼번에 말을 멈추는 소리예요.',
    alt: '바삭한 치킨 한 조각',
  },
  {
    key: 'baby-laugh',
    label: '아기 웃음',
    text: '어른 넷이 한 시간째 같은 까꿍을 해요.',
    alt: '아기의 웃음을 나타낸 그림',
  },
  {
    key: 'wind-chime',
    label: '풍경 소리',
    text: '바람이 왔다 간 것을 처마가 일러바쳐요.',
    alt: '처마 끝에 매달린 풍경',
  },
  {
    key: 'keyboard',
    label: '키보드 도각도각',
    text: '내용은 점심 메뉴인데 소리는 특종이에요.',
    alt: '불빛을 받은 키보드',
  },
  {
    key: 'next-room',
    label: '옆방의 도란도란',
    text: '말은 안 들리고 사이좋은 것만 들려요.',
    alt: '불빛이 새어 나오는 옆방 문',
  },
])

export const NICE_SOUNDS: ShippedGame = {
  id: '019a2000-0000-7000-8000-000000000006',
  slug: SLUG,
  title: '듣기 좋은 소리 월드컵',
  subtitle: '귀가 먼저 눕고 싶어지는 소리를 골라요',
  description:
    '장작 타는 소리부터 옆방의 도란도란까지, 듣기 좋은 소리 열여섯 가지가 둘씩 만나요. 실제 소리는 나지 않으니 그림을 보며 머릿속으로 틀면 돼요. 열다섯 번 고르면 하나가 남고, 2분쯤 걸려요.',
  cover: pictureOf(SLUG, 'cover', '고요한 밤에 소리의 물결이 번지는 그림'),
  tags: ['소리', '휴식', '취향', '밤', '잠'],
  genres: ['일상', '드라마'],
  moods: ['short', 'deep'],
  minutes: 2,
  ageRating: 'all',
  content: {
    kind: 'worldcup',
    items: ITEMS,
    championLine: '눈을 감으면 벌써 조금 들리는 것 같아요.',
  },
}
