// @vitest-environment node
import { expect, it } from 'vitest'
import { shapeOf } from './field-shape'

const SIZE = { columns: 5, rows: 7 }
const CSS = { width: 5 * 62 + 4 * 4 + 2 * 12, height: 7 * 62 + 6 * 4 + 28 }
const EVERY_CELL = Array.from({ length: 35 }, (_, at) => at)

it.each([1, 1.25, 2, 2.625])('covers the picture once, in whole pixels, at %s', (scale) => {
  const shape = shapeOf(SIZE, CSS, scale)
  const boxes = EVERY_CELL.map(shape.boxOf)
  const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0)
  expect(area).toBe(Math.round(CSS.width * scale) * Math.round(CSS.height * scale))
  for (const [at, box] of boxes.entries()) {
    expect(Object.values(box).every(Number.isInteger)).toBe(true)
    const { x, y } = shape.cellAt(at)
    expect(x).toBeGreaterThanOrEqual(box.x)
    expect(y).toBeGreaterThanOrEqual(box.y)
    expect(x + shape.side).toBeLessThanOrEqual(box.x + box.width)
    expect(y + shape.side).toBeLessThanOrEqual(box.y + box.height)
  }
})

it('knows what lies below something', () => {
  const shape = shapeOf(SIZE, CSS, 2)
  const { x, y } = shape.cellAt(7)
  const { side } = shape
  expect(shape.cellsUnder({ x, y, width: side, height: side })).toEqual([7])
  expect(shape.cellsUnder({ x: x - 10, y: y - 10, width: side, height: 20 })).toEqual([1, 2, 6, 7])
})
