import { expect, it } from 'vitest'
import { compileTheme } from '../compile/compile-theme.js'
import { lighthouse } from '../testing/lighthouse-theme.js'
import { openStory } from './open-story.js'

const openings = [
  { title: '해준의 마중', text: '해준이 등불 없이 부두에 내려와 있었다.' },
  { title: '진흙 위', text: '신발을 벗은 사람의 발자국이 철문 앞에서 끊겼다.' },
]
const theme = compileTheme({ ...lighthouse, openings }, { bridges: [] })

it('tells the opening that is asked for, the first without an index', () => {
  expect(openStory(theme).text).toBe(lighthouse.opening)
  expect(openStory(theme, 0).text).toBe(lighthouse.opening)
  expect(openStory(theme, 1).text).toBe(openings[0]?.text)
  expect(openStory(theme, 2).text).toBe(openings[1]?.text)
})

it('begins in the same scene with the same choices, whichever is chosen', () => {
  const { text: _, ...first } = openStory(theme)
  const { text: __, ...other } = openStory(theme, 1)
  expect(other).toEqual(first)
})

it('tells the first where the theme has no such opening', () => {
  for (const index of [3, -1, 0.5]) expect(openStory(theme, index).text).toBe(lighthouse.opening)
})
