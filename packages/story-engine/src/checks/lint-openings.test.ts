import { expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { lintOpenings } from './lint-openings.js'

function found(...texts: string[]): string[] {
  const openings = texts.map((text, index) => ({ title: `다른 시작 ${index}`, text }))
  const theme = compileTheme({ ...lighthouse, openings }, { bridges: [] })
  return lintOpenings(theme).map(({ level, code, where }) => `${level} ${code} ${where}`)
}

it('finds nothing in openings that read well', () => {
  expect(found('해준이 부두에 내려와 있었다. “늦으셨소.”')).toEqual([])
})

it('finds a particle that does not fit and a line in the player’s mouth', () => {
  expect(found('비가 그쳤다.', '낡은 열쇠을 쥔 사람이 서 있었다.')).toEqual([
    'error particle openings.1.text',
  ])
  expect(found('당신은 “누구 없어요?” 하고 물었다.')).toEqual([
    'error speaks-for-player openings.0.text',
  ])
})
