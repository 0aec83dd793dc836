// @vitest-environment node
import { expect, test } from 'vitest'
import { touchedWarnings } from './touched-warnings'

const SCARY = ['오싹한 분위기', '어둠과 밀폐된 곳', '아이를 잃은 이야기']
const FIGHT = ['가벼운 협박과 몸싸움']
const ILL = ['가족의 병과 이별 이야기']

test.each<[string, readonly string[], readonly string[]]>([
  ['', SCARY, []],
  ['벌레, 매운 음식', SCARY, []],
  ['무서운 장면은 싫어요', SCARY, ['오싹한 분위기']],
  ['귀신이랑 갇히는 거', SCARY, ['오싹한 분위기', '어둠과 밀폐된 곳']],
  ['누가 죽는 이야기', SCARY, ['아이를 잃은 이야기']],
  ['아이가 다치는 장면', SCARY, ['아이를 잃은 이야기']],
  ['폭력', FIGHT, FIGHT],
  ['협박하는 사람', FIGHT, FIGHT],
  ['가벼운 농담', FIGHT, []],
  ['아픈 사람이 나오는 이야기', ILL, ILL],
  ['병아리', ILL, []],
  ['사랑 이야기', ILL, []],
])('%s', (bounds, warnings, touched) => {
  expect(touchedWarnings(bounds, warnings)).toEqual(touched)
})
