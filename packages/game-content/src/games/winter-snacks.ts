import { pictureOf } from '../picture-of.js'
import type { ShippedGame } from '../shipped-game.js'
import { worldcupItems } from '../worldcup-items.js'

const SLUG = 'winter-snacks'

const ITEMS = worldcupItems(SLUG, [
  {
    key: 'bungeoppang-red-bean',
    label: '붕어빵(팥)',
    text: '꼬리까지 팥이 찬 날은 일기에 써도 돼요.',
    alt: '꼬리를 뗀 자리에 팥이 가득 보이는 붕어빵',
  },
  {
    key: 'bungeoppang-custard',
    label: '붕어빵(슈크림)',
    text: '식혀서 먹으라는 말을 지킨 사람이 아직 없어요.',
    alt: '등 위로 노란 슈크림이 흘러내리는 붕어빵',
  },
  {
    key: 'sweet-potato',
    label: '군고구마',
    text: '반으로 가르면 김이 먼저 한입 먹어요.',
    alt: '반으로 갈라 노란 속에서 김이 오르는 군고구마',
  },
  {
    key: 'hotteok',
    label: '호떡',
    text: '종이컵에 접어 줘도 꿀은 꼭 소매로 와요.',
    alt: '종이컵에 꽂혀 한 입 베어 문 자리로 꿀이 흐르는 호떡',
  },
  {
    key: 'fishcake-broth',
    label: '어묵 국물',
    text: '꼬치를 먹었으니 국물은 다섯 잔까지 공짜예요.',
    alt: '김이 오르는 국물 그릇에 담긴 어묵 꼬치 두 개',
  },
  {
    key: 'tteokbokki',
    label: '떡볶이',
    text: '마지막 한 개 앞에서는 다들 배부른 척해요.',
    alt: '초록 접시에 담긴 떡볶이와 삶은 달걀 반쪽',
  },
  {
    key: 'tangerines',
    label: '귤 한 봉지',
    text: '하나만 까려다 이불 옆에 껍질 탑이 섰어요.',
    alt: '쌓아 놓은 귤 세 개와 껍질을 까 놓은 귤 하나',
  },
  {
    key: 'chestnuts',
    label: '군밤',
    text: '통째로 까진 한 알 덕에 나머지를 용서해요.',
    alt: '껍질이 벌어져 노란 속이 보이는 군밤 세 알',
  },
  {
    key: 'hoppang',
    label: '호빵',
    text: '밑에 붙은 종이에 제일 맛있는 데가 남아요.',
    alt: '하얀 호빵 하나와 반으로 갈라 팥이 보이는 호빵',
  },
  {
    key: 'cup-noodles',
    label: '컵라면',
    text: '삼 분을 믿지 못해 뚜껑을 두 번 열어 봐요.',
    alt: '젓가락으로 면을 들어 올린 컵라면',
  },
  {
    key: 'egg-bread',
    label: '계란빵',
    text: '손난로인 줄 알고 쥐었는데 계란이 들어 있어요.',
    alt: '계란 하나가 통째로 올라간 길쭉한 계란빵',
  },
  {
    key: 'mandu',
    label: '만두',
    text: '찜통이 열리면 안경 쓴 사람부터 사라져요.',
    alt: '대나무 찜통에서 김을 올리는 만두 세 개',
  },
  {
    key: 'hot-chocolate',
    label: '핫초코',
    text: '마시멜로가 다 녹기 전에 고민 하나는 말하게 돼요.',
    alt: '마시멜로를 띄운 빨간 머그잔의 핫초코',
  },
  {
    key: 'sikhye',
    label: '식혜',
    text: '마시면 어쩐지 수건으로 양머리를 말고 싶어요.',
    alt: '얼음과 밥알이 뜬 유리잔의 식혜',
  },
  {
    key: 'chicken',
    label: '치킨',
    text: '초인종이 울리면 자던 식구도 양말을 신고 나와요.',
    alt: '바삭하게 튀긴 닭다리 두 개',
  },
  {
    key: 'nurungji',
    label: '누룽지',
    text: '배부르다던 사람이 솥 긁는 소리에 돌아앉아요.',
    alt: '까만 솥 위로 들어 올린 누룽지 한 조각',
  },
])

export const WINTER_SNACKS: ShippedGame = {
  id: '019a2000-0000-7000-8000-000000000004',
  slug: SLUG,
  title: '겨울밤 간식 월드컵',
  subtitle: '이불 밖으로 나갈 이유를 하나만 골라요',
  description:
    '겨울밤에 생각나는 간식 열여섯 가지가 둘씩 만나요. 더 당기는 쪽을 열다섯 번 고르면 오늘의 우승 간식이 정해지고, 2분쯤 걸려요. 배고플 때 시작하면 뒷일을 책임질 수 없으니, 귤이라도 하나 까 두고 오세요.',
  cover: pictureOf(SLUG, 'cover', '눈 내리는 밤, 붕어빵을 굽는 노점의 불빛 곁에 선 두 사람'),
  tags: ['음식', '겨울', '간식', '취향', '야식'],
  genres: ['일상', '개그'],
  moods: ['short', 'together', 'funny'],
  minutes: 2,
  ageRating: 'all',
  content: {
    kind: 'worldcup',
    items: ITEMS,
    championLine: '오늘 밤, 이불 밖으로 나갈 이유가 생겼어요.',
  },
}
