import { pictureOf } from '../picture-of.js'
import type { ShippedGame } from '../shipped-game.js'
import { tierItems } from '../tier-items.js'

const SLUG = 'rainy-day'

const ITEMS = tierItems(SLUG, [
  {
    key: 'pancake',
    label: '전 부치기',
    text: '첫 장은 부치는 사람이 먹고, 접시에는 둘째 장부터 올라가요.',
    alt: '프라이팬에서 노릇하게 익는 파전과 그 밑에 들어간 뒤집개',
  },
  {
    key: 'nap',
    label: '낮잠',
    text: '십 분만 누웠다 일어났는데 아침인지 저녁인지 모르겠어요.',
    alt: '한쪽 발을 이불 밖으로 내놓고 곤히 자는 사람',
  },
  {
    key: 'window',
    label: '창밖 보기',
    text: '지나가는 우산을 세다 보면 파란 우산에 정이 들어요.',
    alt: '비 내리는 창밖을 나란히 보는 사람과 고양이의 뒷모습',
  },
  {
    key: 'drama',
    label: '밀린 드라마',
    text: '다음 화까지 오 초, 그 안에 리모컨을 찾은 적이 없어요.',
    alt: '우산 하나를 같이 쓴 두 사람이 나오는 텔레비전과 팝콘 한 통',
  },
  {
    key: 'no-umbrella',
    label: '우산 없이 걷기',
    text: '열 걸음까지는 영화인데 열한 걸음부터 양말이 축축해요.',
    alt: '물웅덩이에 서서 두 팔을 들고 비를 맞으며 웃는 사람',
  },
  {
    key: 'cleaning',
    label: '대청소',
    text: '창문도 못 여는 날이면 꼭 이불을 털고 싶어져요.',
    alt: '거품이 넘치는 양동이에 걸린 고무장갑과 옆에 선 대걸레',
  },
  {
    key: 'letter',
    label: '편지 쓰기',
    text: '첫 줄에 비가 온다고 쓰고 나면 둘째 줄이 안 나와요.',
    alt: '하트로 봉한 봉투에서 반쯤 나온 편지와 만년필',
  },
  {
    key: 'cafe',
    label: '카페 창가',
    text: '창가에 앉은 사람이 컵만 들어도 내 가방부터 쥐게 돼요.',
    alt: '줄무늬 차양 아래 불 켜진 창가에 커다란 찻잔을 두고 앉은 사람',
  },
  {
    key: 'web-novel',
    label: '웹소설 정주행',
    text: '삼백 화를 따라잡았더니 다음 화는 다음 주 수요일이래요.',
    alt: '휴대폰 화면에서 흘러나와 바닥까지 두루마리처럼 이어지는 소설',
  },
  {
    key: 'rain-recording',
    label: '빗소리 녹음',
    text: '한 시간을 녹음했는데 들어 보니 반은 냉장고 소리예요.',
    alt: '빗방울이 떨어지는 마이크와 뒤로 늘어선 소리 막대',
  },
  {
    key: 'bath',
    label: '목욕',
    text: '비에 젖는 건 싫다면서 물속에는 한 시간째 앉아 있어요.',
    alt: '수건으로 양머리를 하고 거품 욕조에 몸을 담근 사람과 노란 오리',
  },
  {
    key: 'sujebi',
    label: '수제비',
    text: '얇게 뜨자고 약속해도 주먹만 한 게 하나는 꼭 떠올라요.',
    alt: '손으로 뜬 반죽과 애호박이 떠 있는 파란 그릇의 수제비',
  },
  {
    key: 'old-photos',
    label: '옛날 사진 보기',
    text: '내 앞머리에 놀라서 친구가 더 이상하게 나온 사진을 찾아요.',
    alt: '빛바랜 사진 세 장과 맨 위 사진에 나란히 선 가족',
  },
  {
    key: 'board-game',
    label: '보드게임',
    text: '져도 괜찮다던 사람이 설명서를 두 번째 읽고 있어요.',
    alt: '알록달록한 말판에 선 파란 말과 빨간 말, 공중에 뜬 주사위',
  },
  {
    key: 'bookstore',
    label: '서점',
    text: '비만 피하려고 들어갔다가 젖으면 안 될 짐이 세 권 생겨요.',
    alt: '책이 가득한 책장 앞에 선 사람의 뒷모습과 접은 우산',
  },
  {
    key: 'tidying',
    label: '집 정리',
    text: '버리려고 모은 상자가 저녁이면 다시 옷장으로 들어가요.',
    alt: '돌돌 만 옷이 색깔 순서로 꽂힌 열린 서랍장',
  },
  {
    key: 'phone-call',
    label: '친구에게 전화',
    text: '비 오냐고 물은 지 두 시간인데 자세한 얘기는 만나서 하재요.',
    alt: '줄이 꼬불꼬불한 빨간 수화기와 빗방울 말풍선, 웃는 말풍선',
  },
  {
    key: 'nothing',
    label: '아무것도 안 하기',
    text: '뭐 했냐고 물으면 “비 왔잖아” 한마디로 설명이 끝나요.',
    alt: '둥근 깔개 위에 팔다리를 펴고 누워 천장을 보는 사람',
  },
])

export const RAINY_DAY: ShippedGame = {
  id: '019a2000-0000-7000-8000-000000000008',
  slug: SLUG,
  title: '비 오는 날 하기 좋은 일 티어표',
  subtitle: '우산은 현관에 세워 두고, 할 일은 줄을 세워요',
  description:
    '비가 와서 약속이 취소됐다면 축하해요. 전 부치기부터 아무것도 안 하기까지 열여덟 가지를 다섯 줄에 나눠 올려 보세요. 다 올리는 데 3분쯤 걸리고, 창밖을 보느라 멈춘 시간은 세지 않아요.',
  cover: pictureOf(
    SLUG,
    'cover',
    '비 오는 저녁, 이불을 두르고 고양이와 창밖을 보는 사람과 김 나는 전 한 접시',
  ),
  tags: ['비', '일상', '취향', '휴식', '집콕'],
  genres: ['일상', '드라마'],
  moods: ['short', 'together', 'funny'],
  minutes: 3,
  ageRating: 'all',
  content: {
    kind: 'tier',
    rows: [
      { key: 's', label: 'S', text: '이러려고 비가 와요', colour: 'red', score: 5 },
      { key: 'a', label: 'A', text: '오늘은 이거죠', colour: 'orange', score: 4 },
      { key: 'b', label: 'B', text: '나쁘지 않아요', colour: 'yellow', score: 3 },
      { key: 'c', label: 'C', text: '맑은 날에 할래요', colour: 'green', score: 2 },
      { key: 'd', label: 'D', text: '비가 와도 이건 아니에요', colour: 'blue', score: 1 },
    ],
    items: ITEMS,
  },
}
