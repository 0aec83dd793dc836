import { pictureOf } from '../picture-of.js'
import type { ShippedGame } from '../shipped-game.js'
import { tierItems } from '../tier-items.js'

const SLUG = 'ramen-toppings'

const ITEMS = tierItems(SLUG, [
  {
    key: 'egg-stirred',
    label: '달걀 풀기',
    text: '휘젓는 순간 국물파가 조용히 젓가락을 내려놓아요.',
    alt: '젓가락으로 휘저어 노랗게 풀린 달걀 한 그릇',
  },
  {
    key: 'egg-whole',
    label: '달걀 통째',
    text: '노른자는 하나인데 젓가락은 꼭 두 쌍이 와요.',
    alt: '갈라진 껍데기 사이로 떨어지는 둥근 노른자',
  },
  {
    key: 'scallion',
    label: '대파',
    text: '조금만 썰려다 한 단을 다 썰고 눈물을 닦아요.',
    alt: '뿌리가 달린 대파 두 대와 송송 썬 세 조각',
  },
  {
    key: 'cheese',
    label: '치즈',
    text: '매운 라면을 골라 놓고 겁이 나서 한 장 덮어요.',
    alt: '빨간 그릇의 면 위에서 녹아 흐르는 치즈 한 장',
  },
  {
    key: 'mandu',
    label: '만두',
    text: '터지면 국물이 만둣국이 되고, 안 터지면 입천장을 데어요.',
    alt: '국자로 떠 올린 커다란 만두 하나',
  },
  {
    key: 'rice-cake',
    label: '떡',
    text: '밥은 안 말겠다며 넣어 놓고 결국 밥도 말아요.',
    alt: '하얀 가래떡과 어슷하게 썬 떡 세 조각',
  },
  {
    key: 'kimchi',
    label: '김치',
    text: '옆에 두면 되지 왜 넣느냐는 말이 꼭 한 번 나와요.',
    alt: '접시에 담긴 빨간 배추김치 한 쪽',
  },
  {
    key: 'bean-sprouts',
    label: '콩나물',
    text: '한 봉지를 다 넣었더니 면을 찾아다녀야 해요.',
    alt: '노란 머리가 휘어진 콩나물 네 가닥',
  },
  {
    key: 'tuna',
    label: '참치',
    text: '기름을 버릴지 말지 정하는 사이에 면이 불어요.',
    alt: '뚜껑을 따 놓은 파란 참치 통조림',
  },
  {
    key: 'ham',
    label: '햄',
    text: '썰면서 하나씩 맛보다 보면 냄비에 갈 게 없어요.',
    alt: '두 장을 썰어 낸 분홍색 통햄',
  },
  {
    key: 'cold-rice',
    label: '찬밥',
    text: '숟가락으로 꾹꾹 누르면 그때부터 2차전이에요.',
    alt: '한 숟갈 떠낸 찬밥 한 공기와 눈송이',
  },
  {
    key: 'milk',
    label: '우유',
    text: '물 대신 부었다고 하면 다들 잠깐 말이 없어져요.',
    alt: '얼룩무늬 우유갑과 우유 한 잔',
  },
  {
    key: 'mushroom',
    label: '버섯',
    text: '고기인 줄 알고 건졌다가 뜻밖에 건강해져요.',
    alt: '갓에 별 모양으로 칼집을 낸 표고버섯 두 개',
  },
  {
    key: 'chili-powder',
    label: '고춧가루',
    text: '한 숟갈 더 넣고 후회하면서 국물은 끝까지 마셔요.',
    alt: '나무 숟가락에 수북한 고춧가루와 빨간 고추',
  },
  {
    key: 'pepper',
    label: '후추',
    text: '두 번만 털려고 했는데 재채기가 한 번 더 털어요.',
    alt: '까만 후추 알갱이를 쏟는 나무 후추통',
  },
  {
    key: 'perilla',
    label: '들깨',
    text: '라면을 끓였는데 집에서 감자탕집 냄새가 나요.',
    alt: '깻잎 앞에 놓인 들깻가루 한 그릇',
  },
  {
    key: 'tofu',
    label: '두부',
    text: '넣을 때는 네모였는데 건질 때는 아무도 못 알아봐요.',
    alt: '나무 접시에 놓인 두부 한 모와 썰어 낸 한 조각',
  },
  {
    key: 'fishcake',
    label: '어묵',
    text: '국물을 혼자 다 마시고 두 배가 되어 올라와요.',
    alt: '구불구불한 어묵 꼬치와 동그란 어묵 꼬치',
  },
  {
    key: 'water-parsley',
    label: '미나리',
    text: '몇 줄기 얹었을 뿐인데 매운탕값을 받고 싶어져요.',
    alt: '빨간 끈으로 묶은 미나리 한 다발',
  },
  {
    key: 'nothing',
    label: '아무것도 안 넣기',
    text: '봉지에 적힌 대로 끓였을 뿐인데 성의를 의심받아요.',
    alt: '면과 국물뿐인 노란 양은냄비',
  },
])

export const RAMEN_TOPPINGS: ShippedGame = {
  id: '019a2000-0000-7000-8000-000000000007',
  slug: SLUG,
  title: '라면에 넣는 것 티어표',
  subtitle: '달걀부터 우유까지, 냄비 앞에서 물러설 수 없는 스무 가지',
  description:
    '라면에 넣는 스무 가지를 ‘라면의 완성’부터 ‘라면에게 미안해요’까지 다섯 줄에 나눠 담아요. 달걀을 풀지 통째로 넣을지부터 정해야 하고, 3분쯤 걸려요. 라면을 같이 먹는 사람과 해 보면 물 양보다 먼저 다툴 수 있어요.',
  cover: pictureOf(SLUG, 'cover', '달걀과 만두, 치즈, 대파, 버섯이 뛰어드는 양은냄비의 라면'),
  tags: ['음식', '라면', '취향', '야식', '토핑', '티어표'],
  genres: ['일상', '개그'],
  moods: ['short', 'together', 'funny'],
  minutes: 3,
  ageRating: 'all',
  content: {
    kind: 'tier',
    rows: [
      { key: 's', label: 'S', text: '라면의 완성', colour: 'red', score: 5 },
      { key: 'a', label: 'A', text: '늘 넣어요', colour: 'orange', score: 4 },
      { key: 'b', label: 'B', text: '있으면 좋죠', colour: 'yellow', score: 3 },
      { key: 'c', label: 'C', text: '글쎄요', colour: 'green', score: 2 },
      { key: 'd', label: 'D', text: '라면에게 미안해요', colour: 'blue', score: 1 },
    ],
    items: ITEMS,
  },
}
