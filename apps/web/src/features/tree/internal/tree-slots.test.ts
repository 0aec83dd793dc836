// @vitest-environment node
import { TREE_LOOKS } from '@doran/contract/limits'
import { describe, expect, it } from 'vitest'
import { SLOTS } from './tree-slots'

/** Of a picture of a tree, and of an ornament as it is drawn for it. */
const [WIDTH, HEIGHT, ORNAMENT] = [720, 900, 96]

describe.each(TREE_LOOKS)('the slots of %s', (look) => {
  const slots = SLOTS[look].map(({ x, y }) => ({ x: (x * WIDTH) / 100, y: (y * HEIGHT) / 100 }))

  it('are twelve, from top to bottom', () => {
    expect(slots).toHaveLength(12)
    expect(slots.map(({ y }) => y)).toEqual(slots.map(({ y }) => y).toSorted((a, b) => a - b))
  })

  it('leave room for an ornament within the picture', () => {
    const half = ORNAMENT / 2
    const outside = slots.filter(
      ({ x, y }) => x < half || x > WIDTH - half || y < 0 || y > HEIGHT - ORNAMENT,
    )
    expect(outside).toEqual([])
  })

  it('lie far enough apart for fingers', () => {
    const near = slots.flatMap((one, index) =>
      slots
        .slice(index + 1)
        .filter(({ x, y }) => Math.abs(one.x - x) < 108 && Math.abs(one.y - y) < 99)
        .map((other) => [one, other]),
    )
    expect(near).toEqual([])
  })
})
