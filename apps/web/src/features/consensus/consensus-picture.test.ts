// @vitest-environment node
import { expect, it } from 'vitest'
import { consensusPicture } from './consensus-picture'
import { aConsensus } from './internal/a-consensus.fake'

const pictureOf = (view: 'mean' | 'mode' | 'mine') =>
  consensusPicture({ title: '간식 티어표' }, aConsensus(), view, '2026년 11월 24일')
const labels = ({ rows }: ReturnType<typeof pictureOf>) =>
  rows.map(({ items }) => items.map(({ label }) => label))

it('says what it is, of how many boards and when', () => {
  expect(pictureOf('mean')).toMatchObject({
    title: '모두의 간식 티어표',
    note: '1,234개의 표 · 2026년 11월 24일',
  })
})

it('has the rows of what is looked at; beside one’s own board those of the mean', () => {
  expect(labels(pictureOf('mean'))).toEqual([['만두'], ['치즈', '김밥'], []])
  expect(labels(pictureOf('mode'))).toEqual([['만두', '치즈'], ['김밥'], []])
  expect(labels(pictureOf('mine'))).toEqual(labels(pictureOf('mean')))
})

it('knows of each item its name and its picture', () => {
  const [best] = pictureOf('mean').rows
  expect(best).toEqual({
    label: 'S',
    colour: 'red',
    items: [{ label: '만두', picture: { url: '/p/dumpling.svg' } }],
  })
})
