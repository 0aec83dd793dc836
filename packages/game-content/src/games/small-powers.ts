import { pictureOf } from '../picture-of.js'
import type { ShippedGame } from '../shipped-game.js'
import { worldcupItems } from '../worldcup-items.js'

const SLUG = 'small-powers'

const ITEMS = worldcupItems(SLUG, [
  {
    key: 'green-light',
    label: '늘 초록불',
    text: '뛰지 않아도 되는데 버릇처럼 조금 뛰어요.',
    alt: '밤길에 켜진 초록 신호등',
  },
  {
    key: 'alarm',
    label: '알람 1분 전에 깨기',
    text: '알람을 이긴 아침에는 양치도 당당해요.',
    alt: '울리기 직전의 자명종',
  },
  {
    key: 'no-spill',
    label: '엎어도 안 쏟기',
    text: '흰 셔츠를 입은 날 짬뽕을 시키게 돼요.',
    alt: '기울었는데도 쏟아지지 않는 컵',
  },
  {
    key: 'one-percent',
    label: '충전 1%로 하루 버티기',
    text: '전화기가 작별 인사만 하고 안 떠나요.',
    alt: '배터리가 조금 남은 휴대전화',
  },
  {
    key: 'cats-come',
    label: '고양이가 먼저 다가옴',
    text: '집 앞 골목을 지나는 데 사십 분이 걸려요.',
    alt: '밤 골목에서 다가오는 고양이',
  },
  {
    key: 'short-line',
    label: '줄이 늘 빨리 줄어듦',
    text: '옆줄의 부러운 눈길을 처음 받아 봐요.',
    alt: '계산대 앞의 짧은 줄',
  },
  {
    key: 'song-title',
    label: '노래 제목 바로 떠올리기',
    text: '“따라라, 그거 있잖아”의 그거를 알아요.',
    alt: '음표가 떠오르는 그림',
  },
  {
    key: 'sock-pair',
    label: '양말 짝 안 잃기',
    text: '세탁기가 더는 통행료를 받지 않아요.',
    alt: '짝이 맞는 양말 한 켤레',
  },
  {
    key: 'rain-stops',
    label: '비 그칠 때 맞춰 나가기',
    text: '오 년 된 우산에 아직 가격표가 달려 있어요.',
    alt: '비가 막 그친 밤거리',
  },
  {
    key: 'free-seat',
    label: '자리 나는 칸 알기',
    text: '앞에 서기만 하면 앉은 분이 가방을 챙겨요.',
    alt: '지하철의 빈자리 하나',
  },
  {
    key: 'password',
    label: '비밀번호 안 잊기',
    text: '어릴 적 별명을 묻는 질문에 답할 일이 없어요.',
    alt: '자물쇠와 비밀번호',
  },
  {
    key: 'quiet-bag',
    label: '과자 봉지 조용히 뜯기',
    text: '새벽 두 시의 부엌이 끝내 증언하지 않아요.',
    alt: '뜯어 놓은 과자 봉지',
  },
  {
    key: 'good-photo',
    label: '사진 한 번에 잘 나옴',
    text: '신분증을 꺼내며 변명하지 않아도 돼요.',
    alt: '잘 나온 사진 한 장',
  },
  {
    key: 'ramen-water',
    label: '라면 물 완벽하게 맞추기',
    text: '은퇴한 계량컵은 화분에 물을 줘요.',
    alt: '물이 알맞은 라면 냄비',
  },
  {
    key: 'dream-again',
    label: '꿈 이어 꾸기',
    text: '복권 번호 다섯 개까지 듣고 깨도 괜찮아요.',
    alt: '밤하늘에 이어지는 꿈',
  },
  {
    key: 'elevator',
    label: '엘리베이터가 내 층에 있음',
    text: '늦잠 잔 날에도 “땡” 하고 먼저 와 있어요.',
    alt: '불을 밝히고 기다리는 엘리베이터',
  },
])

export const SMALL_POWERS: ShippedGame = {
  id: '019a2000-0000-7000-8000-000000000005',
  slug: SLUG,
  title: '사소한 초능력 월드컵',
  subtitle: '망토는 없지만 양말 짝은 늘 맞아요',
  description:
    '하늘을 날거나 시간을 멈추는 힘은 없어요. 대신 늘 초록불이거나 과자 봉지를 소리 없이 뜯는 힘 열여섯 가지가 둘씩 겨뤄요. 하나만 가질 수 있다면 무엇일지 열다섯 번 고르면 끝나고, 2분쯤 걸려요.',
  cover: pictureOf(SLUG, 'cover', '밤거리에서 사소한 초능력이 반짝이는 그림'),
  tags: ['초능력', '상상', '취향', '웃음', '하루'],
  genres: ['판타지', '개그', '일상'],
  moods: ['short', 'together', 'funny'],
  minutes: 2,
  ageRating: 'all',
  content: {
    kind: 'worldcup',
    items: ITEMS,
    championLine: '세상은 못 구해도 오늘 하루는 구할 수 있어요.',
  },
}
