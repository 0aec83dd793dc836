import { expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { saying } from '../testing/answers.js'
import { commonBridges, lighthouse } from '../testing/lighthouse-theme.js'
import { lintBounds } from './lint-bounds.js'

/** What is found where the yard is entered under these conditions; clues go from 0 to 5, feelings from −5 to 5. */
function found(...when: string[]): string[] {
  const theme = structuredClone(lighthouse)
  theme.scenes[0]?.enter.unshift(...saying('비가 왔다.', { when, sets: ['시계.새벽+1'] }))
  return lintBounds(compileTheme(theme, commonBridges)).map(({ code, where }) => `${code} ${where}`)
}

it('finds nothing in the lighthouse', () => {
  expect(found()).toEqual([])
})

it.each(['단서>=1', '단서>=5', '단서<5', '단서==0', '단서!=5', '단서', '!단서', '관계.해준<-4'])(
  'lets %s pass',
  (condition) => expect(found(condition)).toEqual([]),
)

it.each(['단서>=6', '단서>5', '단서<0', '단서==9', '관계.해준>5', '관계.등대지기>=7', '건넸다>=2'])(
  'finds that %s never holds',
  (condition) => expect(found(condition)).toEqual(['never-holds scenes.yard.enter.0.when.0']),
)

it.each(['단서>=0', '단서<=5', '단서!=6', '관계.윤서>=-5', '건넸다<=1'])(
  'finds that %s always holds',
  (condition) => expect(found(condition)).toEqual(['always-holds scenes.yard.enter.0.when.0']),
)

it('finds conditions that never hold together', () => {
  expect(found('단서>=2', '관계.윤서>0', '단서<=1')).toEqual([
    'never-holds scenes.yard.enter.0.when.2',
  ])
  expect(found('건넸다', '!건넸다')).toEqual(['never-holds scenes.yard.enter.0.when.1'])
  expect(found('단서>=2', '단서<=4')).toEqual([])
})

it('asks nothing of a counter without bounds', () => {
  expect(found('시계.새벽>=100')).toEqual([])
})
