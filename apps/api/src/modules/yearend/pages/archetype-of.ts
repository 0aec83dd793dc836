import type { YearPage } from '@doran/contract'
import { ARCHETYPES, type Archetype } from '@doran/contract/limits'
import type { YearFacts } from '../facts/year-facts.js'
import { FEATURES } from './archetype-features.js'
import type { Habits } from './habits.js'
import { deviationsOf } from './unusual.js'

type ArchetypePage = Extract<YearPage, { kind: 'archetype' }>

/** What a person reads of their type. */
const SAID: Readonly<Record<Archetype, { title: string; line: string }>> = {
  'ember-collector': {
    title: '불씨 수집가',
    line: '다 태우지 않아도 괜찮아요. 첫 장의 온기를 모으는 사람 곁에는 늘 다음 이야기가 있으니까요.',
  },
  'dawn-lighthouse': {
    title: '새벽 등대',
    line: '모두가 잠든 시간에 켜 둔 불빛 하나. 먼저 깬 사람이 있어서 아침이 길을 잃지 않았어요.',
  },
  'crossroads-traveller': {
    title: '갈림길 여행자',
    line: '돌아간 길도 길이에요. 두 번 걸은 사람만 아는 풍경이 주머니에 가득하네요.',
  },
  'ending-hunter': {
    title: '결말 사냥꾼',
    line: '마지막 문장의 발자국을 좇아 여기까지. 덮은 책의 무게만큼 걸음이 단단해졌어요.',
  },
  'letter-carrier': {
    title: '편지 배달부',
    line: '말로 하면 날아갈 마음을 종이에 눌러 담았어요. 누군가의 겨울이 그만큼 두꺼워졌고요.',
  },
  'tomato-farmer': {
    title: '토마토 농부',
    line: '익을 때를 아는 손. 조급함 대신 박자를 심었더니 한 해가 빨갛게 여물었어요.',
  },
  'one-well-reader': {
    title: '한 우물 독자',
    line: '넓이 대신 깊이를 골랐어요. 같은 물도 오래 들여다보면 하늘이 비치거든요.',
  },
  'quiet-applause': {
    title: '조용한 박수',
    line: '무대에 오르지 않아도 공연을 완성하는 사람이 있어요. 박수는 늘 객석에서 시작되니까요.',
  },
  'question-maker': {
    title: '질문 제조기',
    line: '답보다 먼저 도착하는 사람. 물음표 하나가 문을 열고, 나머지 이야기가 따라 들어왔어요.',
  },
  'world-builder': {
    title: '세계 건축가',
    line: '벽돌 대신 문장을 쌓았어요. 지도에 없던 마을에 지금도 불이 켜져 있을 거예요.',
  },
  'worldcup-coach': {
    title: '월드컵 감독',
    line: '고르는 일에는 용기가 필요해요. 끝까지 한쪽을 택한 사람의 벤치는 언제나 뜨거웠고요.',
  },
  'easy-walker': {
    title: '느긋한 산책자',
    line: '서두르지 않아서 놓치지 않은 것들이 있어요. 천천히 걸은 해는 발바닥이 먼저 기억해요.',
  },
}

/** The type whose feature lies furthest above what is usual; of equal ones the rarer. */
export function archetypeOf(facts: YearFacts, habits: Habits): ArchetypePage {
  const scored = ARCHETYPES.map((archetype) => {
    const { measure, usual, rarity } = FEATURES[archetype]
    const value = measure({ facts, habits })
    // Nobody is called by what they never did.
    const z = value > 0 ? deviationsOf(value, usual) : Number.NEGATIVE_INFINITY
    return { archetype, z, rarity }
  })
  const [first] = scored.toSorted((one, other) =>
    one.z === other.z ? one.rarity - other.rarity : other.z - one.z,
  )
  const archetype = first?.archetype ?? 'easy-walker'
  return {
    kind: 'archetype',
    archetype,
    ...SAID[archetype],
    reason: FEATURES[archetype].reason({ facts, habits }),
  }
}
