import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlantLook } from '../art/plant-symbols'
import { createFieldPicture } from './field-picture'

const SIZE = { columns: 2, rows: 2 }
/** Cells of 50 pixels. */
const CSS = { width: 2 * 50 + 4 + 2 * 12, height: 2 * 50 + 4 + 28 }
const LOOKS: readonly PlantLook[] = ['empty', 'sprout', 'green', 'red']

let frames: ((time: number) => void)[] = []
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (draw: (time: number) => void) => frames.push(draw))
})
afterEach(() => document.body.replaceChildren())

function pass(time: number) {
  const due = frames
  frames = []
  for (const draw of due) draw(time)
}

/** A canvas that notes what is drawn on it. */
function aCanvas() {
  const canvas = document.createElement('canvas')
  const context = {
    canvas,
    globalAlpha: 1,
    clearRect: vi.fn<(x: number, y: number) => void>(),
    drawImage: vi.fn<(sheet: unknown, from: number) => void>(),
    translate: vi.fn<(x: number, y: number) => void>(),
  }
  Object.defineProperty(canvas, 'getContext', { value: () => context })
  return { canvas, context }
}

async function aPicture({ isMotionReduced = false } = {}) {
  const rows = [aCanvas(), aCanvas()]
  const read = vi.fn((side: number) =>
    Promise.resolve({
      sheet: document.createElement('canvas'),
      xOf: (look: string) => side * ['empty', 'sprout', 'green', 'red', 'splash'].indexOf(look),
    }),
  )
  const picture = createFieldPicture(SIZE, () => isMotionReduced, read)
  picture.stand(LOOKS)
  const fit = (scale: number) =>
    picture.fit(
      rows.map(({ canvas }) => canvas),
      CSS,
      scale,
    )
  await fit(1)
  const drawn = () =>
    rows.map(({ context }) => {
      const from = context.drawImage.mock.calls.map(([, x]) => x)
      context.drawImage.mockClear()
      return from
    })
  return { picture, fit, read, drawn, rows }
}

it('draws each row once, and then no frame without a change', async () => {
  const { drawn } = await aPicture()
  pass(0)
  expect(drawn()).toEqual([
    [0, 50],
    [100, 150],
  ])
  expect(frames).toEqual([])
})

it('draws a cell that turned while it grows, and no other', async () => {
  const { picture, drawn } = await aPicture()
  pass(0)
  drawn()
  picture.turn(0, 'sprout')
  pass(1_000)
  expect(drawn()).toEqual([[50], []])
  pass(1_100)
  expect(drawn()).toEqual([[50], []])
  pass(1_200)
  expect(drawn()).toEqual([[50], []])
  expect(frames).toEqual([])
})

it('draws it once where motion is reduced', async () => {
  const { picture, drawn } = await aPicture({ isMotionReduced: true })
  pass(0)
  drawn()
  picture.turn(3, 'green')
  pass(1_000)
  expect(drawn()).toEqual([[], [100]])
  expect(frames).toEqual([])
})

it('clears what flew over other cells when it is over', async () => {
  const { picture, drawn } = await aPicture()
  pass(0)
  drawn()
  picture.show({ cell: 3, words: '', isSplashing: true })
  pass(1_000)
  expect(drawn().flat()).toContain(200)
  pass(2_000)
  expect(drawn()).toEqual([
    [0, 50],
    [100, 150],
  ])
  expect(frames).toEqual([])
})

it('reads its drawings anew for another sharpness alone', async () => {
  const { fit, read, rows } = await aPicture()
  await fit(1)
  expect(read.mock.calls).toEqual([[50]])
  await fit(2)
  expect(read.mock.calls).toEqual([[50], [100]])
  expect(rows.map(({ canvas }) => canvas.width)).toEqual([256, 256])
  const heights = rows.map(({ canvas }) => canvas.height)
  expect(heights.reduce((sum, height) => sum + height, 0)).toBe(264)
})
