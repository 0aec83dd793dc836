import type { ThemeCard } from '@doran/contract'
import { expect, it } from 'vitest'
import { cautionLabel, lengthName, lengthLabel } from './theme-copy.js'

it('keeps the name of a length on one line and promises a range of scenes', () => {
  expect(lengthLabel('middle')).toBe('중간\u00a0길이, 20~40장면')
  expect(lengthName('middle')).toBe('중간 길이')
})

it('says the rating, and what happens where there is something to warn of', () => {
  const theme = (ageRating: ThemeCard['ageRating'], warnings: string[]) => ({ ageRating, warnings })
  expect(cautionLabel(theme('all', []))).toBe('전체 이용가')
  expect(cautionLabel(theme('15', ['어둠', '아이를 잃은 이야기']))).toBe(
    '15세 이상 · 이런 내용이 나와요: 어둠, 아이를 잃은 이야기',
  )
})
