import { z } from 'zod'
import { Scene } from '../scene-schema.js'
import { Card, ThemeSource, type CommonSource } from '../theme-schema.js'
import { lamp, stairs, yard } from './lighthouse-scenes.js'

/** A theme that ships has more scenes and cards, and a longer opening. */
const SmallTheme = ThemeSource.extend({
  opening: z.string(),
  cards: z.array(Card),
  scenes: z.array(Scene),
})

/** A small theme for tests. */
export const lighthouse: ThemeSource = SmallTheme.parse({
  id: '018f6f7e-0000-7000-8000-000000000001',
  slug: 'lighthouse',
  title: '꺼진 등대',
  hook: '불이 꺼진 밤, 누군가 맨발로 들어갔다',
  synopsis: '비 오는 밤 등대의 불이 꺼졌다. 등대지기는 기름 탓을 하지만 발자국은 다른 말을 한다.',
  coverAlt: '비 내리는 밤의 불 꺼진 등대',
  genre: '추리',
  tags: ['등대'],
  keyword1: '등대',
  keyword2: '비밀',
  ageRating: 'all',
  warnings: [],
  length: 'short',
  pov: '2인칭',
  tone: '조용하고 축축한',
  speech: '해라체',
  world: '',
  rules: '',
  style: '',
  protagonist: { role: '뭍에서 온 조사원', fixedFacts: [] },
  start: 'yard',
  opening:
    '등대의 불이 꺼진 지 사흘째 되는 밤이었다. 배에서 내리자 해준이 우산도 없이 서 있었다. “늦으셨소.” 그의 뒤로 등대가 검게 솟아 있었고, 진흙 위에는 발자국이 철문까지 이어져 있었다. 빗물이 그 자국을 천천히 지우고 있었다.',
  firstActions: ['발자국을 따라간다', '해준에게 사정을 묻는다', '등대 문을 두드린다'],
  cast: [
    {
      name: '해준',
      aliases: ['등대지기'],
      role: '등대지기',
      look: '',
      personality: '',
      speech: '',
      samples: ['늦으셨소.', '기름이 떨어졌소.', '올라가지 마시오.'],
      relation: 0,
    },
    {
      name: '윤서',
      aliases: ['기록원'],
      role: '등대에 숨은 기록원',
      look: '',
      personality: '',
      speech: '',
      samples: ['올라오지 마세요.', '오긴 왔네요.', '누가 이 불을 켜요?'],
      relation: 0,
    },
  ],
  cards: [
    { title: '기름통', triggers: ['기름'], text: '해준의 발치에 놓인 기름통. 아직 가득하다.' },
  ],
  gauges: [
    {
      key: '용기',
      label: '용기',
      min: 0,
      max: 6,
      start: 3,
      visible: true,
      movedByModel: true,
      meaning: '무릅쓰는 힘',
    },
    {
      key: '단서',
      label: '단서',
      min: 0,
      max: 5,
      start: 0,
      visible: true,
      movedByModel: false,
      meaning: '알아낸 것',
    },
  ],
  endings: [
    {
      key: 'lit',
      title: '다시 켜진 불',
      hint: '신발의 주인을 찾아 주세요',
      when: ['건넸다', '관계.윤서>=4'],
      text: '등명기가 천천히 돌기 시작했다. 배가 뱃머리를 돌렸다.',
      badge: '불지기',
      rare: true,
    },
    {
      key: 'alone',
      title: '혼자 켠 불',
      hint: '힘으로도 불은 켜져요',
      when: ['없는조건'],
      text: '불은 켜졌지만 방에는 아무도 남지 않았다.',
      badge: '빈방',
      rare: false,
    },
    {
      key: 'dawn',
      title: '젖은 새벽',
      hint: '아침은 어쨌든 와요',
      when: [],
      text: '새벽은 불 없이 밝았다. 바다는 아무 말도 하지 않았다.',
      badge: '새벽',
      rare: false,
    },
  ],
  scenes: [yard, stairs, lamp],
})

export const commonBridges: CommonSource = {
  bridges: [
    { id: 'rain', when: [], family: 'weather', text: '빗소리가 잠깐 잦아들었다가 다시 굵어졌다.' },
    { id: 'pulse', when: [], family: 'tension', text: '귓속에서 맥박이 크게 뛰었다.' },
    { id: 'breath', when: [], family: 'calm', text: '숨이 조금 고르게 돌아왔다.' },
    { id: 'echo', when: [], family: 'recall', text: '{기억|이/가} 머릿속에서 떠나지 않았다.' },
  ],
}
