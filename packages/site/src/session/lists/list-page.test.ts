// @vitest-environment node
import { expect, test } from 'vitest'
import { insertItem, mergeFirst, type ListOrder } from './list-page.js'

const order: ListOrder<number> = { idOf: String, placeOf: String, sort: 'new' }
const oldFirst = { ...order, sort: 'old' } as const
const pageOf = (items: number[], nextCursor: string | null = 'c') => ({ items, nextCursor })

test('a first page that is all there is takes the place of what was read', () => {
  const first = pageOf([9, 7], null)
  expect(mergeFirst(pageOf([9, 8, 7, 6]), first, order)).toBe(first)
})

test('entries behind a new first page stay, and those that it lacks go', () => {
  const old = pageOf([8, 7, 6, 5, 4], 'behind 4')
  expect(mergeFirst(old, pageOf([9, 8, 6], 'behind 6'), order)).toEqual({
    items: [9, 8, 6, 5, 4],
    nextCursor: 'behind 4',
  })
  expect(mergeFirst(pageOf([1, 2, 3, 4], 'x'), pageOf([1, 3]), oldFirst)).toEqual({
    items: [1, 3, 4],
    nextCursor: 'x',
  })
})

test('a first page that shares nothing with what was read starts the list again', () => {
  const first = pageOf([9, 8])
  expect(mergeFirst(pageOf([5, 4, 3]), first, order)).toBe(first)
})

test('something is put back to where the order has it, once', () => {
  expect(insertItem([9, 7, 5], 8, order)).toEqual([9, 8, 7, 5])
  expect(insertItem([9, 8, 5], 8, order)).toEqual([9, 8, 5])
  expect(insertItem([9, 7], 1, order)).toEqual([9, 7, 1])
  expect(insertItem([1, 3], 2, oldFirst)).toEqual([1, 2, 3])
})
